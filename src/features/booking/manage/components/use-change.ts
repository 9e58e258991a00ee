import { useEffect, useReducer } from 'react';
import { apiRead, apiRequest, callTimeout } from '#core/api-request.ts';
import { failureOf } from '#core/call-failure.ts';
import { useLanguage } from '#i18n/language-context.tsx';
import { useQueryClient } from '#query/use-query.tsx';
import { keepAnswer } from '#ui/feedback/kept-answer.ts';
import { useToast } from '#ui/feedback/toast/use-toast.ts';
import { useSubmission } from '#ui/form/use-submission.ts';
import { type Choice, noChoice } from '../../book/components/booking-draft.ts';
import type { MoveRequest } from '../../booking.input.ts';
import { manageActionUrl, managedBookingQuery } from '../../booking.queries.ts';
import type { ManagedBooking } from '../../booking.ts';
import { readSlotTaken } from '../../slots/components/refusal-box.tsx';
import { type ChangeOutcome, changeToast, readChangeOutcome } from './change-outcome.ts';
import { type ChangeState, changeReducer, firstChangeState } from './change-state.ts';

/** A change that a visitor requests; `startsAt` is the start of `slot`, ISO 8601 UTC. */
export type Change =
  | { action: 'move'; slot: MoveRequest; startsAt: string }
  | { action: 'confirm' }
  | { action: 'cancel' };

/** The result. `stale`: the booking had changed since it was shown, and nothing was done. */
export type SentChange = { kind: 'changed' | 'stale'; booking: ManagedBooking };

function isDone(booking: ManagedBooking, change: Change): boolean {
  if (change.action === 'confirm') return booking.status === 'confirmed' && !booking.canConfirm;
  if (change.action === 'cancel') return booking.status === 'cancelled';
  return booking.status !== 'cancelled' && booking.startsAt === change.startsAt;
}

/** How the API is reached: from the browser, or on the server for a page without scripts. */
type Calls = {
  read: (url: string) => Promise<unknown>;
  call: (url: string, body: object) => Promise<unknown>;
};

function browserCalls(): Calls {
  // The visitor waits for the read and the write together, so they share one timeout.
  const end = Date.now() + callTimeout;
  return {
    read: (url) => apiRead(url),
    async call(url, body) {
      const response = await apiRequest(url, { body, timeout: Math.max(0, end - Date.now()) });
      return response.json();
    },
  };
}

/**
 * Moves, confirms or cancels the booking of a link, unless it has changed since it was `shown`, in another window
 * for example. Throws if the server refuses or there is no response.
 */
export async function sendChange(
  token: string,
  shown: Pick<ManagedBooking, 'sequence'>,
  change: Change,
  calls: Calls = browserCalls(),
): Promise<SentChange> {
  const [url] = managedBookingQuery(token).queryKey;
  const present = (await calls.read(url)) as ManagedBooking;
  // An earlier attempt may have succeeded although its response was lost.
  if (isDone(present, change)) return { kind: 'changed', booking: present };
  if (present.sequence !== shown.sequence || !present.canChange)
    return { kind: 'stale', booking: present };
  const body = change.action === 'move' ? change.slot : {};
  const changed = await calls.call(manageActionUrl(token, change.action), body);
  return { kind: 'changed', booking: changed as ManagedBooking };
}

/** The draft of a move: whether its form is open, the chosen slot and the visitor's zone. */
export type MoveDraft = { isOpen: boolean; choice: Choice; zone: string | null };

const noDraft: MoveDraft = { isOpen: false, choice: noChoice, zone: null };

// Kept while the page is open, so that leaving the screen loses nothing. Written by the browser only.
let stored: { token: string; draft: MoveDraft } | null = null;

export function readMoveDraft(token: string): MoveDraft {
  return stored?.token === token ? stored.draft : noDraft;
}

export function updateMoveDraft(token: string, part: Partial<MoveDraft>): void {
  stored = { token, draft: { ...readMoveDraft(token), ...part } };
}

/**
 * Records the first press or key on the page behind a mailed link, which a person makes and a mail
 * scanner does not. A held booking is confirmed by its own button instead.
 */
export function usePressRecord(token: string, { canConfirm, heldUntil }: ManagedBooking): void {
  const isWanted = canConfirm && heldUntil === undefined;
  useEffect(() => {
    if (!isWanted) return;
    const listening = new AbortController();
    function record() {
      listening.abort();
      // Nothing on the page depends on it: a lost record is made at the next visit.
      apiRequest(manageActionUrl(token, 'confirm')).catch(() => {});
    }
    for (const event of ['pointerdown', 'keydown'])
      addEventListener(event, record, { signal: listening.signal });
    return () => listening.abort();
  }, [isWanted, token]);
}

/**
 * Moves, confirms and cancels the booking that is `shown`, one change at a time. `send` resolves with the outcome
 * once the screen shows it; null if another change is being sent. `start` is for an answer without scripts.
 */
export function useChange(token: string, shown: ManagedBooking, start?: ChangeState) {
  const client = useQueryClient();
  const showToast = useToast();
  const { language } = useLanguage();
  const { busy, attempts, submit } = useSubmission(failureOf);
  const [state, dispatch] = useReducer(
    changeReducer,
    null,
    () =>
      start ??
      firstChangeState({
        canChange: shown.canChange,
        isMoveOpen: readMoveDraft(token).isOpen,
        hash: location.hash,
      }),
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
