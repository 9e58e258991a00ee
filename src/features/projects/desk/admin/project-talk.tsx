import { type FormEvent, useState } from 'react';
import {
  MessageFiles,
  useMessageFiles,
} from '#features/conversations/components/message-files.tsx';
import { formatSize } from '#i18n/format-size.ts';
import { useLanguage, useTexts } from '#i18n/language-context.tsx';
import { conversationPath } from '#paths.ts';
import { FailureNote } from '#ui/admin/calls/failure-note.tsx';
import { useStaffAction } from '#ui/admin/calls/use-staff-action.ts';
import { Instant } from '#ui/admin/instant.tsx';
import { Panel, PanelBody } from '#ui/admin/layout/panel.tsx';
import { Button } from '#ui/controls/button.tsx';
import { Link } from '#ui/controls/link.tsx';
import { useToast } from '#ui/feedback/toast/use-toast.ts';
import { TextareaField } from '#ui/form/field.tsx';
import { formatComment } from '../../format-decision.ts';
import type { ShownProject } from '../../projects.schema.ts';
import { projectErrorText } from '../../projects.texts.ts';
import { longestText } from '../../projects.ts';
import { writeMessage } from '../project-calls.ts';
import { projectsTexts } from './projects-admin.texts.ts';
import '#ui/admin/layout/rows.css';
import './project.css';

type Shown = { project: ShownProject; onChanged: () => Promise<void> };

/** A message to the client. The text stays until the server has it. */
function MessageForm({ project, onChanged }: Shown) {
  const t = useTexts(projectsTexts);
  const { language } = useLanguage();
  const showToast = useToast();
  const { busy, failure, run } = useStaffAction();
  const [text, setText] = useState('');
  const [fileIds, setFileIds] = useState<string[]>([]);
  const files = useMessageFiles(`project:${project.id}`);
  const [isEmpty, setIsEmpty] = useState(false);
  const papers = project.documents.filter(({ side }) => side === 'company');

  function send(event: FormEvent): void {
    event.preventDefault();
    setIsEmpty(text.trim() === '');
    if (text.trim() === '') return;
    void run(
      () => writeMessage(project.id, text, [...fileIds, ...files.ids], language),
      () => {
        setText('');
        setFileIds([]);
        files.change([]);
        showToast({ title: t('sent') });
        return onChanged();
      },
    );
  }

  return (
    <form className="stack" onSubmit={send} noValidate>
      <TextareaField
        label={t('write', { name: project.person.name || project.person.email })}
        hint={t('writeHint')}
        value={text}
        maxLength={longestText}
        readOnly={busy}
        error={isEmpty ? projectErrorText(language, '', 'required') : undefined}
        onChange={(event) => {
          setText(event.target.value);
          setIsEmpty(false);
        }}
      />
      {papers.length > 0 ? (
        <fieldset>
          <legend className="quiet">{t('attach')}</legend>
          {papers.map(({ id, name }) => (
            <label className="row" key={id}>
              <input
                type="checkbox"
                checked={fileIds.includes(id)}
                onChange={({ target }) =>
                  setFileIds(
                    target.checked ? [...fileIds, id] : fileIds.filter((one) => one !== id),
                  )
                }
              />
              {name}
            </label>
          ))}
        </fieldset>
      ) : null}
      <MessageFiles state={files} busy={busy} />
      <FailureNote failure={failure} />
      <div className="row">
        <Button type="submit" variant="soft" busy={busy} busyLabel={t('asking')}>
          {t('send')}
        </Button>
      </div>
    </form>
  );
}

/** What was written to the client and by them, and how to write. */
export function ProjectTalk({ project, onChanged }: Shown) {
  const t = useTexts(projectsTexts);
  const { language } = useLanguage();
  const { messages, conversation } = project;
  return (
    <Panel title={t('messages')} count={messages.length}>
      <ul className="rows rows--2">
        {messages.map(({ id, direction, author, body, at, isShown, files }) => (
          <li key={id}>
            <div>
              <b>{direction === 'in' ? t('client') : (author ?? t('us'))}</b>
              {direction === 'note' ? (
                <small>{t(isShown ? 'noteForClient' : 'noteForUs')}</small>
              ) : null}
              <small className="said">{body}</small>
              {files.map((file) => (
                <small key={file.id}>
                  <a
                    className="link"
                    href={`/api/admin/conversations/${project.conversation}/files/${file.id}`}
                    download={file.name}
                  >
                    {file.name}
                  </a>{' '}
                  {formatSize(file.size, language)}
                </small>
              ))}
            </div>
            <small>
              <Instant at={at} />
            </small>
          </li>
        ))}
      </ul>
      {messages.length === 0 ? <PanelBody>{t('noMessages')}</PanelBody> : null}
      {conversation === null ? null : (
        <PanelBody>
          <Link className="link" to={conversationPath.href({ id: conversation })}>
            {t('inInbox')}
          </Link>
        </PanelBody>
      )}
      {project.state === 'closed' ? null : (
        <PanelBody>
          <MessageForm project={project} onChanged={onChanged} />
        </PanelBody>
      )}
    </Panel>
  );
}

/** What the client did, with the words that stood on the page. */
export function ProjectDecisions({ project }: { project: ShownProject }) {
  const t = useTexts(projectsTexts);
  const { language } = useLanguage();
  const { decisions } = project;
  return (
    <Panel title={t('decisions')} count={decisions.length}>
      {decisions.length === 0 ? <PanelBody>{t('noDecisions')}</PanelBody> : null}
      <ul className="rows rows--2">
        {decisions.toReversed().map((decision) => (
          <li key={decision.id}>
            <div>
              <b>{t(`choice_${decision.choice}`)}</b>
              <small className="said">{formatComment(decision, language)}</small>
              {decision.consent === '' ? null : (
                <small className="said" lang={decision.language === 'pt' ? 'pt-PT' : 'en'}>
                  <b>{t('consent')}:</b> {decision.consent}
                </small>
              )}
              <details>
                <summary className="quiet">{t('words')}</summary>
                <small className="said" lang={decision.language === 'pt' ? 'pt-PT' : 'en'}>
                  {decision.words}
                </small>
                {decision.sha256 === null ? null : (
                  <small>{t('checksum', { sum: decision.sha256.slice(0, 8) })}</small>
                )}
              </details>
            </div>
            <small>
              <Instant at={decision.at} />
            </small>
          </li>
        ))}
      </ul>
    </Panel>
  );
}
