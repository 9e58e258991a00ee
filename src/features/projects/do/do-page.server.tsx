import { Fragment } from 'react';
import { workdayFrom } from '#core/workdays.ts';
import { companyZone, readClock } from '#core/zoned-time.ts';
import type { Company } from '#features/company/company.ts';
import { formatSize } from '#i18n/format-size.ts';
import { isLate } from '../schedule.ts';
import type { ShownRequest } from './do.schema.ts';
import type { DoText } from './do.texts.ts';
import { DoFrame, dayIn, type Say, sayIn } from './do-frame.server.tsx';
import { AboutIdentity, Consent, ShowInstead } from './do-identity.server.tsx';
import type { SentPaper } from './show-request.server.ts';

/** What a form that was refused is shown with: an error for each field, and what was typed. */
export type Refused = {
  message: string;
  errors: Partial<Record<string, string>>;
  typed: Partial<Record<string, string>>;
};

export type DoPageProps = {
  token: string;
  shown: ShownRequest;
  company: Pick<Company, 'brand' | 'phone'>;
  today: string;
  refused: Refused | null;
  /** Of a request for a time: the times that can be booked. */
  freeSlots: readonly { date: string; time: string }[];
};

function Due({ shown, today, say }: { shown: ShownRequest; today: string; say: Say }) {
  const { dueDay, language } = shown;
  if (dueDay === null) return null;
  const day = dayIn(language, workdayFrom(dueDay));
  const late = isLate(dueDay, today);
  return (
    <p className={late ? 'do__due do__due--late' : 'do__due'}>
      {say(late ? 'late' : 'due', { day })}
    </p>
  );
}

/** A text of several lines, each on its own. */
function Lines({ text }: { text: string }) {
  if (text === '') return null;
  return (
    <p className="do__text">
      {text.split('\n').map((line, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: lines never move.
        <Fragment key={at}>
          {at > 0 && <br />}
          {line}
        </Fragment>
      ))}
    </p>
  );
}

function Paper({ shown, say }: { shown: ShownRequest; say: Say }) {
  const { document, language, kind } = shown;
  if (!document) return null;
  const { name, url, version, size, sha256 } = document;
  const about = { number: version, size: formatSize(size, language), sum: sha256.slice(0, 8) };
  return (
    <div className="do__paper">
      <a className="btn btn--line" href={url} target="_blank" rel="noreferrer">
        {say('paper_open', { name })}
      </a>
      <small>{say('paper_version', about)}</small>
      {kind === 'document' && <p>{say('print_hint')}</p>}
    </div>
  );
}

function FieldError({ id, text }: { id: string; text: string | undefined }) {
  if (text === undefined) return null;
  return (
    <p className="err" id={id}>
      {text}
    </p>
  );
}

type FormProps = { shown: ShownRequest; refused: Refused | null; say: Say };

function AnswerForm({ refused, say }: FormProps) {
  const error = refused?.errors.text;
  return (
    <>
      <div className="field">
        <label className="lbl" htmlFor="text">
          {say('answer_label')}
        </label>
        <FieldError id="text-error" text={error} />
        <textarea
          className="input"
          id="text"
          name="text"
          required
          maxLength={4000}
          aria-invalid={error === undefined ? undefined : true}
          aria-describedby={error === undefined ? undefined : 'text-error'}
          defaultValue={refused?.typed.text ?? ''}
        />
      </div>
      <button className="btn" type="submit">
        {say('press_answered')}
      </button>
    </>
  );
}

/** What a phone offers its camera for, and what else is accepted. */
const accepted =
  'image/jpeg,image/png,image/webp,image/avif,image/gif,application/pdf,.pdf,.jpg,.jpeg,.jpe,.jfif,.png,.webp,.avif,.gif,.docx,.xlsx,.pptx,.odt,.ods,.csv,.txt,.zip,.eml';

/** Whether a name is that of a phone's photograph which few programs show. */
const isHeic = (name: string) => /\.hei[cf]$/i.test(name);

