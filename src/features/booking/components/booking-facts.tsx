import type { ReactNode } from 'react';
import { formatZone } from '#core/zoned-time.ts';
import { useLanguage, useTexts } from '#i18n/language-context.tsx';
import { bookingScreenTexts } from '../book/booking-screen.texts.ts';
import type { MeetingPlace } from '../booking.ts';
import { bookingTimes, type TimesOnClock } from '../booking-times.ts';
import './booking-facts.css';

type BookingFactsProps = {
  booking: {
    startsAt: string;
    endsAt: string;
    reference: string;
    place?: MeetingPlace | undefined;
    videoLink?: string | undefined;
  };
  zone: string;
  /** Shown first, if given. */
  status?: ReactNode;
};

function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>{children}</dd>
    </div>
  );
}

/** A booking's day, Lisbon time, the visitor's time if it differs, place and reference. */
export function BookingFacts({ booking, zone, status }: BookingFactsProps) {
  const { language } = useLanguage();
  const t = useTexts(bookingScreenTexts);
  const { reference, place, videoLink } = booking;
  const { lisbon, visitor, sameDay, sameTime } = bookingTimes(booking, zone, language);
  const params = (times: TimesOnClock) => ({ ...times, zone: formatZone(times.zone) });
  return (
    <dl className="booking-facts">
      {status ? <Fact label={t('status')}>{status}</Fact> : null}
      <Fact label={t('when')}>{lisbon.day}</Fact>
      <Fact label={t('lisbonTime')}>{t('spanOnly', params(lisbon))}</Fact>
      {sameTime ? null : (
        <Fact label={t('yourClock')}>
          {t(sameDay ? 'spanZone' : 'spanDayZone', params(visitor))}
        </Fact>
      )}
      {place ? (
        <Fact label={t('where')}>
          {videoLink ? (
            <a href={videoLink} rel="noreferrer">
              {t('joinVideo')}
            </a>
          ) : (
            t(`place_${place}`)
          )}
        </Fact>
      ) : null}
      <Fact label={t('reference')}>{reference}</Fact>
    </dl>
  );
}
