import { accept, type Result, refuse } from '#core/result.ts';
import type { ServerContext } from '../availability/availability-context.ts';
import { slotStart } from '../availability/slot-times.ts';
import type { FreeSlot } from '../booking.ts';
import type { Day } from '../calendar-day.ts';
import { type BreakableRule, judgeForStaff, nearestForStaff } from './judge-for-staff.ts';

export type StaffSlotRefusal =
  | { code: 'invalid_time' | 'past' }
  | { code: 'slot_taken'; nearest: FreeSlot[] }
  /** The rules that it would break; the same request with `override` breaks them. */
  | { code: 'breaks_rules'; rules: BreakableRule[] };

type Wanted = { date: Day; time: string; override: boolean };

const offeredSlots = 3;

/**
 * Returns the rules that staff break with a slot, or why they may not have it. `further` are rules that
 * the slot alone does not show.
 */
export function requestStaffSlot(
  { date, time, override }: Wanted,
  context: ServerContext,
  further: BreakableRule[] = [],
): Result<{ broken: BreakableRule[] }, StaffSlotRefusal> {
  const judged = judgeForStaff(date, time, context);
  if (judged.kind === 'impossible') {
    if (judged.reason !== 'taken') return refuse({ code: judged.reason });
    const nearest = nearestForStaff(slotStart(date, time), context, offeredSlots);
    return refuse({ code: 'slot_taken', nearest });
  }
  const broken = [...(judged.kind === 'breaks' ? judged.rules : []), ...further];
  if (broken.length > 0 && !override) return refuse({ code: 'breaks_rules', rules: broken });
  return accept({ broken });
}
