import { type Contact, ReachLine } from '#features/company/components/reach-links.tsx';
import { useTexts } from '#i18n/language-context.tsx';
import { Unbroken } from '#i18n/unbroken.tsx';
import { FailureBox } from '#ui/feedback/failure-box.tsx';
import type { FreeSlot } from '../../booking.ts';
import { bookingScreenTexts } from '../../booking-screen.texts.ts';
import type { RefusalMessage } from './booking-refusal.ts';
import { OfferedSlots } from './offered-slots.tsx';
import './refusal-box.css';

type RefusalBoxProps = {
  message: RefusalMessage;
  contact: Contact | null;
  onChoose?: (slot: FreeSlot) => void;
};

/** Shows a refused booking or change, with the nearest free slots or how to reach the company. */
export function RefusalBox({ message, contact, onChoose }: RefusalBoxProps) {
  const t = useTexts(bookingScreenTexts);
  const { title, text, nearest, showsContact } = message;
  return (
    <FailureBox
      title={title}
      reach={showsContact ? <ReachLine contact={contact} words={t('reach')} /> : null}
      actions={
        nearest.length > 0 && onChoose ? <OfferedSlots slots={nearest} onChoose={onChoose} /> : null
      }
    >
      <p>
        <Unbroken>{text}</Unbroken>
      </p>
    </FailureBox>
  );
}
