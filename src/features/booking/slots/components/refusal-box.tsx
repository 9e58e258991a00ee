import type { CallFailure } from '#core/call-failure.ts';
import { type Contact, ReachLine } from '#features/company/components/reach-links.tsx';
import type { Language } from '#i18n/language.ts';
import { useLanguage, useTexts } from '#i18n/language-context.tsx';
import { translate } from '#i18n/texts.ts';
import { Unbroken } from '#i18n/unbroken.tsx';
import { FailureBox } from '#ui/feedback/failure-box.tsx';
import { bookingErrorText } from '../../booking.texts.ts';
import type { FreeSlot } from '../../booking.ts';
import { bookingScreenTexts } from '../../booking-screen.texts.ts';
import { formatDayHeading } from '../../booking-times.ts';
import './slot-picker.css';
import './refusal-box.css';

/** A failed or refused call without field errors. */
export type PlainRefusal = Exclude<CallFailure, { kind: 'invalid' }>;
/** The slot was booked by another visitor; `nearest` are free alternatives. */
type SlotTaken = { kind: 'slot_taken'; nearest: FreeSlot[] };

/** The message of a refusal: for the box beside the button and, shorter, for the toast. */
export type RefusalMessage = {
  title: string;
  text: string;
  toast: string;
  nearest: FreeSlot[];
  /** Whether phone and email are shown as an alternative. */
  showsContact: boolean;
};

const causes = { network: 'failedNetwork', busy: 'failedBusy', server: 'failedServer' } as const;

/** Reads the refusal `slot_taken`, which booking and moving share; null for any other. */
export function readSlotTaken(refusal: PlainRefusal): SlotTaken | null {
  if (refusal.kind !== 'refused' || refusal.code !== 'slot_taken') return null;
  return { kind: 'slot_taken', nearest: (refusal.problem.nearest ?? []) as FreeSlot[] };
}

/** Returns the reason of a refusal in one sentence. */
export function reasonText(refusal: PlainRefusal, language: Language): string {
  return refusal.kind === 'failed'
    ? translate(bookingScreenTexts, language, causes[refusal.cause])
    : bookingErrorText(language, 'form', refusal.code);
}

type OfferedSlotsProps = { slots: FreeSlot[]; onChoose: (slot: FreeSlot) => void };

const inOrder = (one: FreeSlot, other: FreeSlot) => (one.startsAt < other.startsAt ? -1 : 1);

/** The nearest free slots as they follow one another, a button for each: the time, then its day. */
function OfferedSlots({ slots, onChoose }: OfferedSlotsProps) {
  const { language } = useLanguage();
  const t = useTexts(bookingScreenTexts);
  return (
    <ul className="notice__offers" aria-label={t('nearest')}>
      {slots.toSorted(inOrder).map((slot) => (
        <li key={slot.startsAt}>
          <button className="slot" type="button" onClick={() => onChoose(slot)}>
            <b>{slot.time}</b> <small>{formatDayHeading(slot.date, language)}</small>
          </button>
        </li>
      ))}
    </ul>
  );
}

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
