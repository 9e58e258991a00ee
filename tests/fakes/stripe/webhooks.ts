import { createHmac } from 'node:crypto';
import type Stripe from 'stripe';

export type WebhookSwitches = {
  /** Where events are sent; null: nowhere. */
  url: string | null;
  /** How likely an event never arrives, from 0 to 1. */
  drop: number;
  /** How likely an event arrives twice, from 0 to 1. */
  duplicate: number;
  /** Up to how many milliseconds an event is late. */
  delay: number;
  /** Each event is late by a time of its own, so that they overtake each other. */
  shuffle: boolean;
  /** How often an event is sent again that was not taken with a 2xx, and what is waited for before. */
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

/** A delivery that was tried; `status` is null when nobody answered. */
export type Delivery = { event: string; type: string; status: number | null };

/** `Stripe-Signature` of a body: HMAC-SHA256 over time and body. */
export function sign(body: string, secret: string, timestamp: number): string {
  const v1 = createHmac('sha256', secret).update(`${timestamp}.${body}`).digest('hex');
  return `t=${timestamp},v1=${v1}`;
}

/** Sends events to the server under test, as unreliably as it is told to. */
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

  /** Sends an event now, and answers the status that the server gave. */
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

  /** Delivers everything once, at once and in order again, to where it did before. */
  reset(): void {
    this.deliveries.length = 0;
    Object.assign(this.switches, { ...reliable, url: this.switches.url });
  }

  /** Resolves when nothing is on its way any more. */
  async settled(): Promise<void> {
    while (this.#underWay.size > 0) await Promise.all(this.#underWay);
  }

  #deliverLate(event: Stripe.Event): void {
    const { delay, shuffle } = this.switches;
    const sent = this.#tryToDeliver(event, shuffle ? delay * this.#random() : delay).then(() => {
      this.#underWay.delete(sent);
    });
    this.#underWay.add(sent);
  }

  async #tryToDeliver(event: Stripe.Event, late: number): Promise<void> {
    await new Promise((resolve) => setTimeout(resolve, late));
    for (let left = this.switches.retries.times; ; left -= 1) {
      const status = this.switches.url === null ? null : await this.deliver(event);
      if (left <= 0 || (status !== null && status < 300)) return;
      await this.switches.retries.wait();
    }
  }
}
