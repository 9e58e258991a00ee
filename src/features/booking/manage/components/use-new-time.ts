import { useState } from 'react';
import { companyZone, readClock } from '#core/zoned-time.ts';
import { useMinute } from '#ui/feedback/use-minute.ts';
import type { Choice } from '../../book/components/booking-draft.ts';
import type { ManagedBooking, SlotTime } from '../../booking.ts';
import type { Day } from '../../calendar-day.ts';
import { slotEnd, slotStart } from '../../rules/availability.ts';
import { stillOpen, useAvailability, useRules } from '../../slots/components/use-availability.ts';
import { type MoveDraft, readMoveDraft, updateMoveDraft } from './move-draft.ts';

/** The new time of a booking as far as it is chosen, and the slots to choose from. */
export function useNewTime(token: string, booking: ManagedBooking) {
  const rules = useRules();
  const availability = useAvailability(useMinute(), { token, startsAt: booking.startsAt });
  const [draft, setDraft] = useState(() => readMoveDraft(token));
  const ownDay = readClock(booking.startsAt, companyZone).day;
  const picked = { ...draft.choice, date: draft.choice.date ?? ownDay };
  const choice = stillOpen(picked, availability);
  const { date, time } = choice;

  function update(part: Partial<MoveDraft>) {
    updateMoveDraft(token, part);
    setDraft(readMoveDraft(token));
  }

  function slotOn(date: Day, time: SlotTime) {
    const startsAt = slotStart(date, time);
    return { date, time, startsAt, endsAt: slotEnd(startsAt, rules) };
  }

  return {
    rules,
    availability,
    choice,
    /** The chosen slot with its instants in UTC; null until day and time are chosen. */
    slot: date && time ? slotOn(date, time) : null,
    zone: draft.zone ?? booking.timeZone,
    pick: (part: Partial<Choice>) => update({ choice: { ...choice, ...part } }),
    chooseZone: (zone: string) => update({ zone }),
  };
}
