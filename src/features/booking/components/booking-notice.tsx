import { type ReactNode, useEffect, useRef } from 'react';
import { type Contact, ReachLinks } from '#features/company/components/reach-links.tsx';
import { useLanguage, useTexts } from '#i18n/language-context.tsx';
import { Button } from '#ui/button.tsx';
import { IconAlert } from '#ui/frame-icons.tsx';
import { bookingErrorText } from '../booking.texts.ts';
import type { FreeSlot } from '../booking.ts';
import { bookingScreenTexts } from '../booking-screen.texts.ts';
import { shortDay } from './day-words.ts';
import type { SendOutcome } from './send-booking.ts';
import './booking-notice.css';

/** Why the last try was refused, as it is written beside the button. */
export type Notice = Exclude<SendOutcome, { kind: 'booked' | 'invalid' }>;

function NoticeBox({ title, children }: { title: string; children: ReactNode }) {
  const box = useRef<HTMLDivElement>(null);
  // The button was disabled while busy and lost the focus: reading goes on here.
  useEffect(() => box.current?.focus(), []);
  return (
    <div className="notice wide" ref={box} tabIndex={-1}>
      <IconAlert />
      <div>
        <b>{title}</b>
        {children}
      </div>
    </div>
  );
}

type OfferedSlotsProps = { slots: FreeSlot[]; onChoose: (slot: FreeSlot) => void };

function OfferedSlots({ slots, onChoose }: OfferedSlotsProps) {
  const { language } = useLanguage();
  const t = useTexts(bookingScreenTexts);
  return (
    <ul className="notice__offers" aria-label={t('nearest')}>
      {slots.map((slot) => (
        <li key={slot.startsAt}>
          <Button variant="line" size="sm" onClick={() => onChoose(slot)}>
            {t('offer', { day: shortDay(slot.date, language), time: slot.time })}
          </Button>
        </li>
      ))}
    </ul>
  );
}

const causes = { network: 'failedNetwork', busy: 'failedBusy', server: 'failedServer' } as const;

type BookingNoticeProps = {
  notice: Notice;
  contact: Contact | null;
  onChoose: (slot: FreeSlot) => void;
};

/** A refused or failed booking in words, with what to do next. The toast says it too, and goes. */
export function BookingNotice({ notice, contact, onChoose }: BookingNoticeProps) {
  const { language } = useLanguage();
  const t = useTexts(bookingScreenTexts);
  const ways = contact ? (
    <p>
      {t('reach')} <ReachLinks contact={contact} />
    </p>
  ) : null;

  if (notice.kind === 'slot_taken')
    return (
      <NoticeBox title={t('takenTitle')}>
        <p>{notice.nearest.length > 0 ? t('takenMore') : t('takenNone')}</p>
        <OfferedSlots slots={notice.nearest} onChoose={onChoose} />
      </NoticeBox>
    );
  if (notice.kind === 'already_booked')
    return (
      <NoticeBox title={t('alreadyTitle')}>
        <p>{t('alreadyMore')}</p>
        {ways}
      </NoticeBox>
    );
  const reason =
    notice.kind === 'refused'
      ? bookingErrorText(language, 'form', notice.code)
      : t(causes[notice.cause]);
  return (
    <NoticeBox title={t('failedTitle')}>
      <p>
        {reason} {t('failedKept')}
      </p>
      {ways}
    </NoticeBox>
  );
}
