import { toInstant } from '#core/clock.ts';
import { type BusyDestinations, claimDueMail } from './outbox.repository.server.ts';
import { leaseMilliseconds } from './retry-schedule.ts';
import { type SendingOptions, sendClaimedMail } from './send-claimed-mail.server.ts';

export const maxConcurrent = 5;
/** Lower than the total, so that a domain whose server hangs cannot block the others. */
export const maxPerDomain = 2;

export type Deliveries = {
  /**
   * Claims due mails and starts their delivery, until none is due or all slots are in use. Returns
   * whether more may be due to busy destinations.
   */
  beginDue(stopping: () => boolean): Promise<boolean>;
  /** Returns the destinations to which no delivery may start now, or null if no delivery may start at all. */
  busy(): BusyDestinations | null;
  /** Resolves when one of the deliveries in progress has ended, or at once if there is none. */
  oneEnded(): Promise<void>;
  allEnded(): Promise<void>;
};

function domainOf(address: string): string {
  return address.slice(address.lastIndexOf('@') + 1).toLowerCase();
}

/**
 * Delivers up to five mails at once, two per domain and one per recipient, so that a recipient's mails
 * are sent in order. `onEnd` is called at the end of each, with the database's error or null.
 */
export function createDeliveries(
  options: SendingOptions,
  onEnd: (error: unknown) => void,
): Deliveries {
  const inProgress = new Map<string, { to: string; ended: Promise<void> }>();

  function busy(): BusyDestinations | null {
    if (inProgress.size >= maxConcurrent) return null;
    const recipients = [...inProgress.values()].map(({ to }) => to);
    const byDomain = Map.groupBy(recipients, domainOf);
    const full = [...byDomain].filter(([, of]) => of.length >= maxPerDomain);
    return { recipients, domains: full.map(([domain]) => domain) };
  }

  return {
    busy,
    async beginDue(stopping) {
      for (let free = busy(); free !== null && !stopping(); free = busy()) {
        const now = options.clock();
        const claimedUntil = toInstant(new Date(now.getTime() + leaseMilliseconds));
        const claimed = await claimDueMail(options.database, toInstant(now), claimedUntil, free);
        if (!claimed) return free.recipients.length > 0;
        const { id, to } = claimed.mail;
        const ended = sendClaimedMail(options, claimed)
          .then(
            () => null,
            (error: unknown) => error,
          )
          .then((error) => {
            inProgress.delete(id);
            onEnd(error);
          });
        inProgress.set(id, { to, ended });
      }
      return !stopping();
    },
    async oneEnded() {
      if (inProgress.size > 0)
        await Promise.race([...inProgress.values()].map(({ ended }) => ended));
    },
    async allEnded() {
      await Promise.all([...inProgress.values()].map(({ ended }) => ended));
    },
  };
}
