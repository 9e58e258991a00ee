import { expect, it } from 'vitest';
import { orderNotification } from '#features/payments/ledger/emails/order-notification.server.ts';
import { orderReceipt } from '#features/payments/ledger/emails/order-receipt.server.ts';
import { withdrawalLinkMail } from '#features/payments/withdrawal/emails/withdrawal-link.server.ts';
import { withdrawalNotification } from '#features/payments/withdrawal/emails/withdrawal-notification.server.ts';
import { withdrawalReceipt } from '#features/payments/withdrawal/emails/withdrawal-receipt.server.ts';
import { charge, declined, link, order, real, sender, withdrawal } from './mail-samples.ts';
import { orderMailsOf } from './order-mails.ts';

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
    const links = { withdrawal: 't', manageUrl: null, other: null, isInvoiced: false, part: null };
    const { text } = orderReceipt(order, { ...charge, paidAt }, { ...sender, ...links });
    expect(text.replace(/\s+/g, ' ').includes('you can withdraw until 7 December 2026')).toBe(
      isSaid,
    );
  },
);

it('the mail with the link to withdraw names the last day, to a consumer who has paid', () => {
  const consumer = { ...order, buyerKind: 'consumer' as const };
  const textOf = (change: object) =>
    withdrawalLinkMail({ ...consumer, ...change }, { ...link, language: 'en' }).text;
  expect(textOf({})).toMatch(/Last day +7 December 2026/);
  expect(textOf({ buyerKind: 'company' })).not.toContain('Last day');
  expect(textOf({ paidAt: null })).not.toContain('Last day');
});

it('the mails of a withdrawal show the price of the order, without its offer and VAT', () => {
  const sold = { ...order, ...real };
  for (const { text } of [
    withdrawalReceipt(sold, withdrawal, { ...sender, covered: null }),
    withdrawalNotification(sold, withdrawal, {
      language: 'en',
      repayBy: withdrawal.receivedAt,
      covered: null,
      ...sender,
    }),
  ]) {
    expect(text).toMatch(/^Price +€1,450\.00$/m);
    expect(text).not.toMatch(/Instead of|^Amount|IVA/m);
  }
});

it('the mail of a subscription that has ended shows no bill', () => {
  const { html, text } = orderNotification(order, { kind: 'cancelled' }, 'en', sender);
  expect(html).not.toContain('class="e-ticket"');
  expect(text).toMatch(
    /^Test mode +Nothing was charged\.\nService +Company Setup\nOrder +EN-7K4QXN$/m,
  );
  expect(text).not.toContain('€');
});

it('a line before a bill, in pt, writes its weekday in small letters, as within a sentence', () => {
  const texts = Object.values(orderMailsOf({ ...order, language: 'pt' }, withdrawal)).flatMap(
    (mails) => mails.map(({ text }) => text),
  );
  const lines = texts.flatMap(
    (text) => text.match(/^(?:\S+ até|Nova tentativa:) \p{L}+-feira/gimu) ?? [],
  );
  expect(lines.length).toBeGreaterThanOrEqual(4);
  expect(lines.filter((line) => /\p{Lu}\p{Ll}+-feira/u.test(line))).toEqual([]);
});
