import { withPrefix } from '#core/site-address.ts';
import { companyZone, readClock } from '#core/zoned-time.ts';
import type { ClientBooking } from '#features/booking/meetings/client-bookings.server.ts';
import { DayLeaf } from '#features/booking/ticket/components/ticket.tsx';
import { prefixOf } from '#i18n/language.ts';
import { useLanguage, useTexts } from '#i18n/language-context.tsx';
import { localize } from '#i18n/localized.tsx';
import { bookConsultationPath } from '#paths.ts';
import { Button, buttonClass } from '#ui/controls/button.tsx';
import { IconAlert } from '#ui/icons/frame-icons.tsx';
import { formatDayHeading } from '../format-day.ts';
import type { Relation } from '../show-relation.server.ts';
import { withUsTexts } from '../with-us.texts.ts';
import type { Typed } from './typed.ts';

function Meeting({ meeting, action }: { meeting: ClientBooking; action: string }) {
  const { language } = useLanguage();
  const t = useTexts(withUsTexts);
  const { id, startsAt, endsAt, place, videoLink, isMeeting } = meeting;
  const [from, to] = [readClock(startsAt, companyZone), readClock(endsAt, companyZone)];
  const minutes = (Date.parse(endsAt) - Date.parse(startsAt)) / 60_000;
  return (
    <li className="rel-meeting">
      <DayLeaf day={from.day} />
      <div className="rel-when">
        <b>
          <time dateTime={startsAt}>{formatDayHeading(from.day, language)}</time>
        </b>
        <span>{t('at', { from: from.time, to: to.time })}</span>
        <small>
          {t(isMeeting ? 'kindMeeting' : 'kindCall', { minutes })}, {t(`place_${place}`)}
        </small>
      </div>
      <form method="post" action={action} className="rel-ways">
        {videoLink === null ? null : (
          <a className={buttonClass({ size: 'sm' })} href={videoLink} rel="noreferrer">
            {t('join')}
          </a>
        )}
        <input type="hidden" name="do" value="manage" />
        <input type="hidden" name="booking" value={id} />
        <Button type="submit" variant="line" size="sm">
          {t('manage')}
        </Button>
      </form>
    </li>
  );
}

type BookProps = {
  toBook: NonNullable<Relation['toBook']>;
  action: string;
  /** The day from which times are shown; null for the first ones. */
  from: string | null;
  /** Makes a second press of the button book nothing more. */
  attempt: string;
  typed: Typed;
};

/** The free times for a meeting of the order, by day, of which one is chosen and booked. */
function BookMeeting({ toBook, action, from, attempt, typed }: BookProps) {
  const { language } = useLanguage();
  const t = useTexts(withUsTexts);
  const { order, days, next, asksPlace } = toBook;
  const name = localize(language, order.name, order.namePt).text;
  const error = typed.errors.slot;
  return (
    <form method="post" action={`${action}#said`} className="rel-book" noValidate>
      <h3>{t('book')}</h3>
      <p>{t('bookLead', { minutes: order.meetings.minutes, name })}</p>
      <input type="hidden" name="do" value="meeting" />
      <input type="hidden" name="order" value={order.reference} />
      <input type="hidden" name="key" value={attempt} />
      {error === undefined ? null : (
        <p className="rel-error" id="slot-error">
          <IconAlert />
          {error}
        </p>
      )}
      {days.length === 0 ? <p>{t('noTimes')}</p> : null}
      {days.map(({ date, times }) => (
        <fieldset key={date} className="rel-day">
          <legend>{formatDayHeading(date, language)}</legend>
          <div className="rel-times">
            {times.map((time) => (
              <label key={time} className="rel-time">
                <input
                  type="radio"
                  name="slot"
                  value={`${date}T${time}`}
                  defaultChecked={typed.values.slot === `${date}T${time}`}
                  aria-describedby={error === undefined ? undefined : 'slot-error'}
                />
                <span>{time}</span>
              </label>
            ))}
          </div>
        </fieldset>
      ))}
      <p className="rel-ways">
        {next === null ? null : (
          <a className="link" href={`${action}?from=${next}#meetings`}>
            {t('moreDays')}
          </a>
        )}
        {from === null ? null : (
          <a className="link" href={`${action}#meetings`}>
            {t('firstDays')}
          </a>
        )}
      </p>
      {asksPlace && days.length > 0 ? (
        <fieldset className="rel-day">
          <legend>{t('how')}</legend>
          <div className="rel-times">
            {(['', 'video', 'phone'] as const).map((place) => (
              <label key={place} className="rel-time">
                <input
                  type="radio"
                  name="place"
                  value={place}
                  defaultChecked={(typed.values.place ?? '') === place}
                />
                <span>{t(`how_${place || 'any'}`)}</span>
              </label>
            ))}
          </div>
        </fieldset>
      ) : null}
      {days.length === 0 ? null : <Button type="submit">{t('bookIt')}</Button>}
    </form>
  );
}

type MeetingsProps = Omit<BookProps, 'toBook'> & { relation: Relation };

/** The meetings to come, each with what can be done about it, and booking one that is left. */
export function RelationMeetings({ relation, action, ...book }: MeetingsProps) {
  const { language } = useLanguage();
  const t = useTexts(withUsTexts);
  const { meetings, toBook } = relation;
  return (
    <section className="card card--pad" aria-labelledby="meetings">
      <h2 id="meetings">{t(meetings.length > 0 ? 'next' : 'meetings')}</h2>
      {meetings.length > 0 ? (
        <ul className="rel-list">
          {meetings.map((meeting) => (
            <Meeting key={meeting.id} meeting={meeting} action={action} />
          ))}
        </ul>
      ) : null}
      {meetings.length === 0 && toBook === null ? (
        <div className="rel-form">
          <p>{t('noMeeting')}</p>
          <a
            className={buttonClass({ variant: 'line' })}
            href={withPrefix(prefixOf[language], bookConsultationPath.href())}
          >
            {t('bookFree')}
          </a>
        </div>
      ) : null}
      {toBook === null ? null : <BookMeeting toBook={toBook} action={action} {...book} />}
    </section>
  );
}
