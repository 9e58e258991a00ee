import { type FormEvent, type ReactNode, type RefObject, useEffect, useRef } from 'react';
import type { Contact } from '#features/company/components/reach-links.tsx';
import { useLanguage, useTexts } from '#i18n/language-context.tsx';
import { Button } from '#ui/controls/button.tsx';
import { useMinute } from '#ui/feedback/use-minute.ts';
import { HiddenInputs } from '#ui/form/hidden-inputs.tsx';
import { PageForm, pressedValue, usePostedForm } from '#ui/form/posted-form.tsx';
import type { ManagedBooking } from '../../booking.ts';
import { RefusalBox, type RefusalMessage } from '../../slots/components/refusal-box.tsx';
import { managedBookingTexts } from '../managed-booking.texts.ts';
import { CancelBooking } from './cancel-booking.tsx';
import { refusedChangeMessage, resultText } from './change-outcome.ts';
import { type ChangeState, managedState, moveFormOf } from './change-state.ts';
import { ManagedCard } from './managed-card.tsx';
import { MoveBooking } from './move-booking.tsx';
import { useChange, usePressRecord } from './use-change.ts';

/** What names the state of the booking that a press without scripts is made for. */
export function shownAs({ sequence }: ManagedBooking): Record<string, string> {
  return { sequence: String(sequence) };
}

type ManagedWaysProps = {
  moveButton: RefObject<HTMLButtonElement | null>;
  /** The form that moves the booking; null while it is closed. */
  moveForm: ReactNode;
  onMove: () => void;
  onCancel: () => void;
};

/** What can be done about a booking that is open: move it, or cancel it. */
function ManagedWays({ moveButton, moveForm, onMove, onCancel }: ManagedWaysProps) {
  const t = useTexts(managedBookingTexts);
  const opensDialog = usePostedForm() ? undefined : 'dialog';
  const move = (
    <span>
      <b>{t('moveTitle')}</b>
      <small>{t('moveMore')}</small>
    </span>
  );

  function press(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (pressedValue(event) === 'move') onMove();
    else onCancel();
  }

  if (moveForm)
    return (
      <div className="ways ways--moving">
        <h2>{t('ways')}</h2>
        <ul>
          <li>
            {move}
            {moveForm}
          </li>
        </ul>
      </div>
    );
  return (
    <PageForm className="ways" onSubmit={press}>
      <h2>{t('ways')}</h2>
      <ul>
        <li>
          {move}
          <Button ref={moveButton} variant="line" type="submit" name="step" value="move">
            {t('move')}
          </Button>
        </li>
        <li>
          <span>
            <b>{t('cancelShort')}</b>
            <small>{t('cancelHint')}</small>
          </span>
          <Button
            variant="line"
            type="submit"
            name="step"
            value="cancel"
            aria-haspopup={opensDialog}
          >
            {t('cancel')}
          </Button>
        </li>
      </ul>
    </PageForm>
  );
}

type HeldWaysProps = {
  booking: ManagedBooking;
  contact: Contact | null;
  busy: boolean;
  /** Counts the submissions, so that each refusal takes the focus. */
  attempts: number;
  refusal: RefusalMessage | null;
  onConfirm: () => void;
  onCancel: () => void;
};

/** The confirmation of a held time, which only the mailed link can make, and its cancellation. */
function HeldWays(props: HeldWaysProps) {
  const { booking, contact, busy, attempts, refusal, onConfirm, onCancel } = props;
  const t = useTexts(managedBookingTexts);
  const opensDialog = usePostedForm() ? undefined : 'dialog';
  const instead = (act: () => void) => (event: FormEvent) => {
    event.preventDefault();
    act();
  };
  return (
    <>
      {refusal ? <RefusalBox key={attempts} message={refusal} contact={contact} /> : null}
      <div className="managed__ways">
        {booking.canConfirm ? (
          <PageForm onSubmit={instead(onConfirm)}>
            <HiddenInputs fields={shownAs(booking)} />
            <Button
              type="submit"
              name="step"
              value="confirm"
              busy={busy}
              busyLabel={t('confirming')}
            >
              {t('confirm')}
            </Button>
          </PageForm>
        ) : null}
        <PageForm onSubmit={instead(onCancel)}>
          <Button
            variant="line"
            type="submit"
            name="step"
            value="cancel"
            aria-haspopup={opensDialog}
            disabled={busy}
          >
            {t('cancel')}
          </Button>
        </PageForm>
      </div>
    </>
  );
}

