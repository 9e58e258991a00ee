import { type FormEvent, useState } from 'react';
import { failureOf } from '#core/call-failure.ts';
import { htmlLangOf } from '#i18n/language.ts';
import { useTexts } from '#i18n/language-context.tsx';
import { FailureNote } from '#ui/admin/calls/failure-note.tsx';
import { useStaffAction } from '#ui/admin/calls/use-staff-action.ts';
import { PageHeading } from '#ui/admin/layout/page-heading.tsx';
import { Panel, PanelBody } from '#ui/admin/layout/panel.tsx';
import { Button } from '#ui/controls/button.tsx';
import { Link } from '#ui/controls/link.tsx';
import { useToast } from '#ui/feedback/toast/use-toast.ts';
import { TextareaField, TextField } from '#ui/form/field.tsx';
import { createIdempotencyKeys } from '#ui/form/idempotency-key.ts';
import { SelectField } from '#ui/form/select-field.tsx';
import { IconChevronLeft } from '#ui/icons/icons.tsx';
import { MessageFiles, useMessageFiles } from '../../components/message-files.tsx';
import { spokenChannels } from '../../conversations.ts';
import { beginConversation, type Letter } from '../compose-calls.ts';
import { composeTexts } from './compose.texts.ts';
import '#ui/admin/checkbox.css';

type Addressee = Pick<Letter, 'personId' | 'email' | 'name' | 'language' | 'subject'>;

type ComposeFormProps = {
  title: string;
  to: Addressee;
  inboxHref: string;
  /** Called with the conversation that has begun. */
  onBegun: (id: string) => void;
};

type Errors = Readonly<Record<string, string>>;

function errorsOf(error: unknown): Errors {
  const failure = failureOf(error);
  if (failure.kind !== 'invalid') return {};
  return Object.fromEntries(failure.errors.map(({ field, message }) => [field, message]));
}

const channels = ['mail', ...spokenChannels] as const;

/** Writes to somebody first, or notes what was said with them. What is typed stays until it is stored. */
export function ComposeForm({ title, to, inboxHref, onBegun }: ComposeFormProps) {
  const t = useTexts(composeTexts);
  const showToast = useToast();
  const { busy, failure, run } = useStaffAction();
  const [keys] = useState(createIdempotencyKeys);
  const [values, setValues] = useState({
    ...to,
    text: '',
    channel: 'mail' as Letter['channel'],
    isShown: true,
  });
  const [errors, setErrors] = useState<Errors>({});
  const files = useMessageFiles(`compose:${to.personId || to.email}`);
  const change = (changes: Partial<typeof values>) => setValues({ ...values, ...changes });
  const isMail = values.channel === 'mail';

  function send(event: FormEvent): void {
    event.preventDefault();
    setErrors({});
    const { isShown, ...rest } = values;
    // A mail is the client's anyway.
    const letter = { ...rest, isShown: isShown && !isMail, fileIds: files.ids };
    void run(
      async () => {
        try {
          return await beginConversation(letter, keys.keyFor(letter));
        } catch (error) {
          setErrors(errorsOf(error));
          throw error;
        }
      },
      ({ id }) => {
        keys.settle();
        files.change([]);
        showToast({ title: t(isMail ? 'sent' : 'kept') });
        onBegun(id);
      },
    );
  }

  const lang = values.language === '' ? undefined : htmlLangOf[values.language];
  return (
    <>
      <PageHeading
        above={
          <Link className="crumb" to={inboxHref}>
            <IconChevronLeft />
            {t('back')}
          </Link>
        }
        title={title}
        lead={t('lead')}
      />
      <Panel title={values.name || values.email || title}>
        <PanelBody>
          <form className="stack" onSubmit={send} noValidate>
            {to.personId === '' ? (
              <>
                <TextField
                  label={t('email')}
                  type="email"
                  autoComplete="off"
                  value={values.email}
                  error={errors.email}
                  onChange={({ target }) => change({ email: target.value })}
                />
                <TextField
                  label={t('name')}
                  optional={t('optional')}
                  autoComplete="off"
                  value={values.name}
                  error={errors.name}
                  onChange={({ target }) => change({ name: target.value })}
                />
              </>
            ) : null}
            <SelectField
              label={t('language')}
              value={values.language}
              onChange={({ target }) => change({ language: target.value as Letter['language'] })}
            >
              <option value="">{t('ofPerson')}</option>
              <option value="en">{t('en')}</option>
              <option value="pt">{t('pt')}</option>
            </SelectField>
            <SelectField
              label={t('how')}
              value={values.channel}
              onChange={({ target }) => change({ channel: target.value as Letter['channel'] })}
            >
              {channels.map((one) => (
                <option key={one} value={one}>
                  {t(`channel_${one}`)}
                </option>
              ))}
            </SelectField>
            {isMail ? null : (
              <>
                <p className="quiet">{t('noteHint')}</p>
                <label className="row">
                  <input
                    type="checkbox"
                    className="cb"
                    checked={values.isShown}
                    onChange={({ target }) => change({ isShown: target.checked })}
                  />
                  {t('isShown')}
                </label>
              </>
            )}
            <TextField
              label={t('subject')}
              maxLength={200}
              lang={lang}
              value={values.subject}
              error={errors.subject}
              onChange={({ target }) => change({ subject: target.value })}
            />
            <TextareaField
              label={t(isMail ? 'text' : 'note')}
              hint={isMail ? t('signed') : undefined}
              rows={9}
              maxLength={10_000}
              lang={lang}
              readOnly={busy}
              value={values.text}
              error={errors.text}
              onChange={({ target }) => change({ text: target.value })}
            />
            <MessageFiles state={files} busy={busy} />
            {Object.keys(errors).length === 0 ? <FailureNote failure={failure} /> : null}
            <div className="row">
              <Button type="submit" busy={busy} busyLabel={t('sending')}>
                {t(isMail ? 'send' : 'keep')}
              </Button>
            </div>
          </form>
        </PanelBody>
      </Panel>
    </>
  );
}
