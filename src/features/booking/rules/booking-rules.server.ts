import * as z from 'zod/mini';
import { accept, type Result, refuse } from '#core/result.ts';
import { type AuditedValues, recordChange } from '#platform/audit/record-change.server.ts';
import type { Context } from '#platform/context/context.server.ts';
import { transact } from '#platform/database/transact.server.ts';
import { slotsLock } from './availability.server.ts';
import { bookingRulesInput } from './booking-rules.input.ts';
import { requireRules, saveRules } from './booking-rules.repository.server.ts';
import type { BookingRules } from './booking-rules.ts';

/** Returns the booking rules. */
export async function getBookingRules({ database }: Context): Promise<BookingRules> {
  return database.read(requireRules);
}

/** An invalid field, with a code of `booking-rules.input.ts`. */
type FieldCode = { field: string; code: string };
export type InvalidInput = { code: 'invalid_fields'; errors: FieldCode[] };

export function invalidInput(issues: readonly z.core.$ZodIssue[]): InvalidInput {
  const errors = issues.map(({ path, message }) => ({ field: String(path[0]), code: message }));
  return { code: 'invalid_fields', errors };
}

function changedRules(before: BookingRules, after: BookingRules): (keyof BookingRules)[] {
  const rules = Object.keys(after) as (keyof BookingRules)[];
  return rules.filter((rule) => JSON.stringify(before[rule]) !== JSON.stringify(after[rule]));
}

function audited(rules: BookingRules, changed: (keyof BookingRules)[]): AuditedValues {
  return Object.fromEntries(
    changed.map((rule) => {
      const value = rules[rule];
      return [rule, typeof value === 'object' && value !== null ? JSON.stringify(value) : value];
    }),
  );
}

/**
 * Changes some of the rules. Existing bookings stay as they are; concurrent ones wait for the lock, so
 * that each is judged by either the old or the new rules.
 */
export async function setBookingRules(
  context: Context,
  changes: Record<string, unknown>,
): Promise<Result<BookingRules, InvalidInput>> {
  return transact(context, async (trx) => {
    await context.database.lock(trx, slotsLock);
    const before = await requireRules(trx);
    const parsed = z.safeParse(bookingRulesInput, { ...before, ...changes });
    if (!parsed.success) return refuse(invalidInput(parsed.error.issues));
    const changed = changedRules(before, parsed.data);
    if (changed.length === 0) return accept(before);
    await saveRules(trx, parsed.data);
    await recordChange(context, trx, {
      action: 'booking-rules.change',
      subject: { kind: 'booking-rules', id: null },
      before: audited(before, changed),
      after: audited(parsed.data, changed),
    });
    return accept(parsed.data);
  });
}