export type ManageBookingProps = {
  token: string;
  booking: ManagedBooking;
  contact: Contact | null;
  /** Whether its heading takes the focus: the button that loaded it is gone. */
  takesFocus: boolean;
  /** Of an answer without scripts: what its press has led to, and when, in milliseconds since 1970. */
  answered?: { state: ChangeState; at: number };
};

/** The booking of a link, which can be moved and cancelled. */
export function ManageBooking(props: ManageBookingProps) {
  const { token, booking, contact, takesFocus, answered } = props;
  const { language } = useLanguage();
  const minute = useMinute();
  const state = managedState(booking, answered?.at ?? minute);
  usePressRecord(token, booking);
  const change = useChange(token, booking, answered?.state);
  const { step, result, attempts, dispatch } = change;
  const heading = useRef<HTMLHeadingElement>(null);
  const moveButton = useRef<HTMLButtonElement>(null);
  const returnsFocus = useRef(false);
  const moveForm = state === 'open' ? moveFormOf(step) : null;
  const isMoving = moveForm !== null;
  const isAsking = step.name === 'asking' || step.name === 'cancelRefused';
  const messageOf = (refusal: Parameters<typeof refusedChangeMessage>[0] | null) =>
    refusal && refusedChangeMessage(refusal, language);

  // Runs after the dialog's own effect, which returns the focus to a button that may be gone.
  useEffect(() => {
    if (!result && !takesFocus) return;
    heading.current?.focus({ preventScroll: true });
    scrollTo(0, 0);
  }, [result, takesFocus]);
  useEffect(() => {
    if (!isMoving && returnsFocus.current) moveButton.current?.focus();
    returnsFocus.current = false;
  }, [isMoving]);

  function askToCancel() {
    dispatch({ type: 'cancelOpened' });
  }

  return (
    <>
      <ManagedCard
        booking={booking}
        state={state}
        result={
          result && {
            kind: result.kind,
            text: resultText(result.kind, booking.startsAt, language),
          }
        }
        heading={heading}
      >
        {state === 'held' ? (
          <HeldWays
            booking={booking}
            contact={contact}
            busy={step.name === 'confirming'}
            attempts={attempts}
            refusal={messageOf(step.name === 'confirmRefused' ? step.refusal : null)}
            onConfirm={() => void change.send({ action: 'confirm' })}
            onCancel={askToCancel}
          />
        ) : null}
        {state === 'open' ? (
          <ManagedWays
            moveButton={moveButton}
            onMove={change.openMove}
            onCancel={askToCancel}
            moveForm={
              moveForm ? (
                <MoveBooking
                  key={booking.startsAt}
                  {...moveForm}
                  token={token}
                  booking={booking}
                  contact={contact}
                  attempts={attempts}
                  refusal={messageOf(moveForm.refusal)}
                  onPick={() => dispatch({ type: 'timePicked' })}
                  onMissing={() => dispatch({ type: 'timeMissing' })}
                  onMove={change.send}
                  onKeep={() => {
                    returnsFocus.current = true;
                    change.closeMove();
                  }}
                />
              ) : null
            }
          />
        ) : null}
      </ManagedCard>
      {answered ? null : (
        <CancelBooking
          booking={booking}
          contact={contact}
          busy={change.isCancelling}
          isOpen={isAsking}
          attempts={attempts}
          refusal={messageOf(step.name === 'cancelRefused' ? step.refusal : null)}
          onClose={() => dispatch({ type: 'cancelClosed' })}
          onCancel={() => void change.send({ action: 'cancel' })}
        />
      )}
    </>
  );
}
