import { HttpError, problemOf } from '#core/http-error.ts';
import type { FreeSlot } from '../booking.ts';

export type FieldRefusal = { field: string; code: string; message: string };

/** Why a call did not do what it was asked to. */
export type Refusal =
  | { kind: 'slot_taken'; nearest: FreeSlot[] }
  | { kind: 'already_booked' }
  | { kind: 'invalid'; errors: FieldRefusal[] }
  | { kind: 'refused'; code: string }
  /** `network`: no answer; `busy`: too many tries; `server`: it broke. */
  | { kind: 'failed'; cause: 'network' | 'busy' | 'server' };

/** What a failed call of the API means for the screen. */
export function refusalOf(error: unknown): Refusal {
  if (!(error instanceof HttpError)) return { kind: 'failed', cause: 'network' };
  const problem = problemOf(error);
  if (error.status === 429) return { kind: 'failed', cause: 'busy' };
  if (error.status >= 500 || !problem) return { kind: 'failed', cause: 'server' };
  if (problem.code === 'slot_taken')
    return { kind: 'slot_taken', nearest: (problem.nearest ?? []) as FreeSlot[] };
  if (problem.code === 'already_booked') return { kind: 'already_booked' };
  if (Array.isArray(problem.errors))
    return { kind: 'invalid', errors: problem.errors as FieldRefusal[] };
  return { kind: 'refused', code: problem.code };
}
