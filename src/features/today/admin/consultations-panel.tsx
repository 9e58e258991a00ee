import { formatZone } from '#core/zoned-time.ts';
import { useLanguage, useTexts } from '#i18n/language-context.tsx';
import { Panel } from '#ui/admin/panel.tsx';
import type { Today } from '../today.schema.ts';
import { todayTexts } from '../today.texts.ts';
import { EmptyPanel } from './empty-panel.tsx';
import { formatWhen } from './format-when.ts';
import { Reach } from './reach.tsx';
import '#ui/admin/rows.css';

type Consultation = Today['consultations']['next'][number];

function Row({ booking }: { booking: Consultation }) {
  const { language } = useLanguage();
  const t = useTexts(todayTexts);
  const lisbon = formatWhen(booking.startsAt, language);
  const there = formatWhen(booking.startsAt, language, booking.timeZone);
  const zone = formatZone(booking.timeZone);
  return (
    <li>
      <span className="at">
        {lisbon.time}
        <small className="muted">{lisbon.day}</small>
      </span>
      <div>
        <b>{booking.name}</b> <span className="quiet">{booking.company}</span>
        {there.time === lisbon.time ? null : <small>{t('there', { ...there, zone })}</small>}
        {booking.state === 'held' ? <small>{t('held')}</small> : null}
      </div>
      <Reach {...booking} />
    </li>
  );
}

/** The consultations to come. */
export function ConsultationsPanel({ consultations }: Pick<Today, 'consultations'>) {
  const t = useTexts(todayTexts);
  const { today, tomorrow, next } = consultations;
  return (
    <Panel
      id="calls"
      title={t('consultations')}
      count={t('consultationsCount', { today, tomorrow })}
    >
      {next.length === 0 ? <EmptyPanel>{t('consultationsNone')}</EmptyPanel> : null}
      <ul className="rows rows--acts">
        {next.map((booking) => (
          <Row key={booking.reference} booking={booking} />
        ))}
      </ul>
    </Panel>
  );
}
