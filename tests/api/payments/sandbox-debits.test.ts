import { describe, expect } from 'vitest';
import { look, pay, rows, send, waitingMails } from '../../factories/order-site.ts';
import { test as it } from '../../factories/order-test.ts';
import { type Begun, begin, end, kindsOfMails, saveEmail } from '../../factories/waiting-orders.ts';

const day = 24 * 3_600_000;

describe('a SEPA direct debit', () => {
  it('counts from the day on which the money arrives', async ({ site }) => {
    const begun = await begin(site, 'sepa_debit');
    expect((await look(site, begun)).body).toMatchObject({
      status: 'pending',
      date: '2026-11-23T08:30:00.000Z',
      waiting: { kind: 'sepa_debit', until: '2026-12-01T23:59:00.000Z' },
    });
    // Another method cannot take the place of a debit that was ordered.
    expect((await pay(site, begun.clientSecret)).body.status).toBe('processing');
    await site.pass(8 * day);
    const arrived = '2026-11-30T10:00:00.000Z';
    expect((await look(site, begun)).body).toMatchObject({ status: 'paid', date: arrived });
    expect(await rows(site, 'charges')).toMatchObject([{ paidAt: arrived }]);
    // The first of December is a holiday: the last open moment within the 24 hours.
    expect(await rows(site, 'companyTasks')).toMatchObject([{ dueAt: '2026-11-30T18:00:00.000Z' }]);
    const receipt = (await waitingMails(site)).find(({ kind }) => kind === 'order-receipt');
    expect(receipt?.text).toContain('Monday 30 November 2026');
  });

  it('that the bank returns leaves nothing charged', async ({ site }) => {
    const begun = await begin(site, 'sepa_debit');
    await end(site, begun, 'refused');
    expect((await look(site, begun)).body).toMatchObject({
      status: 'failed',
      waiting: { kind: 'sepa_debit' },
    });
    expect(await rows(site, 'charges')).toEqual([]);
  });

  it('is mailed once with its days, also to an address that comes later', async ({ site }) => {
    const begun = await begin(site, 'sepa_debit', { email: null });
    expect(await kindsOfMails(site)).toEqual([]);
    await saveEmail(site, begun, 'late@tessera.example');
    await look(site, begun);
    const mails = await waitingMails(site);
    expect(mails).toMatchObject([
      {
        kind: 'order-debit',
        to: 'late@tessera.example',
        until: '2026-12-01T23:59:00.000Z',
        subject: expect.stringContaining('Direct debit ordered: Company Setup'),
      },
    ]);
    const text = mails[0]?.text.replace(/\s+/g, ' ');
    expect(text).toContain('€1,450.00');
    expect(text).toContain('arrives between Wednesday 25 November and Tuesday 1 December 2026');
    expect(text).toContain('1. The money arrives, and we confirm it by email.');
    expect(JSON.stringify(mails)).not.toContain(begun.clientSecret);
    await end(site, begun, 'paid');
    expect(await kindsOfMails(site)).not.toContain('order-debit');
  });

  it('whose buyer has had enough mails about debits still brings a receipt', async ({ site }) => {
    const begun: Begun[] = [];
    for (let count = 0; count < 6; count += 1) begun.push(await begin(site, 'sepa_debit'));
    expect(await kindsOfMails(site)).toEqual(Array(5).fill('order-debit'));
    for (const one of begun) await end(site, one, 'paid');
    const kinds = await kindsOfMails(site);
    expect(kinds.filter((kind) => kind === 'order-receipt')).toHaveLength(5);
  });

  it('that fails is mailed once, with a link that pays again', async ({ site }) => {
    const begun = await begin(site, 'sepa_debit', { language: 'pt' });
    await end(site, begun, 'refused');
    await look(site, begun);
    const mails = await waitingMails(site);
    expect(mails.map(({ kind }) => kind)).toEqual(['order-debit-failed']);
    expect(mails[0]?.subject).toContain('O seu débito direto não foi pago');
    const link = mails[0]?.text.match(/https?:\S+\/checkout\?\S+/)?.[0] ?? 'none';
    const { pathname, searchParams } = new URL(link);
    expect([pathname, Object.fromEntries(searchParams)]).toEqual([
      '/pt/checkout',
      { packageId: 'company-setup', packageName: expect.any(String), packagePrice: '1450' },
    ]);
    expect(JSON.stringify(mails)).not.toContain(begun.clientSecret);
    await send(site, '/api/sandbox/wait', {
      body: { clientSecret: begun.clientSecret, method: 'sepa_debit' },
    });
    await look(site, begun);
    expect((await kindsOfMails(site)).sort()).toEqual(['order-debit', 'order-debit-failed']);
  });
});
