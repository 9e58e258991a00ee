import { describe, expect } from 'vitest';
import { removeStaleSubscribers } from '#features/newsletter/confirm/remove-stale-subscribers.server.ts';
import { periodicJobs } from '#server/jobs.server.ts';
import {
  type NewsletterSite,
  post,
  subscribeAndConfirm,
  subscribers,
  tokenOf,
  unsubscribeTokenOf,
  waitingMails,
} from '../../factories/newsletter-site.ts';
import { test as it } from '../../factories/newsletter-test.ts';

const noor = { email: 'noor@tessera.example', name: 'Noor El-Amin' };
const from = (address: string) => ({ 'X-Test-Address': address });

function consents(site: NewsletterSite) {
  return site.database.read((db) =>
    db.selectFrom('newsletterConsents').selectAll().orderBy('createdAt').execute(),
  );
}

function removeStale(site: NewsletterSite): Promise<number> {
  return removeStaleSubscribers(site.context);
}

describe('the record of consent', () => {
  it('holds the wording, language, time and address hash of both steps', async ({
    site,
    later,
  }) => {
    await post(site, 'subscribe', { ...noor, locale: 'pt' }, from('203.0.113.7'));
    const token = tokenOf((await waitingMails(site))[0]);
    later({ days: 1 });
    await post(site, 'confirm', { token, locale: 'en' }, from('2001:db8::1'));
    const [asked, agreed, ...more] = await consents(site);
    expect(more).toEqual([]);
    expect(asked).toMatchObject({
      step: 'subscribe',
      wording:
        'Uma newsletter em duas línguas\nQuando há novidades: prazos, mudanças na lei em palavras simples e um bom almoço perto de uma repartição de finanças.\nEnviamos-lhe um e-mail para confirmar o endereço.\nSubscrever',
      language: 'pt',
      addressHash: expect.stringMatching(/^[0-9a-f]{64}$/),
      createdAt: '2026-03-20T08:30:00.000Z',
    });
    expect(agreed).toMatchObject({
      step: 'confirm',
      wording:
        'Confirm your subscription\nOne click and you are on the list. If you did not ask for it, do nothing: we will not write again.\nConfirm my subscription',
      language: 'en',
      createdAt: '2026-03-21T08:30:00.000Z',
    });
    expect(agreed?.addressHash).not.toBe(asked?.addressHash);
    expect(asked?.subscriberId).toBe((await subscribers(site))[0]?.id);
  });

  it('holds the words that the owner has put above the form', async ({ site }) => {
    const own = { newsletterTitle: 'Four letters a year', newsletterLead: 'Only deadlines.' };
    const row = { kind: 'page-words', id: 'pages' };
    const rows = Object.entries(own).map(([name, value]) => ({ ...row, name, value }));
    await site.database.transaction((db) => db.insertInto('siteTexts').values(rows).execute());
    await post(site, 'subscribe', { ...noor, locale: 'en' });
    expect((await consents(site))[0]?.wording).toMatch(/^Four letters a year\nOnly deadlines\.\n/);
  });

  it('stores one hash per address, which the address alone cannot reproduce', async ({ site }) => {
    await post(site, 'subscribe', noor, from('203.0.113.7'));
    await post(site, 'subscribe', { email: 'rita@tessera.example' }, from('203.0.113.7'));
    const [first, second] = await consents(site);
    expect(second?.addressHash).toBe(first?.addressHash);
    const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode('203.0.113.7'));
    expect(first?.addressHash).not.toBe(Buffer.from(digest).toString('hex'));
    expect(JSON.stringify(await consents(site))).not.toContain('203.0.113.7');
  });

  it('is also made by a form without script, and says how the subscriber left', async ({
    site,
  }) => {
    await post(site, 'subscribe', noor);
    const token = tokenOf((await waitingMails(site))[0]);
    const form = { method: 'POST', body: new URLSearchParams({ token, locale: 'pt' }) };
    await site.app.request('/api/newsletter/confirm', form);
    const mails = await waitingMails(site);
    const welcome = mails.find(({ kind }) => kind === 'newsletter-welcome');
    if (!welcome) throw new Error('No welcome mail');
    const path = `/api/newsletter/unsubscribe/${unsubscribeTokenOf(welcome)}`;
    for (let again = 0; again < 2; again += 1)
      await site.app.request(path, { method: 'POST', body: 'List-Unsubscribe=One-Click' });
    const said = (await consents(site)).map(({ step, language, wording }) => [
      step,
      language,
      wording,
    ]);
    expect(said).toHaveLength(3);
    expect(said).toContainEqual([
      'confirm',
      'pt',
      'Confirme a sua subscrição\nUm clique e fica na lista. Se o pedido não foi seu, não faça nada: não voltamos a escrever.\nConfirmar a subscrição',
    ]);
    expect(said).toContainEqual(['unsubscribe', 'en', 'List-Unsubscribe=One-Click']);
  });

  it('is not made for a refused request', async ({ site }) => {
    await post(site, 'subscribe', { email: 'noor@' });
    await post(site, 'confirm', { token: 'nobody' });
    await subscribeAndConfirm(site, noor);
    const before = await consents(site);
    await post(site, 'subscribe', noor);
    expect(await consents(site)).toEqual(before);
  });
});

