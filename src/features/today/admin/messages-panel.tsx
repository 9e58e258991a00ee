import { writeHref } from '#features/people/people.ts';
import { htmlLangOf, languageOf } from '#i18n/language.ts';
import { useLanguage, useTexts } from '#i18n/language-context.tsx';
import { FailureNote } from '#ui/admin/calls/failure-note.tsx';
import { useStaffAction } from '#ui/admin/calls/use-staff-action.ts';
import { Initials } from '#ui/admin/initials.tsx';
import { Panel } from '#ui/admin/layout/panel.tsx';
import { Button, buttonClass } from '#ui/controls/button.tsx';
import { Link } from '#ui/controls/link.tsx';
import { IconClock } from '#ui/icons/icons.tsx';
import type { Today } from '../today.schema.ts';
import { todayTexts } from '../today.texts.ts';
import { setConversationDone } from '../today-calls.ts';
import { DoneNote } from './done-note.tsx';
import { EmptyPanel } from './empty-panel.tsx';
import { formatBy, formatSpan } from './format-when.ts';
import { SectionLink } from './section-link.tsx';
import type { TodayLinks } from './today-links.ts';
import { useDoneRows } from './use-done-rows.ts';
import './row-states.css';
import '#ui/admin/layout/rows.css';
import '#ui/admin/age.css';

type Message = Today['messages']['first'][number];

function TimeLeft({ message, now }: { message: Message; now: Date }) {
  const { language } = useLanguage();
  const t = useTexts(todayTexts);
  const left = Date.parse(message.answerBy) - now.getTime();
  const tone = left < 0 ? ' age--late' : message.isUrgent ? ' age--warn' : '';
  const params = {
    span: formatSpan(Math.abs(left)),
    by: formatBy(message.answerBy, now, language),
  };
  return (
    <span className={`age${tone}`}>
      <IconClock />
      {t(left < 0 ? 'late' : 'left', params)}
    </span>
  );
}

function ReplyLink({ message, links }: { message: Message; links: TodayLinks }) {
  const t = useTexts(todayTexts);
  const label = t('replyTo', { name: message.name });
  const className = buttonClass({ variant: 'soft' });
  const conversation = links.conversation(message.id);
  return conversation === null ? (
    <Link to={writeHref(message)} className={className} aria-label={label} aria-keyshortcuts="r">
      {t('reply')}
    </Link>
  ) : (
    <Link to={conversation} className={className} aria-label={label} aria-keyshortcuts="r">
      {t('reply')}
    </Link>
  );
}

type RowProps = {
  message: Message;
  isDone: boolean;
  now: Date;
  links: TodayLinks;
  onClose: (message: Message) => void;
  onReopen: (message: Message) => void;
  onChanged: () => void;
};

function Row({ message, isDone, now, links, onClose, onReopen, onChanged }: RowProps) {
  const t = useTexts(todayTexts);
  const { busy, failure, run } = useStaffAction();
  const href = links.conversation(message.id) ?? links.person(message.personId ?? '');
  /** Seen at once; put back with the reason if the server refuses. */
  async function change(done: boolean): Promise<void> {
    const [show, putBack] = done ? [onClose, onReopen] : [onReopen, onClose];
    show(message);
    const isDoneThere = await run(
      () => setConversationDone(message, done),
      (revision) => {
        show({ ...message, revision });
        onChanged();
      },
    );
    if (!isDoneThere) putBack(message);
  }
  return (
    <li className={isDone ? 'is-done' : undefined}>
      <Initials name={message.name} />
      {isDone ? (
        <DoneNote name={message.name} busy={busy} onUndo={() => void change(false)}>
          {t('wasDone')}
        </DoneNote>
      ) : (
        <>
          <div>
            <b>{href === null ? message.name : <Link to={href}>{message.name}</Link>}</b>{' '}
            <span className="quiet">{message.businessName}</span>
            <small className="cut--1" lang={htmlLangOf[languageOf(message.language)]}>
              {message.excerpt}
            </small>
            <TimeLeft message={message} now={now} />
          </div>
          <span className="acts">
            <ReplyLink message={message} links={links} />
            <Button
              variant="soft"
              busy={busy}
              onClick={() => void change(true)}
              aria-keyshortcuts="e"
              aria-label={t('messageDone', { name: message.name })}
            >
              {t('done')}
            </Button>
          </span>
        </>
      )}
      <FailureNote failure={failure} />
    </li>
  );
}

type MessagesPanelProps = Pick<Today, 'messages'> & {
  now: Date;
  links: TodayLinks;
  onChanged: () => void;
};

/** The messages without an answer, the most urgent first. */
export function MessagesPanel({ messages, now, links, onChanged }: MessagesPanelProps) {
  const t = useTexts(todayTexts);
  const { rows, close, reopen } = useDoneRows(messages.first);
  return (
    <Panel
      id="waiting"
      title={t('messages')}
      count={messages.waiting}
      action={<SectionLink to={links.inbox}>{t('inbox')}</SectionLink>}
      foot={t('messagesFoot')}
    >
      {rows.length === 0 ? <EmptyPanel>{t('messagesNone')}</EmptyPanel> : null}
      <ul className="rows rows--acts">
        {rows.map(({ row, isDone }) => (
          <Row
            key={row.id}
            message={row}
            isDone={isDone}
            now={now}
            links={links}
            onClose={close}
            onReopen={reopen}
            onChanged={onChanged}
          />
        ))}
      </ul>
    </Panel>
  );
}
