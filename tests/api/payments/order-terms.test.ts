import { describe, expect } from 'vitest';
import {
  ask,
  type Bought,
  buy,
  type OrderSite,
  pay,
  rows,
  send,
  startOfTests,
} from '../../factories/order-site.ts';
import { test as it } from '../../factories/order-test.ts';

describe('the terms of an order', () => {
  const earlyStart = (site: OrderSite, { orderId, clientSecret }: Bought, change: object = {}) =>
    send(site, `/api/orders/${orderId}/early-start`, {
      method: 'PUT',
      body: { clientSecret, given: true, locale: 'pt', ...change },
    });

  it('are recorded with their version and text, and without a request to begin early', async ({
    site,
  }) => {
    const { orderId } = await buy(site);
    const [terms] = await rows(site, 'orderTerms');
    expect(terms).toMatchObject({ orderId, earlyStart: null, earlyStartAt: null });
    const [version] = await rows(site, 'termsVersions');
    expect(version?.version).toBe(terms?.termsVersion);
    expect(JSON.parse(version?.content ?? '')).toMatchObject({ en: { title: 'Terms' } });
  });

  it('keep the request to begin early in its words, language and time', async ({ site }) => {
    const { body } = await ask(site);
    const bought = body as Bought;
    expect((await earlyStart(site, bought)).status).toBe(204);
    expect(await rows(site, 'orderTerms')).toMatchObject([
      {
        earlyStart: expect.stringContaining('peço expressamente que comecem'),
        earlyStartLanguage: 'pt',
        earlyStartAt: startOfTests,
      },
    ]);
    await earlyStart(site, bought, { given: false });
    expect(await rows(site, 'orderTerms')).toMatchObject([{ earlyStart: null }]);
  });

  it('do not lose a request after the payment', async ({ site }) => {
    const { body } = await ask(site);
    const bought = body as Bought;
    await earlyStart(site, bought);
    await pay(site, bought.clientSecret);
    await earlyStart(site, bought, { given: false });
    expect(await rows(site, 'orderTerms')).toMatchObject([{ earlyStartLanguage: 'pt' }]);
  });

  it('are changed by nobody without the secret', async ({ site }) => {
    const { body } = await ask(site);
    const refused = await earlyStart(site, body as Bought, { clientSecret: 'wrong' });
    expect(refused).toMatchObject({ status: 404, body: { code: 'not_found' } });
    const wrong = await earlyStart(site, body as Bought, { given: 'yes' });
    expect(wrong).toMatchObject({ status: 422, body: { errors: [{ field: 'given' }] } });
  });
});
