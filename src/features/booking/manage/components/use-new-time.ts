import { useState } from 'react';
import { companyZone, readClock } from '#core/zoned-time.ts';
import { useMinute } from '#ui/feedback/use-minute.ts';
import { stillOpen } from '../../availability/components/still-open.ts';
import { useAvailability } from '../../availability/components/use-availability.ts';
import { slotEnd, slotStart } from '../../availability/slot-times.ts';
import type { Choice } from '../../book/components/booking-draft.ts';
import type { ManagedBooking, SlotTime } from '../../booking.ts';
import type { Day } from '../../calendar-day.ts';
import { useRules } from '../../rules/use-rules.ts';
import { keepInMoveDraft, type MoveDraft, readMoveDraft } from './move-draft.ts';

/** The time that a booking shall move to, as far as it is chosen, and what can be chosen. */
export function useNewTime(token: string, booking: ManagedBooking) {
  const rules = useRules();
  const availability = useAvailability(useMinute(), { token, startsAt: booking.startsAt });
  const [draft, setDraft] = useState(() => readMoveDraft(token));
  const ownDay = readClock(booking.startsAt, companyZone).day;
  const picked = { ...draft.choice, date: draft.choice.date ?? ownDay };
  const choice = stillOpen(picked, availability);
  const { date, time } = choice;

  function keep(part: Partial<MoveDraft>) {
    keepInMoveDraft(token, part);
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
    /** What is chosen, complete and with its instants in UTC; null until then. */
    slot: date && time ? slotOn(date, time) : null,
    zone: draft.zone ?? booking.timeZone,
    pick: (part: Partial<Choice>) => keep({ choice: { ...choice, ...part } }),
    chooseZone: (zone: string) => keep({ zone }),
  };
}
