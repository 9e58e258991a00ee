import { type Contact, ReachLinks } from '#features/company/components/reach-links.tsx';
import { useLanguage, useTexts } from '#i18n/language-context.tsx';
import { OfferedSlots } from '../../availability/components/offered-slots.tsx';
import { bookingErrorText } from '../../booking.texts.ts';
import type { FreeSlot } from '../../booking.ts';
import { failureCauses } from '../../components/failure-cause.ts';
import { NoticeBox } from '../../components/notice-box.tsx';
import { bookingScreenTexts } from '../booking-screen.texts.ts';
import type { SendOutcome } from './send-booking.ts';

/** Why the last try was refused, as it is written beside the button. */
export type Notice = Exclude<SendOutcome, { kind: 'booked' | 'invalid' }>;

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
      : t(failureCauses[notice.cause]);
  return (
    <NoticeBox title={t('failedTitle')}>
      <p>
        {reason} {t('failedKept')}
      </p>
      {ways}
    </NoticeBox>
  );
}
