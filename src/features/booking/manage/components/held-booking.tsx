import { useEffect, useRef, useState } from 'react';
import { companyZone, readClock } from '#core/zoned-time.ts';
import type { Contact } from '#features/company/components/reach-links.tsx';
import { useLanguage, useTexts } from '#i18n/language-context.tsx';
import { useToast } from '#ui/feedback/toast/use-toast.ts';
import { useMinute } from '#ui/feedback/use-minute.ts';
import { noChoice } from '../../book/components/booking-draft.ts';
import type { ManagedBooking } from '../../booking.ts';
import { formatShortDay } from '../../components/format-day.ts';
import type { Refusal } from '../../components/refusal-of.ts';
import { manageBookingTexts } from '../manage-booking-screen.texts.ts';
import { CancelBooking } from './cancel-booking.tsx';
import { changeToast } from './change-toast.ts';
import { ManagedCard, type Said } from './managed-card.tsx';
import { managedState } from './managed-state.ts';
import { MoveBooking } from './move-booking.tsx';
import { keepInMoveDraft, readMoveDraft } from './move-draft.ts';
import type { Change, ChangeOutcome } from './send-change.ts';
import { useBookingChange } from './use-booking-change.ts';

type HeldBookingProps = {
  token: string;
  booking: ManagedBooking;
  contact: Contact | null;
  brand: string;
};

/** A booking as its link shows it, with the ways to move and to cancel it. */
export function HeldBooking({ token, booking, contact, brand }: HeldBookingProps) {
  const showToast = useToast();
  const { language } = useLanguage();
  const t = useTexts(manageBookingTexts);
  const state = managedState(booking, useMinute());
  const { busy, send } = useBookingChange(token, booking);
  const [said, setSaid] = useState<Said | null>(null);
  const [moving, setMoving] = useState<'asked' | 'kept' | null>(() =>
    readMoveDraft(token).isOpen ? 'kept' : null,
  );
  // Each opening of the dialog begins anew, whatever became of the one before.
  const [asking, setAsking] = useState({ count: 0, isOpen: false });
  const heading = useRef<HTMLHeadingElement>(null);
  const mover = useRef<HTMLButtonElement>(null);
  const givesBack = useRef(false);
  const isMoving = moving !== null && state === 'open';

  // After the dialog's own effect, which gives the focus back to a button that may be gone.
  useEffect(() => {
    if (said) heading.current?.focus();
  }, [said]);
  useEffect(() => {
    if (!isMoving && givesBack.current) mover.current?.focus();
    givesBack.current = false;
  }, [isMoving]);

  function stopAsking() {
    setAsking(({ count }) => ({ count, isOpen: false }));
  }

  function openMove(isOpen: boolean) {
    keepInMoveDraft(token, isOpen ? { isOpen } : { isOpen, choice: noChoice });
    setMoving(isOpen ? 'asked' : null);
    if (isOpen) setSaid(null);
  }

  function whenOf({ startsAt }: ManagedBooking) {
    const { day, time } = readClock(startsAt, companyZone);
    return { day: formatShortDay(day, language), time };
  }

  function celebrate(kind: 'moved' | 'cancelled', changed: ManagedBooking) {
    const description = kind === 'moved' ? t('moved', whenOf(changed)) : t('cancelled');
    showToast({ title: t(`${kind}Toast`), description });
    stopAsking();
    openMove(false);
    setSaid({ kind });
  }

  function warn(kind: 'stale' | 'notChangeable') {
    showToast({ title: t('staleToast'), description: t(kind), variant: 'destructive' });
    stopAsking();
    setSaid({ kind });
  }

  /** Says here what became of a change; answers what the place that asked for it has to say. */
  function settle(outcome: ChangeOutcome, action: Change['action']): Refusal | null {
    if (outcome.kind === 'changed') {
      celebrate(action === 'move' ? 'moved' : 'cancelled', outcome.booking);
      return null;
    }
    if (outcome.kind === 'stale') {
      warn('stale');
      return null;
    }
    if (outcome.kind === 'refused' && outcome.code === 'not_changeable') {
      warn('notChangeable');
      return null;
    }
    if (outcome.kind !== 'already_booked')
      showToast(changeToast(outcome, t(`${action}Failed`), language));
    return outcome;
  }

  async function change(wanted: Change): Promise<Refusal | null> {
    const outcome = await send(wanted);
    return outcome && settle(outcome, wanted.action);
  }

  return (
    <div className="managed-page__main">
      <ManagedCard
        booking={booking}
        state={state}
        said={said && { ...said, words: t(said.kind, whenOf(booking)) }}
        brand={brand}
        isMoving={isMoving}
        heading={heading}
        mover={mover}
        onMove={() => openMove(true)}
        onCancel={() => setAsking(({ count }) => ({ count: count + 1, isOpen: true }))}
      />
      {isMoving ? (
        <MoveBooking
          key={booking.startsAt}
          token={token}
          booking={booking}
          contact={contact}
          busy={busy === 'move'}
          takesFocus={moving === 'asked' && said === null}
          onMove={change}
          onKeep={() => {
            givesBack.current = true;
            openMove(false);
          }}
        />
      ) : null}
      <CancelBooking
        key={asking.count}
        booking={booking}
        contact={contact}
        busy={busy === 'cancel'}
        isOpen={asking.isOpen}
        onClose={stopAsking}
        onCancel={() => change({ action: 'cancel' })}
      />
    </div>
  );
}
