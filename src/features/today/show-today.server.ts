import { companyZone, readClock } from '#core/zoned-time.ts';
import { listNextBookings } from '#features/booking/list-next-bookings.server.ts';
import { listWaitingMessages } from '#features/contact/list-waiting-messages.server.ts';
import { listUnsettled } from '#features/payments/orders/list-unsettled.server.ts';
import type { Context } from '#platform/context/context.server.ts';
import { findUnsent } from '#platform/outbox/outbox-list.repository.server.ts';
import type { Today } from './today.schema.ts';

/** How much of each list is shown. */
const most = 6;
const longestExcerpt = 160;

function excerptOf(message: string): string {
  const line = message.replace(/\s+/g, ' ').trim();
  return line.length > longestExcerpt ? `${line.slice(0, longestExcerpt - 1)}…` : line;
}

async function consultations(context: Context): Promise<Today['consultations']> {
  const next = await listNextBookings(context);
  const dayOf = (instant: Date | string) => readClock(instant, companyZone).day;
  const now = context.clock();
  const [today, tomorrow] = [now, new Date(now.getTime() + 24 * 3_600_000)].map(dayOf);
  const on = (day: string | undefined) => next.filter(({ startsAt }) => dayOf(startsAt) === day);
  return {
    today: on(today).length,
    tomorrow: on(tomorrow).length,
    next: next.slice(0, most).map((booking) => ({
      reference: booking.reference,
      startsAt: booking.startsAt,
      state: booking.status === 'held' ? 'held' : 'confirmed',
      name: booking.name,
      company: booking.company,
      email: booking.email,
      phone: booking.phone,
      language: booking.language,
      timeZone: booking.timeZone,
      personId: booking.personId,
    })),
  };
}

async function messages(context: Context): Promise<Today['messages']> {
  const waiting = await listWaitingMessages(context);
  return {
    waiting: waiting.length,
    first: waiting.slice(0, most).map(({ message, ...rest }) => ({
      id: rest.id,
      name: rest.name,
      businessName: rest.businessName,
      email: rest.email,
      excerpt: excerptOf(message),
      language: rest.language,
      createdAt: rest.createdAt,
      answerBy: rest.answerBy,
    })),
  };
}

async function deadMails({ database }: Context): Promise<Today['mails']> {
  const unsent = await database.read(findUnsent);
  const dead = unsent.filter(({ status }) => status === 'dead').slice(0, most);
  return dead.map(({ id, to, lastError, createdAt }) => ({
    id,
    to,
    error: lastError ?? '',
    createdAt,
  }));
}

/** Gathers what waits for the company, from the features' own tables. */
export async function showToday(context: Context): Promise<Today> {
  const { orders, tasks } = await listUnsettled(context, most);
  return {
    consultations: await consultations(context),
    messages: await messages(context),
    tasks,
    money: orders,
    mails: await deadMails(context),
  };
}
