import { expect, it } from 'vitest';
import { orderNotification } from '#features/payments/orders/emails/order-notification.server.ts';
import { orderReceipt } from '#features/payments/orders/emails/order-receipt.server.ts';
import { charge, declined, order, sender } from './mail-samples.ts';

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

it.for([
  ['2026-11-23T08:30:00.000Z', true],
  ['2026-12-07T23:59:59.000Z', true],
  ['2026-12-08T00:00:00.000Z', false],
] as const)(
  'a receipt of a charge at %s says until when a consumer can withdraw: %s',
  ([paidAt, isSaid]) => {
    const links = { withdrawal: 't', manageUrl: null, other: null };
    const { text } = orderReceipt(order, { ...charge, paidAt }, { ...sender, ...links });
    expect(text.replace(/\s+/g, ' ').includes('you can withdraw until 7 December 2026')).toBe(
      isSaid,
    );
  },
);