function DocumentForm({ shown, refused, say }: FormProps) {
  const error = refused?.errors.files;
  const { files, language, identity } = shown;
  return (
    <>
      <Consent
        shown={shown}
        error={refused?.errors.consent}
        isTicked={refused?.typed.consent === 'yes'}
        say={say}
      />
      <div className="field">
        <label className="lbl" htmlFor="files">
          {say('files_label')}
        </label>
        <FieldError id="files-error" text={error} />
        <span className="hint" id="files-hint">
          {say('files_hint')}
        </span>
        {/* Shown where scripts send what is chosen at once. */}
        <label className="do__pick" htmlFor="files">
          {say('files_choose')}
        </label>
        <input
          className="do__choose"
          id="files"
          name="file"
          type="file"
          multiple
          accept={accepted}
          required={files.length === 0}
          aria-describedby={error === undefined ? 'files-hint' : 'files-error files-hint'}
        />
      </div>
      <ul className="do__files" aria-live="polite">
        {files.map(({ id, name, size }) => (
          <li key={id}>
            <label>
              <input type="checkbox" name="files" value={id} defaultChecked />
              {identity ? name : say('file_sent', { name })}{' '}
              <small>{formatSize(size, language)}</small>
            </label>
            {isHeic(name) && <small>{say('file_heic')}</small>}
          </li>
        ))}
      </ul>
      <AboutIdentity shown={shown} say={say} />
      <button className="btn" type="submit">
        {say('press_handed-in')}
      </button>
      <ShowInstead shown={shown} say={say} />
    </>
  );
}

function ApprovalForm({ shown, refused, say }: FormProps) {
  const { document } = shown;
  const before = document
    ? say('approve_before', { number: document.version })
    : say('approve_before_plain');
  return (
    <>
      {document && <input type="hidden" name="sha256" value={document.sha256} />}
      <p className="do__before">{before}</p>
      <button className="btn" type="submit" name="choice" value="approved">
        {say('press_approved')}
      </button>
      <div className="field do__changes">
        <label className="lbl" htmlFor="comment">
          {say('changes_label')}
        </label>
        <FieldError id="comment-error" text={refused?.errors.comment} />
        <textarea
          className="input"
          id="comment"
          name="comment"
          maxLength={4000}
          defaultValue={refused?.typed.comment ?? ''}
        />
      </div>
      <button className="btn btn--line" type="submit" name="choice" value="changes">
        {say('press_changes')}
      </button>
    </>
  );
}

function TimeForm({ shown, refused, say, freeSlots }: FormProps & Pick<DoPageProps, 'freeSlots'>) {
  const { language } = shown;
  const days = Map.groupBy(freeSlots, ({ date }) => date);
  const error = refused?.errors.date ?? refused?.errors.time ?? refused?.errors.slot;
  if (freeSlots.length === 0) return <p>{say('time_none')}</p>;
  return (
    <>
      <fieldset
        className="do__times"
        aria-describedby={error === undefined ? undefined : 'slot-error'}
      >
        <legend className="lbl">{say('time_label')}</legend>
        <FieldError id="slot-error" text={error} />
        {[...days].map(([day, times]) => (
          <div key={day}>
            <h2>{dayIn(language, day)}</h2>
            <div className="do__slots">
              {times.map(({ time }) => (
                <label key={time}>
                  <input
                    type="radio"
                    name="slot"
                    value={`${day} ${time}`}
                    required
                    defaultChecked={refused?.typed.slot === `${day} ${time}`}
                  />
                  <span>{time}</span>
                </label>
              ))}
            </div>
          </div>
        ))}
      </fieldset>
      <button className="btn" type="submit">
        {say('press_chosen')}
      </button>
    </>
  );
}

function Form(props: FormProps & Pick<DoPageProps, 'freeSlots'>) {
  const { kind } = props.shown;
  if (kind === 'answer') return <AnswerForm {...props} />;
  if (kind === 'document') return <DocumentForm {...props} />;
  if (kind === 'approval') return <ApprovalForm {...props} />;
  return <TimeForm {...props} />;
}

function doneText(shown: ShownRequest, say: Say): string {
  const choice = shown.decision?.choice;
  return choice === undefined ? '' : say(`done_${choice}` as DoText);
}

