import { useReducer } from 'react';
import { failureOf } from '#core/call-failure.ts';
import { useLanguage } from '#i18n/language-context.tsx';
import { useQueryClient } from '#query/use-query.tsx';
import { keepAnswer } from '#ui/feedback/kept-answer.ts';
import { useToast } from '#ui/feedback/toast/use-toast.ts';
import { useSubmission } from '#ui/form/use-submission.ts';
import { noChoice } from '../../book/components/booking-draft.ts';
import { managedBookingQuery } from '../../booking.queries.ts';
import type { ManagedBooking } from '../../booking.ts';
import { readSlotTaken } from '../../slots/components/booking-refusal.ts';
import { type ChangeOutcome, changeToast, readChangeOutcome } from './change-outcome.ts';
import { changeReducer, firstChangeState } from './change-state.ts';
import { readMoveDraft, updateMoveDraft } from './move-draft.ts';
import { type Change, type SentChange, sendChange } from './send-change.ts';

/**
 * Moves, confirms and cancels the booking that is `shown`, one change at a time. `send` resolves with the outcome
 * once the screen shows it; null if another change is being sent.
 */
export function useChange(token: string, shown: ManagedBooking) {
  const client = useQueryClient();
  const showToast = useToast();
  const { language } = useLanguage();
  const { busy, attempts, submit } = useSubmission(failureOf);
  const [state, dispatch] = useReducer(
    changeReducer,
    {
      canChange: shown.canChange,
      isMoveOpen: readMoveDraft(token).isOpen,
      hash: location.hash,
    },
    firstChangeState,
  );

  /** Sends a change, then updates the booking on screen, also if the server refused the change. */
  async function sendAndShow(change: Change): Promise<SentChange> {
    const query = managedBookingQuery(token);
    try {
      const sent = await sendChange(token, shown, change);
      client.setQueryData(query, sent.booking);
      return sent;
    } catch (error) {
      const failure = failureOf(error);
      if (failure.kind === 'refused' && !readSlotTaken(failure)) await client.refetchQuery(query);
      throw error;
    }
  }

  function closeMove() {
    updateMoveDraft(token, { isOpen: false, choice: noChoice });
    dispatch({ type: 'moveClosed' });
  }

  async function send(change: Change): Promise<ChangeOutcome | null> {
    const outcome = await submit(() => {
      if (change.action === 'move') dispatch({ type: 'moveSent' });
      if (change.action === 'confirm') dispatch({ type: 'confirmSent' });
      return sendAndShow(change);
    });
    if (!outcome) return null;
    const result = readChangeOutcome(outcome, change.action, language);
    if (result.kind === 'done') updateMoveDraft(token, { isOpen: false, choice: noChoice });
    const toast = changeToast(result, language);
    keepAnswer(result.kind === 'done' ? { title: toast.title } : null);
    showToast(toast);
    dispatch({ type: 'completed', outcome: result });
    return result;
  }

  return {
    ...state,
    dispatch,
    attempts,
    isCancelling: busy && state.step.name !== 'moving' && state.step.name !== 'confirming',
    openMove() {
      updateMoveDraft(token, { isOpen: true });
      dispatch({ type: 'moveOpened' });
    },
    closeMove,
    send,
  };
}
