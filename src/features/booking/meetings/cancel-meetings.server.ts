import { languageOf } from '#i18n/language.ts';
import { defineTexts, translate } from '#i18n/texts.ts';
import type { Context } from '#platform/context/context.server.ts';
import type { Queryable } from '#platform/database/database.server.ts';
import { listMeetings } from '../booking.repository.server.ts';
import { applyCancellation } from '../manage/change-booking.server.ts';
import { slotsLock } from '../rules/availability.server.ts';
import { requireRules } from '../rules/booking-rules.repository.server.ts';

const meetingTexts = defineTexts({
  en: { over: 'The order that included this meeting has ended, and the meeting with it.' },
  pt: { over: 'A encomenda que incluía esta reunião terminou, e a reunião com ela.' },
});

/**
 * Cancels the meetings of an order that are still to come, with their mails, because it was refunded or
 * withdrawn from. The order must be locked.
 */
export async function cancelMeetings(
  context: Context,
  trx: Queryable,
  orderId: string,
): Promise<void> {
  const now = context.clock().getTime();
  const known = await listMeetings(trx, [orderId]);
  if (!known.some(({ startsAt }) => Date.parse(startsAt) > now)) return;
  await context.database.lock(trx, slotsLock);
  const rules = await requireRules(trx);
  for (const booking of await listMeetings(trx, [orderId])) {
    if (Date.parse(booking.startsAt) <= now) continue;
    const word = translate(meetingTexts, languageOf(booking.language), 'over');
    await applyCancellation(context, trx, booking, { rules, word });
  }
}