/** What was done, in place of the form: of a chosen time, when we meet. */
function Done({ shown, say }: { shown: ShownRequest; say: Say }) {
  const { decision, language, title, others } = shown;
  const momentOf = (instant: string) => {
    const clock = readClock(instant, companyZone);
    return { day: dayIn(language, clock.day), time: clock.time };
  };
  const meeting = decision?.meeting ?? null;
  const met = meeting && momentOf(meeting.startsAt);
  return (
    <>
      <h1>{say('done_title')}</h1>
      <p className="do__lead">
        {met && meeting?.isCancelled ? say('done_cancelled', met) : doneText(shown, say)}
      </p>
      <dl className="do__facts">
        <dt>{title}</dt>
        <dd>
          {met && !meeting?.isCancelled && <p>{say('done_meeting', met)}</p>}
          {decision?.choice !== 'chosen' && <Lines text={decision?.comment ?? ''} />}
          {decision && !met && <small>{say('done_on', momentOf(decision.at))}</small>}
        </dd>
      </dl>
      <p>
        {others === 0
          ? say('done_now')
          : say(others === 1 ? 'done_more_one' : 'done_more_other', { count: others })}
      </p>
    </>
  );
}

function RefusedBox({ refused }: { refused: Refused | null }) {
  if (!refused) return null;
  return (
    <div className="do__refused" role="alert">
      <p>{refused.message}</p>
    </div>
  );
}

/** The page of one request, in the language of its reader: one thing, one press. */
export function DoPage({ token, shown, company, today, refused, freeSlots }: DoPageProps) {
  const { language, state, kind } = shown;
  const say = sayIn(language);
  const words = Object.fromEntries(
    (
      [
        'file_sending',
        'file_waiting',
        'file_sent',
        'file_failed',
        'file_heic',
        'file_again',
        'file_remove',
        'broken',
        'too_large',
      ] as const
    ).map((key) => [key, say(key)]),
  );
  if (state === 'done')
    return (
      <DoFrame company={company} language={language}>
        <Done shown={shown} say={say} />
      </DoFrame>
    );
  if (state === 'withdrawn')
    return (
      <DoFrame company={company} language={language}>
        <h1>{say('withdrawn_title')}</h1>
        <p className="do__lead">{shown.title}</p>
        <p>{say('withdrawn_text')}</p>
      </DoFrame>
    );
  return (
    <DoFrame company={company} language={language}>
      <p className="do__for">{say('for', { project: shown.project })}</p>
      <h1>{shown.title}</h1>
      <Due shown={shown} today={today} say={say} />
      <Lines text={shown.text} />
      <Paper shown={shown} say={say} />
      <RefusedBox refused={refused} />
      <form
        className="form"
        method="post"
        {...(kind === 'document' && { encType: 'multipart/form-data' as const })}
        data-kind={kind}
        data-token={token}
        data-words={JSON.stringify(words)}
      >
        <Form shown={shown} refused={refused} say={say} freeSlots={freeSlots} />
      </form>
    </DoFrame>
  );
}

/** The page of a paper that was sent with a message. */
export function SentPaperPage({
  paper,
  company,
  href,
}: Pick<DoPageProps, 'company'> & { paper: SentPaper; href: string }) {
  const { name, size, language } = paper;
  return (
    <DoFrame company={company} language={language}>
      <h1>{name}</h1>
      <p>{formatSize(size, language)}</p>
      <a className="btn" href={href} target="_blank" rel="noreferrer">
        {sayIn(language)('paper_open', { name })}
      </a>
    </DoFrame>
  );
}

/** The page of a link that is not ours. Its reader is not known, so it speaks both languages. */
export function UnknownLinkPage({ company }: Pick<DoPageProps, 'company'>) {
  return (
    <DoFrame company={company} language="en">
      <h1>{sayIn('en')('unknown_title')}</h1>
      <p>{sayIn('en')('unknown_text')}</p>
      <div lang="pt-PT">
        <h2>{sayIn('pt')('unknown_title')}</h2>
        <p>{sayIn('pt')('unknown_text')}</p>
      </div>
    </DoFrame>
  );
}
