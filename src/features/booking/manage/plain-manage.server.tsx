import { failureOf } from '#core/call-failure.ts';
import { HttpError } from '#core/http-error.ts';
import { manageBookingPath } from '#paths.ts';
import type { PlainPage, PlainPost, PlainReply, PlainVisit } from '#platform/http/plain-page.ts';
import { manageActionUrl } from '../booking.queries.ts';
import { bookingErrorText } from '../booking.texts.ts';
import type { ManagedBooking } from '../booking.ts';
import type { RefusalMessage } from '../slots/components/refusal-box.tsx';
import {
  type ChangeOutcome,
  type ChangeResult,
  readChangeOutcome,
  refusedChangeMessage,
  resultText,
} from './components/change-outcome.ts';
import { managedState } from './components/change-state.ts';
import { UnknownLink } from './components/managed-booking-panel.tsx';
import {
  PlainCancel,
  PlainManaged,
  readBooking,
  tokenOf,
} from './components/plain-managed.server.tsx';
import { type Change, sendChange } from './components/use-change.ts';
import { canMove, chosenMove, showMove } from './plain-move.server.tsx';

type Shown = { status: number; result: ChangeResult | null; refusal?: RefusalMessage };

function showCard(visit: PlainVisit, booking: ManagedBooking, shown: Shown): PlainReply {
  const { result: kind, refusal = null, status } = shown;
  const text = kind === null ? '' : resultText(kind, booking.startsAt, visit.language);
  const result = kind && { kind, text };
  const state = managedState(booking, visit.now.getTime());
  const screen = (
    <PlainManaged
      token={tokenOf(visit)}
      booking={booking}
      state={state}
      result={result}
      refusal={refusal}
    />
  );
  return { status, screen };
}

/** Returns what the address says was done, if the booking stands so. */
function doneOf({ search }: PlainVisit, booking: ManagedBooking): ChangeResult | null {
  const { status, canConfirm, sequence } = booking;
  const isOn = status === 'confirmed' && !canConfirm;
  const sent = search.get('sent');
  if (sent === 'cancelled') return status === 'cancelled' ? sent : null;
  if (sent === 'confirmed') return isOn ? sent : null;
  return sent === 'moved' && sequence > 0 && status !== 'cancelled' ? sent : null;
}

/**
 * Records that a person pressed a button behind a mailed link, as a browser with scripts does. A held
 * booking is confirmed by its own button instead.
 */
async function recordPress(post: PlainPost, booking: ManagedBooking): Promise<ManagedBooking> {
  if (!booking.canConfirm || booking.heldUntil !== undefined) return booking;
  try {
    return (await post.call(manageActionUrl(tokenOf(post), 'confirm'), {})) as ManagedBooking;
  } catch (error) {
    // A lost record is made at the next press.
    if (error instanceof HttpError) return booking;
    throw error;
  }
}

type Sent = { outcome: ChangeOutcome; status: number };

/** Sends a change of the booking as the form showed it. */
async function send(post: PlainPost, sequence: number, change: Change): Promise<Sent> {
  const { action } = change;
  try {
    const value = await sendChange(tokenOf(post), { sequence }, change, post);
    const outcome = readChangeOutcome({ kind: 'done', value }, action, post.language);
    return { outcome, status: outcome.kind === 'done' ? 200 : 409 };
  } catch (error) {
    if (!(error instanceof HttpError)) throw error;
    const outcome = readChangeOutcome(failureOf(error), action, post.language);
    return { outcome, status: error.status };
  }
}

async function showSent(
  post: PlainPost,
  { outcome, status }: Sent,
  showRefusal: (
    booking: ManagedBooking,
    message: RefusalMessage,
  ) => PlainReply | Promise<PlainReply>,
): Promise<PlainReply> {
  if (outcome.kind === 'done') {
    const path = manageBookingPath.href({ token: tokenOf(post) });
    return { location: `${path}?sent=${outcome.result}` };
  }
  const booking = await readBooking(post);
  if (!booking) return unknownLink;
  if (outcome.kind === 'unchanged')
    return showCard(post, booking, { status, result: outcome.result });
  if (outcome.kind === 'timeClosed')
    return showMove(post, booking, { status, whenError: outcome.message });
  return showRefusal(booking, refusedChangeMessage(outcome.refusal, post.language));
}

const unknownLink: PlainReply = {
  status: 404,
  screen: (
    <div className="managed-page">
      <UnknownLink />
    </div>
  ),
};

/** Returns the state that the form was shown with; null for a press on a stored page. */
function sequenceOf({ fields }: PlainPost): number | null {
  return /^\d{1,9}$/.test(fields.sequence ?? '') ? Number(fields.sequence) : null;
}

async function confirm(post: PlainPost, sequence: number): Promise<PlainReply> {
  const sent = await send(post, sequence, { action: 'confirm' });
  return showSent(post, sent, (booking, refusal) =>
    showCard(post, booking, { status: sent.status, result: null, refusal }),
  );
}

async function cancel(post: PlainPost, sequence: number): Promise<PlainReply> {
  const sent = await send(post, sequence, { action: 'cancel' });
  return showSent(post, sent, (booking, refusal) => {
    const screen = <PlainCancel token={tokenOf(post)} booking={booking} refusal={refusal} />;
    return { status: sent.status, screen };
  });
}

async function move(post: PlainPost, sequence: number): Promise<PlainReply> {
  const change = chosenMove(post);
  if (change) {
    const sent = await send(post, sequence, change);
    return showSent(post, sent, (booking, refusal) =>
      showMove(post, booking, { status: sent.status, refusal }),
    );
  }
  const booking = await readBooking(post);
  if (!booking) return unknownLink;
  const whenError = bookingErrorText(post.language, 'date', 'required');
  return showMove(post, booking, { status: 422, whenError });
}

/**
 * The booking of a link without scripts. A press that names no state of the booking is answered by the
 * step that asks; one that does is sent, unless the booking has changed since.
 */
export const plainManage: PlainPage = {
  async show(visit) {
    const booking = await readBooking(visit);
    if (!booking) return unknownLink;
    return showCard(visit, booking, { status: 200, result: doneOf(visit, booking) });
  },

  async submit(post) {
    const found = await readBooking(post);
    if (!found) return unknownLink;
    const { step, day } = post.fields;
    const sequence = sequenceOf(post);
    if (step === 'confirm' && sequence !== null) return confirm(post, sequence);
    if (step === 'cancel' && sequence !== null) return cancel(post, sequence);
    if (step === 'move' && sequence !== null) return move(post, sequence);
    const booking = await recordPress(post, found);
    if ((step === 'move' || day !== undefined) && canMove(booking))
      return showMove(post, booking, { status: 200 });
    if (step === 'cancel' && booking.canChange) {
      const screen = <PlainCancel token={tokenOf(post)} booking={booking} refusal={null} />;
      return { status: 200, screen };
    }
    return showCard(post, booking, { status: 200, result: null });
  },
};
