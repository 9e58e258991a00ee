import { useTexts } from '#i18n/language-context.tsx';
import { Button, buttonClass } from '#ui/controls/button.tsx';
import { TextField } from '#ui/form/field.tsx';
import { Honeypot } from '#ui/form/honeypot.tsx';
import { withUsTexts } from '../with-us.texts.ts';
import { SaidNote } from './relation-page.server.tsx';
import type { Typed } from './typed.ts';

/** Why the page asks for an address. */
export type AskReason = 'lost' | 'gone' | 'ended';

type AskPageProps = {
  reason: AskReason;
  /** The address that the form is sent to. */
  action: string;
  /** Whether the link was asked for just now. */
  isAsked: boolean;
  openedAt: number;
  typed: Typed;
};

const words = {
  lost: ['askTitle', 'askLead'],
  gone: ['goneTitle', 'goneLead'],
  ended: ['ended', 'endedText'],
} as const;

/** Asks for the address to which a client's link is mailed; the answer is the same for everybody. */
export function AskPage({ reason, action, isAsked, openedAt, typed }: AskPageProps) {
  const t = useTexts(withUsTexts);
  const [title, lead] = words[reason];
  if (isAsked)
    return (
      <div className="wrap rel rel--narrow">
        <header className="rel-head">
          <h1>{t('asked')}</h1>
          <p>{t('askedText')}</p>
        </header>
        <a className={buttonClass({ variant: 'line' })} href={action}>
          {t('askAgain')}
        </a>
      </div>
    );
  const { form } = typed.errors;
  return (
    <div className="wrap rel rel--narrow">
      <header className="rel-head">
        <h1>{t(title)}</h1>
        <p>{t(lead)}</p>
      </header>
      <SaidNote said={form === undefined ? null : { kind: 'failed', text: form }} />
      <form method="post" action={action} className="card card--pad rel-form" noValidate>
        <TextField
          id="email"
          type="email"
          name="email"
          autoComplete="email"
          label={t('email')}
          defaultValue={typed.values.email}
          error={typed.errors.email}
        />
        <input type="hidden" name="openedAt" value={String(openedAt)} />
        <Honeypot />
        <Button type="submit">{t('ask')}</Button>
      </form>
    </div>
  );
}
