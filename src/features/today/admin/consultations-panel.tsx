import { useLanguage, useTexts } from '#i18n/language-context.tsx';
import { formatZoneCity } from '#i18n/zone-city.ts';
import { Panel } from '#ui/admin/layout/panel.tsx';
import type { Today } from '../today.schema.ts';
import { todayTexts } from '../today.texts.ts';
import { EmptyPanel } from './empty-panel.tsx';
import { formatSpan, formatWhen, nearDay } from './format-when.ts';
import { PersonName } from './person-name.tsx';
import { Reach } from './reach.tsx';
import { SectionLink } from './section-link.tsx';
import type { TodayLinks } from './today-links.ts';
import './next-consultation.css';
import '#ui/admin/layout/rows.css';

type Consultation = Today['consultations']['next'][number];
type RowProps = {
  booking: Consultation;
  now: Date;
  links: TodayLinks;
};

/** The time where the visitor is, if its clock shows another one than Lisbon's. */
function useThere({ startsAt, timeZone }: Consultation): string | null {
  const { language } = useLanguage();
  const t = useTexts(todayTexts);
  const there = formatWhen(startsAt, language, timeZone);
  if (there.time === formatWhen(startsAt, language).time) return null;
  return t('there', { time: there.time, city: formatZoneCity(timeZone, language) });
}

function useDay(startsAt: string, now: Date): string {
  const { language } = useLanguage();
  const t = useTexts(todayTexts);
  const near = nearDay(startsAt, now);
  if (near === 'today') return '';
  return near === 'tomorrow' ? t('tomorrow') : formatWhen(startsAt, language).day;
}

function useDetails({ company, language }: Consultation, place?: Consultation['place']): string {
  const t = useTexts(todayTexts);
  const spoken = t(language === 'pt' ? 'language_pt' : 'language_en');
  return [company, place && t(`place_${place}`), spoken].filter(Boolean).join(', ');
}

function Next({ booking, now, links }: RowProps) {
  const { language } = useLanguage();
  const t = useTexts(todayTexts);
  const wait = Date.parse(booking.startsAt) - now.getTime();
  const day = useDay(booking.startsAt, now);
  const span = formatSpan(Math.abs(wait));
  const there = useThere(booking);
  return (
    <article className="next-call">
      <p className="next-call__time">
        {formatWhen(booking.startsAt, language).time}
        <small>
          {day || t(wait < 0 ? 'running' : 'startsIn', { span })}
          {there ? <span>{there}</span> : null}
        </small>
      </p>
      <div className="stack">
        <div>
          <h3>
            <PersonName name={booking.name} href={links.person(booking.personId ?? '')} />
          </h3>
          <p className="quiet">{useDetails(booking, booking.place)}</p>
          {booking.state === 'held' ? <p className="quiet">{t('held')}</p> : null}
        </div>
        <div className="next-call__acts">
          <Reach {...booking} isNext />
        </div>
      </div>
    </article>
  );
}

function Row({ booking, now, links }: RowProps) {
  const { language } = useLanguage();
  const t = useTexts(todayTexts);
  const day = useDay(booking.startsAt, now);
  const there = useThere(booking);
  return (
    <li>
      <span className="at">
        {formatWhen(booking.startsAt, language).time}
        <small className="muted">{day || there}</small>
      </span>
      <div>
        <b>
          <PersonName name={booking.name} href={links.person(booking.personId ?? '')} />
        </b>
        <small>{useDetails(booking)}</small>
        {day && there ? <small>{there}</small> : null}
        {booking.state === 'held' ? <small>{t('held')}</small> : null}
      </div>
      <span className="acts">
        <Reach {...booking} />
      </span>
    </li>
  );
}

type ConsultationsPanelProps = Pick<Today, 'consultations'> & { now: Date; links: TodayLinks };

/** The consultations to come; the next one large. */
export function ConsultationsPanel({ consultations, now, links }: ConsultationsPanelProps) {
  const t = useTexts(todayTexts);
  const { today, tomorrow, next } = consultations;
  const [first, ...rest] = next;
  const shared = { now, links };
  return (
    <Panel
      id="calls"
      title={t('consultations')}
      count={t('consultationsCount', { today, tomorrow })}
      action={<SectionLink to={links.calendar}>{t('calendar')}</SectionLink>}
    >
      {first ? <Next booking={first} {...shared} /> : null}
      {first ? null : <EmptyPanel>{t('consultationsNone')}</EmptyPanel>}
      {rest.length > 0 ? (
        <ul className="rows rows--acts">
          {rest.map((booking) => (
            <Row key={booking.reference} booking={booking} {...shared} />
          ))}
        </ul>
      ) : null}
    </Panel>
  );
}
