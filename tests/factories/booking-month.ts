import { remindBookings } from '#features/booking/remind-bookings.server.ts';
import { createLogger } from '#platform/logger.server.ts';
import type { StoredMail } from '#platform/outbox/outgoing-mail.ts';
import { sendWaitingMails } from '#platform/outbox/send-waiting-mails.server.ts';
import type { BookingSite } from './booking-site.ts';

const minute = 60_000;

/** A booking as the visitors know it; `since` is when it came to stand at its time. */
export type KnownBooking = {
  id: string;
  token: string;
  sequence: number;
  status: string;
  startsAt: string;
  since: number;
};

/** How the sender of mails ends a pass: alive, or killed around the handing over of a mail. */
export type Death = 'none' | 'before_sending' | 'after_sending';

export type BookingMonth = ReturnType<typeof createBookingMonth>;

/**
 * The server's work of a month on a clock of its own: it ticks each half hour of simulated time,
 * reminds and sends unless it is down, and keeps what arrived, what was expected and what was wrong.
 */
export function createBookingMonth(site: BookingSite) {
  const bookings = new Map<string, KnownBooking>();
  const arrived = new Map<string, number>();
  const expected = new Set<string>();
  const maybeTwice = new Set<string>();
  const changedAt = new Map<string, number[]>();
  const wrong: string[] = [];
  /** Spans of time (ms) in which the server or the mail server was away. */
  const outages: { from: number; to: number }[] = [];
  let awayUntil = 0;
  let mailAwayUntil = 0;
  let death: Death = 'none';

  function checkReminder({ kind, messageId }: StoredMail): void {
    if (!kind.startsWith('booking-reminder')) return;
    const [, id = '', sequence] = messageId.split('@')[0]?.split('.') ?? [];
    const booking = bookings.get(id);
    const now = site.clock.now.getTime();
    if (booking?.status !== 'confirmed') wrong.push(`${messageId} for a dead booking`);
    else if (String(booking.sequence) !== sequence) wrong.push(`${messageId} for an old time`);
    else if (Date.parse(booking.startsAt) <= now) wrong.push(`${messageId} after the start`);
  }

  /** One pass of the sender. Killed, it notes nothing more; the claim it held runs out by itself. */
  async function send(): Promise<void> {
    let isDead = false;
    const died = () => new Error('The process was killed');
    const database: BookingSite['database'] = {
      ...site.database,
      transaction: (work) => (isDead ? Promise.reject(died()) : site.database.transaction(work)),
    };
    const pass = sendWaitingMails({
      database,
      clock: site.deps.clock,
      logger: createLogger('silent'),
      random: () => 0.5,
      async deliver(mail) {
        if (site.clock.now.getTime() < mailAwayUntil)
          throw Object.assign(new Error('away'), { code: 'ECONNREFUSED' });
        isDead = death !== 'none';
        if (death === 'before_sending') throw died();
        checkReminder(mail);
        arrived.set(mail.messageId, (arrived.get(mail.messageId) ?? 0) + 1);
        if (death === 'after_sending') maybeTwice.add(mail.messageId);
      },
    });
    await pass.catch((error) => {
      if (!isDead) throw error;
    });
    death = 'none';
  }

  async function tick(): Promise<void> {
    if (site.clock.now.getTime() < awayUntil) return;
    await remindBookings(site.deps);
    await send();
  }

  /** Whether server and mail server were there for the whole span. */
  function wasUp(from: number, to: number): boolean {
    return outages.every((outage) => outage.to <= from || outage.from >= to);
  }

  /** The reminders of the time at which a booking stood until `until`, where nothing hindered them. */
  function expectReminders(booking: KnownBooking, until: number): void {
    const start = Date.parse(booking.startsAt);
    for (const hours of [24, 1]) {
      const due = start - hours * 60 * minute;
      // Two ticks: one may fall a moment before the reminder is due.
      const told = due + 60 * minute;
      if (booking.since <= due && until >= told && wasUp(due, told))
        expected.add(
          `booking-reminder-${hours}h.${booking.id}.${booking.sequence}@entrada.example`,
        );
    }
  }

  return {
    bookings,
    arrived,
    maybeTwice,
    wrong,
    expectReminders,
    /** Lets the time pass, tick by tick. */
    async pass(minutes: number): Promise<void> {
      const end = site.clock.now.getTime() + minutes * minute;
      while (site.clock.now.getTime() < end) {
        const next = (Math.floor(site.clock.now.getTime() / (30 * minute)) + 1) * 30 * minute;
        site.clock.now = new Date(Math.min(next, end));
        if (next <= end) await tick();
      }
    },
    /** Notes what a visitor was answered, and the mails that must follow. */
    note(booking: Omit<KnownBooking, 'since'>, word: 'confirmed' | 'moved' | 'cancelled'): void {
      const now = site.clock.now.getTime();
      const before = bookings.get(booking.id);
      if (before?.sequence === booking.sequence) return;
      if (before) expectReminders(before, now);
      bookings.set(booking.id, { ...booking, since: now });
      changedAt.set(booking.id, [...(changedAt.get(booking.id) ?? []), now]);
      const today = changedAt.get(booking.id)?.filter((at) => at > now - 24 * 60 * minute) ?? [];
      // An address that is mailed all day is spared; the company is told of everything.
      const kinds = today.length > 6 ? ['booking-notice'] : [`booking-${word}`, 'booking-notice'];
      for (const kind of kinds)
        expected.add(`${kind}.${booking.id}.${booking.sequence}@entrada.example`);
    },
    /** The server is down, or only the mail server. */
    away(what: 'server' | 'mail', minutes: number): void {
      const from = site.clock.now.getTime();
      const to = from + minutes * minute;
      if (what === 'server') awayUntil = Math.max(awayUntil, to);
      else mailAwayUntil = Math.max(mailAwayUntil, to);
      outages.push({ from, to });
    },
    /** The next mail in hand meets its sender's end; what is due around it may come late. */
    kill(how: Death): void {
      death = how;
      const from = site.clock.now.getTime();
      outages.push({ from, to: from + 90 * minute });
    },
    missing: () => [...expected].filter((messageId) => !arrived.has(messageId)),
    twice: () =>
      [...arrived].filter(([id, count]) => count > (maybeTwice.has(id) ? 2 : 1)).map(([id]) => id),
  };
}
