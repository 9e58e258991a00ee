import type { ReactNode } from 'react';
import { withPrefix } from '#core/site-address.ts';
import { type Language, prefixOf } from '#i18n/language.ts';
import { useLanguage, useTexts } from '#i18n/language-context.tsx';
import { Unbroken } from '#i18n/unbroken.tsx';
import { IconAlert } from '../icons/frame-icons.tsx';
import { PageHead } from '../layout/page-head.tsx';
import { HiddenInputs } from './hidden-inputs.tsx';
import { Honeypot } from './honeypot.tsx';
import { plainFormTexts } from './plain-form.texts.ts';
import { answerId, type PostedForm, PostedFormContext } from './posted-form.tsx';
import '../feedback/failure-box.css';

/** An attempt to send a form: its key makes a second press of the button repeat nothing. */
export type PlainAttempt = { key: string; openedAt: number };

type PlainFormProps = {
  /** The page that it is posted to, without language prefix. */
  to: string;
  /** None for a form that may be sent twice. */
  attempt?: PlainAttempt;
  /** Sent along, unseen. */
  hidden?: Readonly<Record<string, string>>;
  className?: string;
  children: ReactNode;
};

function addressOf(language: Language, to: string): string {
  return `${withPrefix(prefixOf[language], to)}#${answerId}`;
}

function unseenOf(attempt: PlainAttempt | undefined, hidden: Readonly<Record<string, string>>) {
  if (!attempt) return hidden;
  return { ...hidden, key: attempt.key, openedAt: String(attempt.openedAt) };
}

/** A step between a form and its end, which exists without scripts alone: posted to a page as well. */
export function PlainForm({ to, attempt, hidden = {}, className, children }: PlainFormProps) {
  const { language } = useLanguage();
  return (
    <form className={className} action={addressOf(language, to)} method="post" noValidate>
      {children}
      <HiddenInputs fields={unseenOf(attempt, hidden)} />
      <Honeypot />
    </form>
  );
}

/** Where reading continues after a press. It takes the focus, because the form's address names it. */
export function PlainAnswer({ className, children }: { className?: string; children: ReactNode }) {
  return (
    <div className={className} id={answerId} tabIndex={-1}>
      {children}
    </div>
  );
}

/** A field that was refused: `id` is that of its control. */
export type PlainError = { id: string; message: string };

/** Names each refused field once more, above the form, with a link to it. */
export function PlainErrors({ errors }: { errors: readonly PlainError[] }) {
  const t = useTexts(plainFormTexts);
  if (errors.length === 0) return null;
  return (
    <PlainAnswer className="failure wide">
      <IconAlert />
      <div>
        <b>{t(errors.length === 1 ? 'oneError' : 'errors', { count: errors.length })}</b>
        {errors.map(({ id, message }) => (
          <p key={id}>
            <a href={`#${id}`}>
              <Unbroken>{message}</Unbroken>
            </a>
          </p>
        ))}
      </div>
    </PlainAnswer>
  );
}

type Answered = Partial<Pick<PostedForm, 'values' | 'part'>> & {
  language: Language;
  /** The page that it is posted to, without language prefix. */
  to: string;
  /** None for a form that may be sent twice. */
  attempt?: PlainAttempt;
  /** What was refused: fields, whose controls have their names as ids, and what else has an id. */
  refused?: readonly PlainError[];
  /** Why it was not accepted, if no field is to blame. */
  failure?: ReactNode;
  /** Sent along, unseen. */
  hidden?: Readonly<Record<string, string>>;
};

/** Returns the screen of an answer that is the page itself, whose form shows what was posted to it. */
export function answerForm(answered: Answered): (page: ReactNode) => ReactNode {
  const { language, to, attempt, values = {}, refused = [], failure, hidden = {} } = answered;
  const posted: PostedForm = {
    action: addressOf(language, to),
    values,
    errors: Object.fromEntries(refused.map(({ id, message }) => [id, message])),
    head:
      refused.length > 0 || failure ? (
        <div className="plain__wrong">
          <PlainErrors errors={refused} />
          {failure ? <PlainAnswer>{failure}</PlainAnswer> : null}
        </div>
      ) : null,
    part: answered.part,
    hidden: unseenOf(attempt, hidden),
  };
  return (page) => <PostedFormContext value={posted}>{page}</PostedFormContext>;
}

type PlainDoneProps = { title: string; lead: string; children: ReactNode };

/** The page after a form was sent without scripts: what happened, what follows, and where to go on. */
export function PlainDone({ title, lead, children }: PlainDoneProps) {
  return (
    <>
      <PlainAnswer className="plain__head">
        <PageHead title={title} lead={lead} />
      </PlainAnswer>
      <div className="wrap plain">{children}</div>
    </>
  );
}
