import { companyZone, readClock } from '#core/zoned-time.ts';
import { formatTime } from '#i18n/format-time.ts';
import { useLanguage, useTexts } from '#i18n/language-context.tsx';
import { Button } from '#ui/controls/button.tsx';
import { TextareaField } from '#ui/form/field.tsx';
import { formatShortDay } from '../format-day.ts';
import type { Relation, RelationThread } from '../show-relation.server.ts';
import { withUsTexts } from '../with-us.texts.ts';
import type { Typed } from './typed.ts';

function Thread({ thread, brand }: { thread: RelationThread; brand: string }) {
  const { language } = useLanguage();
  const t = useTexts(withUsTexts);
  const due = readClock(thread.answerBy, companyZone);
  const dayOf = (at: string) => formatShortDay(readClock(at, companyZone).day, language);
  const time = formatTime(due.time, language);
  return (
    <li className="rel-thread">
      {thread.messages.map(({ at, isOurs, text }) => (
        <div key={at + String(isOurs)} className={isOurs ? 'rel-said rel-said--us' : 'rel-said'}>
          <p>
            <b>{isOurs ? t('us', { brand }) : t('you')}</b> <time dateTime={at}>{dayOf(at)}</time>
          </p>
          <p className="rel-text">{text === '' ? t('youWrote') : text}</p>
        </div>
      ))}
      {thread.isAnswered || thread.isClosed ? null : (
        <p className="rel-quiet">{t('answerBy', { day: dayOf(thread.answerBy), time })}</p>
      )}
    </li>
  );
}

type TalkProps = { relation: Relation; action: string; attempt: string; typed: Typed };

/** What was written, and the form to write more; an address that nobody proved has none. */
export function RelationTalk({ relation, action, attempt, typed }: TalkProps) {
  const t = useTexts(withUsTexts);
  const { threads, company, scope } = relation;
  if (scope === 'order') return null;
  return (
    <section className="card card--pad" aria-labelledby="talk">
      <h2 id="talk">{t('talk')}</h2>
      <form method="post" action={`${action}#said`} className="rel-form" noValidate>
        <p>{t('talkLead')}</p>
        <input type="hidden" name="do" value="message" />
        <input type="hidden" name="key" value={attempt} />
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
            <Thread key={thread.id} thread={thread} brand={company.brand} />
          ))}
        </ul>
      ) : null}
    </section>
  );
}
