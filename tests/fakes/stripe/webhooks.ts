import { createHmac } from 'node:crypto';
import type Stripe from 'stripe';

export type WebhookSwitches = {
  /** Where events are sent, or null to send none. */
  url: string | null;
  /** Probability that an event never arrives, from 0 to 1. */
  drop: number;
  /** Probability that an event arrives twice, from 0 to 1. */
  duplicate: number;
  /** Maximum delay of an event, in milliseconds. */
  delay: number;
  /** Delays each event by a random time, so that they arrive out of order. */
  shuffle: boolean;
  /** How often an event is sent again without a 2xx, and what to wait for before. */
  retries: { times: number; wait(): Promise<void> };
};

const reliable: WebhookSwitches = {
  url: null,
  drop: 0,
  duplicate: 0,
  delay: 0,
  shuffle: false,
  retries: { times: 0, wait: async () => {} },
};

/** An attempted delivery; `status` is null if there was no response. */
export type Delivery = { event: string; type: string; status: number | null };

/** Returns the `Stripe-Signature` of a body: HMAC-SHA256 over time and body. */
export function sign(body: string, secret: string, timestamp: number): string {
  const v1 = createHmac('sha256', secret).update(`${timestamp}.${body}`).digest('hex');
  return `t=${timestamp},v1=${v1}`;
}

/** Sends events to the server under test, as unreliably as configured. */
export class Webhooks {
  readonly deliveries: Delivery[] = [];
  readonly switches: WebhookSwitches = { ...reliable };
  readonly #secret: string;
  readonly #random: () => number;
  readonly #underWay = new Set<Promise<void>>();

  constructor(secret: string, random: () => number) {
    this.#secret = secret;
    this.#random = random;
  }

  send(event: Stripe.Event): void {
    const { drop, duplicate } = this.switches;
    if (this.switches.url === null || this.#random() < drop) return;
    this.#deliverLate(event);
    if (this.#random() < duplicate) this.#deliverLate(event);
  }

  /** Sends an event now. Returns the status of the response, or null without one. */
  async deliver(event: Stripe.Event): Promise<number | null> {
    const body = JSON.stringify(event, null, 2);
    const status = await fetch(this.switches.url ?? '', {
      method: 'POST',
      headers: {
        'Content-Type': 'application/json; charset=utf-8',
        'User-Agent': 'Stripe/1.0 (+https://stripe.com/docs/webhooks)',
        'Stripe-Signature': sign(body, this.#secret, Math.floor(Date.now() / 1000)),
      },
      body,
    }).then(
      async (response) => {
        await response.arrayBuffer();
        return response.status;
      },
      () => null,
    );
    this.deliveries.push({ event: event.id, type: event.type, status });
    return status;
  }

  /** Makes deliveries reliable again, to the same address. */
  reset(): void {
    this.deliveries.length = 0;
    Object.assign(this.switches, { ...reliable, url: this.switches.url });
  }

  /** Resolves when no delivery is pending. */
  async settled(): Promise<void> {
    while (this.#underWay.size > 0) await Promise.all(this.#underWay);
  }

  #deliverLate(event: Stripe.Event): void {
    const { delay, shuffle } = this.switches;
    const sent = this.#deliverWithRetries(event, shuffle ? delay * this.#random() : delay).then(
      () => {
        this.#underWay.delete(sent);
      },
    );
    this.#underWay.add(sent);
  }

  async #deliverWithRetries(event: Stripe.Event, late: number): Promise<void> {
    await new Promise((resolve) => setTimeout(resolve, late));
    for (let left = this.switches.retries.times; ; left -= 1) {
      const status = this.switches.url === null ? null : await this.deliver(event);
      if (left <= 0 || (status !== null && status < 300)) return;
      await this.switches.retries.wait();
    }
  }
}