describe('an address that is never confirmed', () => {
  it('is removed after 30 days, with its links, its consents and its mails', async ({
    site,
    later,
  }) => {
    await post(site, 'subscribe', noor);
    await subscribeAndConfirm(site, { email: 'rita@tessera.example' });
    later({ days: 29.9 });
    expect(await removeStale(site)).toBe(0);
    later({ days: 0.1 });
    expect(await removeStale(site)).toBe(1);
    expect(await subscribers(site)).toMatchObject([{ email: 'rita@tessera.example' }]);
    const mails = await waitingMails(site);
    expect(mails.map(({ to }) => to)).toEqual(mails.map(() => 'rita@tessera.example'));
    const [rita] = await subscribers(site);
    for (const { subscriberId } of await consents(site)) expect(subscriberId).toBe(rita?.id);
    expect(await removeStale(site)).toBe(0);
  });

  it('is removed by the server itself, every hour', async ({ site, later }) => {
    await post(site, 'subscribe', noor);
    later({ days: 31 });
    const job = periodicJobs(site.context).find(({ name }) => name === 'unconfirmed-subscribers');
    expect(job?.everySeconds).toBe(3600);
    await job?.run(site.context);
    expect(await subscribers(site)).toEqual([]);
  });

  it('stays for 30 days after the last mail that was requested', async ({ site, later }) => {
    await post(site, 'subscribe', noor);
    later({ days: 20 });
    await post(site, 'subscribe', noor);
    later({ days: 20 });
    expect(await removeStale(site)).toBe(0);
    later({ days: 10 });
    expect(await removeStale(site)).toBe(1);
  });

  it('can subscribe again after that, with 201', async ({ site, later }) => {
    await post(site, 'subscribe', noor);
    later({ days: 30 });
    await removeStale(site);
    expect((await post(site, 'subscribe', noor)).status).toBe(201);
  });

  it('becomes unsubscribed again if it was on the list before, so that old links still work', async ({
    site,
    later,
  }) => {
    const { welcome } = await subscribeAndConfirm(site, noor);
    const body = { token: unsubscribeTokenOf(welcome) };
    await post(site, 'unsubscribe', body);
    await post(site, 'subscribe', noor);
    later({ days: 30 });
    expect(await removeStale(site)).toBe(1);
    expect(await subscribers(site)).toMatchObject([{ status: 'unsubscribed' }]);
    expect((await post(site, 'unsubscribe', body)).status).toBe(200);
  });

  it('is not removed while it is being confirmed', async ({ site, later }) => {
    for (let round = 0; round < 10; round += 1) {
      await site.reset();
      await post(site, 'subscribe', noor);
      const token = tokenOf((await waitingMails(site))[0]);
      later({ days: 30 });
      const [response] = await Promise.all([post(site, 'confirm', { token }), removeStale(site)]);
      const left = await subscribers(site);
      if (response.status === 200) expect(left).toMatchObject([{ status: 'confirmed' }]);
      else expect([response.status, left]).toEqual([404, []]);
    }
  });
});

describe('one recipient', () => {
  it('gets at most three confirmation mails a day, in whatever letter case', async ({
    site,
    later,
  }) => {
    for (const email of ['Noor@tessera.example', 'noor@TESSERA.example', noor.email, noor.email]) {
      expect((await post(site, 'subscribe', { email })).status).toBe(201);
      await site.database.transaction((trx) => trx.deleteFrom('newsletterSubscribers').execute());
    }
    expect(await waitingMails(site)).toHaveLength(3);
    later({ days: 1 });
    await post(site, 'subscribe', noor);
    expect(await waitingMails(site)).toHaveLength(4);
  });

  it('is stored in the outbox as a hash', async ({ site }) => {
    await post(site, 'subscribe', noor);
    const rows = await site.database.read((db) => db.selectFrom('outbox').selectAll().execute());
    expect(rows).toMatchObject([{ recipientHash: expect.stringMatching(/^[0-9a-f]{64}$/) }]);
  });
});
