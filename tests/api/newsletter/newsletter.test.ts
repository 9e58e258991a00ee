import { describe, expect } from 'vitest';
import {
  type NewsletterSite,
  post,
  subscribers,
  tokenOf,
  waitingMails,
} from '../../factories/newsletter-site.ts';
import { test as it } from '../../factories/newsletter-test.ts';

const noor = { email: 'noor@tessera.example', name: 'Noor El-Amin' };
const shortened = 'n…@tessera.example';

async function subscribe(site: NewsletterSite, body: unknown = noor): Promise<number> {
  return (await post(site, 'subscribe', body)).status;
}

async function statusOf(site: NewsletterSite, token: string): Promise<unknown> {
  const response = await site.app.request(`/api/newsletter/confirm/${token}`);
  return response.ok ? response.json() : response.status;
}

describe('subscribing', () => {
  it('stores the address unconfirmed, and mails it', async ({ site }) => {
    const response = await post(site, 'subscribe', noor);
    expect(response.status).toBe(201);
    expect(response.headers.get('Cache-Control')).toBe('no-store');
    expect(await subscribers(site)).toMatchObject([
      { ...noor, status: 'unconfirmed', language: 'en', confirmedAt: null },
    ]);
    expect(await waitingMails(site)).toMatchObject([
      { to: noor.email, replyTo: 'ola@entrada.example' },
    ]);
    expect(site.outbox.woken).toBe(1);
  });

  it.for([
    ['without a name', { email: noor.email }],
    ['with an empty name', { email: noor.email, name: '' }],
    ['with null as the name', { email: noor.email, name: null }],
    ['with unknown fields', { ...noor, colour: 'blue' }],
    ['with spaces around the address', { email: '  noor@tessera.example ' }],
  ] as const)('is possible %s', async ([_, body], { site }) => {
    expect(await subscribe(site, body)).toBe(201);
    expect((await subscribers(site))[0]?.email).toBe(noor.email);
  });

  it.for([
    ['no address', {}, 'invalid_email'],
    ['an empty address', { email: ' ' }, 'invalid_email'],
    ['half an address', { email: 'noor@' }, 'invalid_email'],
    ['an address that is no text', { email: 5 }, 'invalid_email'],
    ['a name that is no text', { ...noor, name: 5 }, 'invalid_type'],
    ['a name that is too long', { ...noor, name: 'a'.repeat(201) }, 'too_long'],
    ['a third language', { ...noor, locale: 'fr' }, 'invalid_locale'],
  ] as const)('is refused with %s', async ([_, body, code], { site }) => {
    const response = await post(site, 'subscribe', body);
    expect(response.status).toBe(422);
    expect(await response.json()).toMatchObject({ code: 'invalid_fields', errors: [{ code }] });
    expect(await subscribers(site)).toEqual([]);
    expect(await waitingMails(site)).toEqual([]);
  });

  it('is refused in the language of the form', async ({ site }) => {
    const response = await post(site, 'subscribe', { email: 'x', locale: 'pt' });
    expect(await response.json()).toMatchObject({
      errors: [{ field: 'email', message: 'Introduza um endereço de e-mail válido' }],
    });
  });

  it('is refused to bots', async ({ site }) => {
    expect(await subscribe(site, { ...noor, website: 'https://spam.example' })).toBe(422);
    expect(await subscribe(site, { ...noor, openedAt: '2026-03-20T08:29:59.500Z' })).toBe(422);
    expect(
      await subscribe(site, { ...noor, website: '', openedAt: '2026-03-20T08:29:00.000Z' }),
    ).toBe(201);
  });

  it('refuses a body that is not JSON', async ({ site }) => {
    expect(await subscribe(site, '{')).toBe(400);
  });
});

describe('an address on the list', () => {
  it('is refused with 409, in whatever letter case', async ({ site }) => {
    await subscribe(site);
    const response = await post(site, 'subscribe', { email: 'NOOR@Tessera.example' });
    expect(response.status).toBe(409);
    expect(await response.json()).toMatchObject({ code: 'already_subscribed' });
    expect(await subscribers(site)).toHaveLength(1);
  });

  it('gets another mail while it is unconfirmed, three times in 24 hours', async ({
    site,
    later,
  }) => {
    await subscribe(site);
    for (let again = 0; again < 5; again += 1) expect(await subscribe(site)).toBe(409);
    expect(await waitingMails(site)).toHaveLength(4);
    later({ hours: 23 });
    await subscribe(site);
    expect(await waitingMails(site)).toHaveLength(4);
    later({ hours: 2 });
    await subscribe(site);
    expect(await waitingMails(site)).toHaveLength(5);
  });

  it('can be confirmed by any of its mails', async ({ site }) => {
    await subscribe(site);
    await subscribe(site);
    const [first, second] = await waitingMails(site);
    expect(tokenOf(first)).not.toBe(tokenOf(second));
    expect((await post(site, 'confirm', { token: tokenOf(first) })).status).toBe(200);
    expect(await statusOf(site, tokenOf(second))).toMatchObject({ status: 'confirmed' });
  });

  it('gets no mail once it is confirmed', async ({ site }) => {
    await subscribe(site);
    const [mail] = await waitingMails(site);
    await post(site, 'confirm', { token: tokenOf(mail) });
    const before = await waitingMails(site);
    expect(await subscribe(site)).toBe(409);
    expect(await waitingMails(site)).toEqual(before);
  });

  it('that left the list can return, unconfirmed', async ({ site }) => {
    await subscribe(site);
    await site.database.transaction((trx) =>
      trx.updateTable('newsletterSubscribers').set({ status: 'unsubscribed' }).execute(),
    );
    const [first] = await waitingMails(site);
    expect(await statusOf(site, tokenOf(first))).toBe(404);
    expect((await post(site, 'confirm', { token: tokenOf(first) })).status).toBe(404);
    expect(await subscribe(site)).toBe(201);
    expect(await subscribers(site)).toMatchObject([{ status: 'unconfirmed' }]);
    expect(await waitingMails(site)).toHaveLength(2);
  });

  it('is stored once when twenty requests arrive at the same time', async ({ site }) => {
    const statuses = await Promise.all(Array.from({ length: 20 }, () => subscribe(site)));
    expect(statuses.filter((status) => status === 201)).toHaveLength(1);
    expect(statuses.filter((status) => status === 409)).toHaveLength(19);
    expect(await subscribers(site)).toHaveLength(1);
    expect(await waitingMails(site)).toHaveLength(4);
  });
});

