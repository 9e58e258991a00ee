import { companyZone, readClock } from '#core/zoned-time.ts';
import type { ClientMessage, ClientThread } from '#features/conversations/client-threads.server.ts';
import { formatSize } from '#i18n/format-size.ts';
import { useLanguage, useTexts } from '#i18n/language-context.tsx';
import { Button } from '#ui/controls/button.tsx';
import { TextareaField } from '#ui/form/field.tsx';
import type { ClientWork } from '../client-work.ts';
import { formatShortDay } from '../format-day.ts';
import type { Relation } from '../show-relation.server.ts';
import { withUsTexts } from '../with-us.texts.ts';
import type { Typed } from './typed.ts';

type SaidProps = { message: ClientMessage; brand: string; action: string };

/** One message, or the note of a call, with its files. */
function Said({ message, brand, action }: SaidProps) {
  const { language } = useLanguage();
  const t = useTexts(withUsTexts);
  const { at, isOurs, text, spoken, author, files } = message;
  const { day, time } = readClock(at, companyZone);
  const us = author === null ? brand : t('usBy', { name: author, brand });
  return (
    <div className={isOurs ? 'rel-said rel-said--us' : 'rel-said'}>
      <p>
        <b>{isOurs ? us : t('you')}</b>{' '}
        <time dateTime={at}>
          {formatShortDay(day, language)}, {time}
        </time>
      </p>
      {spoken === null ? null : <p className="rel-quiet">{t(`spoken_${spoken}`)}</p>}
      <p className="rel-text">{text === '' ? t('youWrote') : text}</p>
      {files.length > 0 ? (
        <ul className="rel-files" aria-label={t('files')}>
          {files.map(({ id, name, size }) => (
            <li key={id}>
              <a className="link" href={`${action}/files/${id}`}>
                {name}
              </a>{' '}
              <small>{formatSize(size, language)}</small>
            </li>
          ))}
        </ul>
      ) : null}
    </div>
  );
}

type ThreadProps = { thread: ClientThread; brand: string; action: string };

function Thread({ thread, brand, action }: ThreadProps) {
  const { language } = useLanguage();
  const t = useTexts(withUsTexts);
  const due = readClock(thread.answerBy, companyZone);
  const day = formatShortDay(due.day, language);
  const time = due.time;
  return (
    <li className="rel-thread">
      {thread.subject === null ? null : <h3>{thread.subject}</h3>}
      {thread.messages.map((message) => (
        <Said key={message.id} message={message} brand={brand} action={action} />
      ))}
      {thread.isWaiting ? <p className="rel-quiet">{t('answerBy', { day, time })}</p> : null}
    </li>
  );
}

/** Which work a message is about; nothing to choose where there is none. */
function About({ works, chosen }: { works: readonly ClientWork[]; chosen: string | undefined }) {
  const t = useTexts(withUsTexts);
  const [first] = works;
  if (!first) return null;
  const choices = [
    ...works.map(({ id, title }) => ({ id, title })),
    { id: '', title: t('other_about') },
  ];
  return (
    <fieldset className="rel-day">
      <legend>{t('about')}</legend>
      <div className="rel-times">
        {choices.map(({ id, title }) => (
          <label key={id} className="rel-time">
            <input
              type="radio"
              name="project"
              value={id}
              defaultChecked={(chosen ?? first.id) === id}
            />
            <span>{title}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}

type TalkProps = { relation: Relation; action: string; attempt: string; typed: Typed };

/** What was written, and the form to write more; an address that nobody proved has none. */
export function RelationTalk({ relation, action, attempt, typed }: TalkProps) {
  const t = useTexts(withUsTexts);
  const { threads, company, scope, works } = relation;
  if (scope === 'order') return null;
  return (
    <section className="card card--pad" aria-labelledby="talk">
      <h2 id="talk">{t('talk')}</h2>
      <form method="post" action={`${action}#said`} className="rel-form" noValidate>
        <p>{t('talkLead')}</p>
        <input type="hidden" name="do" value="message" />
        <input type="hidden" name="key" value={attempt} />
        <About works={works.works} chosen={typed.values.project} />
        <TextareaField
          id="text"
          name="text"
          rows={4}
          label={t('message')}
          defaultValue={typed.values.text}
          error={typed.errors.text}
        />
        <Button type="submit" variant="line">
          {t('send')}
        </Button>
      </form>
      {threads.length > 0 ? (
        <ul className="rel-list">
          {threads.map((thread) => (
            <Thread key={thread.id} thread={thread} brand={company.brand} action={action} />
          ))}
        </ul>
      ) : null}
    </section>
  );
}
