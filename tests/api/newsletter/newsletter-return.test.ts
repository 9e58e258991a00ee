import { describe, expect } from 'vitest';
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

/** Subscribes, confirms and leaves; returns the token of the leaving link. */
async function leave(site: NewsletterSite): Promise<string> {
  const { welcome } = await subscribeAndConfirm(site, noor);
  const token = unsubscribeTokenOf(welcome);
  await post(site, 'unsubscribe', { token });
  return token;
}

async function statusOf(site: NewsletterSite): Promise<string | undefined> {
  return (await subscribers(site))[0]?.status;
}

async function consents({ database }: NewsletterSite) {
  return database.read((db) =>
    db.selectFrom('newsletterConsents').select(['step', 'wording']).orderBy('createdAt').execute(),
  );
}

describe('a subscriber who left by mistake', () => {
  it('is put back by a press, with the words he read', async ({ site }) => {
    const token = await leave(site);
    site.clock.now = new Date(site.clock.now.getTime() + 60_000);
    const response = await post(site, 'return', { token, locale: 'pt' });
    expect(response.status).toBe(200);
    expect(await response.json()).toEqual({ status: 'confirmed', canReturn: false });
    expect(await subscribers(site)).toMatchObject([{ status: 'confirmed', unsubscribedAt: null }]);
    const last = (await consents(site)).at(-1);
    expect(last?.step).toBe('confirm');
    expect(last?.wording).toMatch(/Saiu da newsletter[\s\S]*Foi engano, quero voltar$/);
  });

  it('is put back once, even if the button is pressed many times at once', async ({ site }) => {
    const token = await leave(site);
    const before = (await consents(site)).length;
    const presses = Array.from({ length: 6 }, () => post(site, 'return', { token }));
    for (const { status } of await Promise.all(presses)) expect(status).toBe(200);
    expect(await consents(site)).toHaveLength(before + 1);
    expect(await waitingMails(site)).toHaveLength(2);
  });

  it('subscribes again after a day, because an old link may be in other hands', async ({
    site,
  }) => {
    const token = await leave(site);
    site.clock.now = new Date(site.clock.now.getTime() + 24 * 3_600_000);
    const shown = await site.app.request(`/api/newsletter/subscription/${token}`);
    expect(await shown.json()).toEqual({ status: 'unsubscribed', canReturn: false });
    expect((await post(site, 'return', { token })).status).toBe(404);
    expect(await statusOf(site)).toBe('unsubscribed');
  });

  it('is not known by another token', async ({ site }) => {
    await leave(site);
    expect((await post(site, 'return', { token: 'nobody' })).status).toBe(404);
  });

  it('is put back by a plain form too, and sees the page again', async ({ site }) => {
    const token = await leave(site);
    const body = new URLSearchParams({ token, locale: 'pt' });
    const response = await site.app.request('/api/newsletter/return', { method: 'POST', body });
    expect(response.status).toBe(303);
    expect(response.headers.get('Location')).toBe(`/pt/newsletter/unsubscribe/${token}`);
    expect(await statusOf(site)).toBe('confirmed');
  });
});

describe('a new link for one that does not work', () => {
  const ask = (site: NewsletterSite, purpose: string, email = noor.email) =>
    post(site, 'new-link', { email, purpose, locale: 'pt' });

  it('confirms an address that waits for it', async ({ site }) => {
    await post(site, 'subscribe', noor);
    expect((await ask(site, 'confirm', 'Noor@Tessera.example')).status).toBe(202);
    const mails = await waitingMails(site);
    expect(mails).toHaveLength(2);
    const token = tokenOf(mails.find(({ kind }) => kind === 'newsletter-confirm-again'));
    expect((await post(site, 'confirm', { token })).status).toBe(200);
  });

  it('ends the subscription of an address on the list', async ({ site }) => {
    await subscribeAndConfirm(site, noor);
    expect((await ask(site, 'unsubscribe')).status).toBe(202);
    const mails = await waitingMails(site);
    const mail = mails.find(({ kind }) => kind === 'newsletter-leaving-link');
    expect(mail?.to).toBe(noor.email);
    expect(mail?.subject).toMatch(/sair da newsletter/);
    const [, token] = /\/pt\/newsletter\/unsubscribe\/(\S+)/.exec(mail?.text ?? '') ?? [];
    expect((await post(site, 'unsubscribe', { token })).status).toBe(200);
    expect(await statusOf(site)).toBe('unsubscribed');
  });

  it('goes to nobody else, and the answer is the same', async ({ site }) => {
    await leave(site);
    const before = (await waitingMails(site)).length;
    for (const purpose of ['confirm', 'unsubscribe'])
      for (const email of [noor.email, 'nobody@tessera.example']) {
        const response = await ask(site, purpose, email);
        expect([response.status, await response.text()]).toEqual([202, '{}']);
      }
    expect(await waitingMails(site)).toHaveLength(before);
  });

  it('is mailed three times a day at most', async ({ site }) => {
    await subscribeAndConfirm(site, noor);
    for (let again = 0; again < 5; again += 1) await ask(site, 'unsubscribe');
    const kinds = (await waitingMails(site)).map(({ kind }) => kind);
    expect(kinds.filter((kind) => kind === 'newsletter-leaving-link')).toHaveLength(3);
  });

  it('names what is wrong', async ({ site }) => {
    expect((await ask(site, 'confirm', 'no address')).status).toBe(422);
    expect((await ask(site, 'other')).status).toBe(422);
  });
});
