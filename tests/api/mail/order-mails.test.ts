import { expect, it } from 'vitest';
import { orderNotification } from '#features/payments/orders/emails/order-notification.server.ts';
import { declined, order, sender } from './mail-samples.ts';

const told = 'The client was sent a link to pay it.';
const retried = 'The card provider tries again at the time below.';

it.for([
  ['noor@tessera.example', declined.retriesAt, [told, retried], []],
  ['noor@tessera.example', null, [told], [retried]],
  [null, declined.retriesAt, [retried], [told]],
  [null, null, [], [told, retried]],
] as const)(
  'the mail of a declined renewal says who asks for the money: address %s, next attempt %s',
  ([billingEmail, retriesAt, said, unsaid]) => {
    const event = { ...declined, retriesAt };
    const { text } = orderNotification({ ...order, billingEmail }, event, 'en', sender);
    const flowed = text.replace(/\s+/g, ' ');
    for (const sentence of said) expect(flowed).toContain(sentence);
    for (const sentence of unsaid) expect(flowed).not.toContain(sentence);
    expect(flowed).toContain('said: Declined');
  },
);
