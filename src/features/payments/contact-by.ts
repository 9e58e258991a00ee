import {
  isOpenAt,
  lastOpenMoment,
  nextOpenMoment,
  type OfficeTime,
  workingTimeBetween,
} from '#core/working-time.ts';
import { contactWithin } from './payments.ts';

/** Milliseconds of work that a task leaves at least. */
const leastWork = 3_600_000;

function add(instant: string, milliseconds: number): string {
  return new Date(Date.parse(instant) + milliseconds).toISOString();
}

/**
 * Returns by when the company is asked to contact a client after an instant: the last moment of its
 * opening hours within the promised time, or, where that leaves no hour of work, its next opening.
 */
export function contactDue(from: string, office: OfficeTime): string {
  const end = add(from, contactWithin);
  const last = lastOpenMoment(from, end, office);
  const isEnough = last !== null && workingTimeBetween(from, last, office) >= leastWork;
  return isEnough ? last : nextOpenMoment(end, office);
}

/** Returns the end of the promised time as a client reads it; null where the company is shut then. */
export function namedContact(from: string, office: OfficeTime): string | null {
  const end = add(from, contactWithin);
  return isOpenAt(end, office) ? end : null;
}