describe('the confirmation mail', () => {
  it('is in English and leads to the English page', async ({ site }) => {
    await subscribe(site);
    const [mail] = await waitingMails(site);
    expect(mail?.subject).toBe('Please confirm your subscription to the Entrada newsletter');
    expect(mail?.text).toContain('Confirm your subscription.');
    expect(mail?.text).toContain('https://entrada.example/newsletter/confirm/');
    expect(mail?.html).toContain('<html lang="en"');
    expect(`${mail?.text}${mail?.html}`).not.toMatch(/unsubscribe/i);
  });

  it('is in Portuguese and leads to the Portuguese page', async ({ site }) => {
    await subscribe(site, { ...noor, locale: 'pt' });
    const [mail] = await waitingMails(site);
    expect(mail?.subject).toBe('Confirme a subscrição da newsletter da Entrada');
    expect(mail?.text).toContain('Confirme a sua subscrição.');
    expect(mail?.text).toContain('https://entrada.example/pt/newsletter/confirm/');
    expect(mail?.html).toContain('<html lang="pt-PT"');
  });

  it('does not carry an address that was typed as a name', async ({ site }) => {
    await subscribe(site, { ...noor, name: 'www.spam.example/win now' });
    const [mail] = await waitingMails(site);
    expect(mail?.text).toContain('Confirm your subscription.');
    expect(`${mail?.text}${mail?.html}`).not.toContain('spam');
  });
});

describe('the link of the mail', () => {
  it('changes nothing by GET, and confirms by POST', async ({ site, later }) => {
    await subscribe(site);
    const token = tokenOf((await waitingMails(site))[0]);
    expect(await statusOf(site, token)).toEqual({ status: 'unconfirmed', email: shortened });
    expect(await statusOf(site, token)).toEqual({ status: 'unconfirmed', email: shortened });
    expect(await subscribers(site)).toMatchObject([{ status: 'unconfirmed' }]);
    later({ hours: 1 });
    const response = await post(site, 'confirm', { token });
    expect(await response.json()).toEqual({ status: 'confirmed' });
    expect(await subscribers(site)).toMatchObject([
      { status: 'confirmed', confirmedAt: '2026-03-20T09:30:00.000Z' },
    ]);
  });

  it('reports confirmed when it is used again, and keeps the first time', async ({
    site,
    later,
  }) => {
    await subscribe(site);
    const token = tokenOf((await waitingMails(site))[0]);
    await post(site, 'confirm', { token });
    later({ hours: 1 });
    expect((await post(site, 'confirm', { token })).status).toBe(200);
    expect(await subscribers(site)).toMatchObject([{ confirmedAt: '2026-03-20T08:30:00.000Z' }]);
  });

  it('is refused when it is unknown', async ({ site }) => {
    const response = await post(site, 'confirm', { token: 'nobody', locale: 'pt' });
    expect(response.status).toBe(404);
    expect(await response.json()).toMatchObject({ title: 'Esta ligação não é válida' });
    expect(await statusOf(site, 'nobody')).toBe(404);
    expect((await post(site, 'confirm', {})).status).toBe(422);
  });

  it('is not stored as it was sent', async ({ site }) => {
    await subscribe(site);
    const token = tokenOf((await waitingMails(site))[0]);
    const links = await site.database.read((db) =>
      db.selectFrom('newsletterLinks').selectAll().execute(),
    );
    expect(links).toHaveLength(1);
    expect(JSON.stringify(links)).not.toContain(token);
  });

  it.for([
    ['en', '/newsletter/confirm/'],
    ['pt', '/pt/newsletter/confirm/'],
  ] as const)(
    'works as a plain form in %s, and redirects to the page',
    async ([locale, path], { site }) => {
      await subscribe(site);
      const token = tokenOf((await waitingMails(site))[0]);
      const response = await site.app.request('/api/newsletter/confirm', {
        method: 'POST',
        body: new URLSearchParams({ token, locale }),
      });
      expect(response.status).toBe(303);
      expect(response.headers.get('Location')).toBe(`${path}${token}`);
      expect(await subscribers(site)).toMatchObject([{ status: 'confirmed' }]);
    },
  );
});
