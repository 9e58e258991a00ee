import { type Contact, ReachLinks } from '#features/company/components/reach-links.tsx';
import { useLanguage, useTexts } from '#i18n/language-context.tsx';
import { OfferedSlots } from '../../availability/components/offered-slots.tsx';
import { bookingScreenTexts } from '../../book/booking-screen.texts.ts';
import { bookingErrorText } from '../../booking.texts.ts';
import type { FreeSlot } from '../../booking.ts';
import { failureCauses } from '../../components/failure-cause.ts';
import { NoticeBox } from '../../components/notice-box.tsx';
import type { Refusal } from '../../components/refusal-of.ts';
import { manageBookingTexts } from '../manage-booking-screen.texts.ts';

export type ChangeRefusal = Exclude<Refusal, { kind: 'invalid' | 'already_booked' }>;

type ChangeNoticeProps = {
  /** What was not done. */
  title: string;
  refusal: ChangeRefusal;
  contact: Contact | null;
  onChoose?: (slot: FreeSlot) => void;
};

/** A change that was refused or failed, in words, with what to do next. The booking stands as it was. */
export function ChangeNotice({ title, refusal, contact, onChoose }: ChangeNoticeProps) {
  const { language } = useLanguage();
  const t = useTexts(manageBookingTexts);
  const shared = useTexts(bookingScreenTexts);
  if (refusal.kind === 'slot_taken')
    return (
      <NoticeBox title={t('takenTitle')}>
        <p>{refusal.nearest.length > 0 ? t('takenMore') : t('takenNone')}</p>
        {refusal.nearest.length > 0 && onChoose ? (
          <OfferedSlots slots={refusal.nearest} onChoose={onChoose} />
        ) : null}
      </NoticeBox>
    );
  const reason =
    refusal.kind === 'failed'
      ? shared(failureCauses[refusal.cause])
      : bookingErrorText(language, 'form', refusal.code);
  return (
    <NoticeBox title={title}>
      <p>
        {reason} {t('failedKept')}
      </p>
      {contact ? (
        <p>
          {shared('reach')} <ReachLinks contact={contact} />
        </p>
      ) : null}
    </NoticeBox>
  );
}
