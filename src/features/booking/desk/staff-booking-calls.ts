import { apiRequest } from '#core/api-request.ts';
import { failureOf } from '#core/call-failure.ts';
import type { FreeSlot } from '../booking.ts';
import type { Closed } from './booking-rules.schema.ts';
import type { BreakableRule } from './judge-for-staff.ts';
import type { BookForInput } from './staff-booking.input.ts';
import type { StaffBookingDetail } from './staff-booking.schema.ts';
import { bookingUrl } from './staff-bookings.queries.ts';

/** What became of a change: done, or refused in a way that staff can act on at once. */
export type Changed =
  | { kind: 'done'; booking: StaffBookingDetail }
  | { kind: 'breaks'; rules: BreakableRule[] }
  | { kind: 'taken'; nearest: FreeSlot[] }
  /** Someone else changed it; `present` is how it is now. */
  | { kind: 'changed'; present: StaffBookingDetail };

type Members = { rules?: BreakableRule[]; nearest?: FreeSlot[]; present?: StaffBookingDetail };

/** Turns the refusals of `Changed` into values; throws any other error. */
async function readChange(send: () => Promise<Response>): Promise<Changed> {
  try {
    return { kind: 'done', booking: (await (await send()).json()) as StaffBookingDetail };
  } catch (error) {
    const failure = failureOf(error);
    if (failure.kind !== 'refused') throw error;
    const { rules, nearest, present } = failure.problem as Members;
    if (failure.code === 'breaks_rules' && rules) return { kind: 'breaks', rules };
    if (failure.code === 'slot_taken' && nearest) return { kind: 'taken', nearest };
    if (failure.code === 'changed' && present) return { kind: 'changed', present };
    throw error;
  }
}

type Seen = Pick<StaffBookingDetail, 'id' | 'revision'>;

function change({ id, revision }: Seen, action: string, body: object): Promise<Changed> {
  const headers = { 'If-Match': `"${revision}"` };
  return readChange(() => apiRequest(`${bookingUrl(id)}/${action}`, { body, headers }));
}

export type MoveRequest = { date: string; time: string; word: string; override: boolean };

/** Moves a booking and mails the client, ten seconds later. */
export function moveForClient(seen: Seen, request: MoveRequest): Promise<Changed> {
  return change(seen, 'move', request);
}

/** Cancels a booking and mails the client, ten seconds later. */
export function cancelForClient(seen: Seen, word: string): Promise<Changed> {
  return change(seen, 'cancel', { word });
}

/** Puts back a booking that was just moved or cancelled; throws if it is too late. */
export async function undoForClient({ id, revision }: Seen): Promise<StaffBookingDetail> {
  const headers = { 'If-Match': `"${revision}"` };
  return (await apiRequest(`${bookingUrl(id)}/undo`, { headers })).json();
}

/** Records that the client did not come, or takes that back. */
export function markNoShow(seen: Seen, noShow: boolean): Promise<Changed> {
  return change(seen, 'no-show', { noShow });
}

/** Books for somebody and mails the invitation; the same key books once. */
export function bookForClient(request: BookForInput, key: string): Promise<Changed> {
  const headers = { 'Idempotency-Key': key };
  return readChange(() => apiRequest('/api/admin/bookings', { body: request, headers }));
}

async function close(path: string, body: object): Promise<Closed> {
  return (await apiRequest(path, { body })).json();
}

export function closeDays(request: {
  day: string;
  until: string;
  note: string;
  notePt: string;
  locale: string;
}): Promise<Closed> {
  return close('/api/admin/closed-days', request);
}

export function closeHours(request: {
  day: string;
  from: string;
  to: string;
  note: string;
  locale: string;
}): Promise<Closed> {
  return close('/api/admin/closed-hours', request);
}

export async function reopenDay(day: string): Promise<void> {
  await apiRequest(`/api/admin/closed-days/${encodeURIComponent(day)}`, { method: 'DELETE' });
}

export async function reopenHours(id: string): Promise<void> {
  await apiRequest(`/api/admin/closed-hours/${encodeURIComponent(id)}`, { method: 'DELETE' });
}
