import { toInstant } from '#core/clock.ts';
import { type BusyDestinations, claimDueMail } from './outbox.repository.server.ts';
import { leaseMilliseconds } from './retry-schedule.ts';
import { type SendingOptions, sendClaimedMail } from './send-claimed-mail.server.ts';

export const mostAtOnce = 5;
/** So that a domain whose server hangs leaves room for the others. */
export const mostPerDomain = 2;

export type Deliveries = {
  /**
   * Claims due mails and begins to hand them over, until none is due or there is no room. Answers
   * whether more may be due at busy destinations.
   */
  beginDue(stopping: () => boolean): Promise<boolean>;
  /** Where nothing may be begun at the moment; null where nothing at all may. */
  busy(): BusyDestinations | null;
  /** Resolves when one of those in hand has ended, at once when there is none. */
  oneEnded(): Promise<void>;
  allEnded(): Promise<void>;
};

function domainOf(address: string): string {
  return address.slice(address.lastIndexOf('@') + 1).toLowerCase();
}

/**
 * Mails in hand: five at once, two to a domain, one to a recipient, so that a recipient's mails
 * leave in their order. `onEnd` hears of each end, with what the database threw, or null.
 */
export function createDeliveries(
  options: SendingOptions,
  onEnd: (error: unknown) => void,
): Deliveries {
  const inHand = new Map<string, { to: string; ended: Promise<void> }>();

  function busy(): BusyDestinations | null {
    if (inHand.size >= mostAtOnce) return null;
    const recipients = [...inHand.values()].map(({ to }) => to);
    const byDomain = Map.groupBy(recipients, domainOf);
    const full = [...byDomain].filter(([, of]) => of.length >= mostPerDomain);
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
            inHand.delete(id);
            onEnd(error);
          });
        inHand.set(id, { to, ended });
      }
      return !stopping();
    },
    async oneEnded() {
      if (inHand.size > 0) await Promise.race([...inHand.values()].map(({ ended }) => ended));
    },
    async allEnded() {
      await Promise.all([...inHand.values()].map(({ ended }) => ended));
    },
  };
}
