import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import {
  createNewsletterSite,
  type NewsletterSite,
  post,
  subscribers,
  tokenOf,
  waitingMails,
} from '../../factories/newsletter-site.ts';

let site: NewsletterSite;
beforeAll(async () => {
  site = await createNewsletterSite('2026-03-20T08:30:00.000Z');
});
afterEach(() => site.reset());
afterAll(() => site.close());

const noor = { email: 'noor@tessera.example', name: 'Noor El-Amin' };

async function subscribe(body: unknown = noor): Promise<number> {
  return (await post(site, 'subscribe', body)).status;
}

function later(hours: number): void {
  site.clock.now = new Date(site.clock.now.getTime() + hours * 3_600_000);
}

async function statusOf(token: string): Promise<unknown> {
  const response = await site.app.request(`/api/newsletter/confirm/${token}`);
  return response.ok ? response.json() : response.status;
}

describe('subscribing', () => {
  it('stores the address unconfirmed, and mails it', async () => {
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

  it.each([
    ['without a name', { email: noor.email }],
    ['with an empty name', { email: noor.email, name: '' }],
    ['with null as the name', { email: noor.email, name: null }],
    ['with fields that nobody knows', { ...noor, colour: 'blue' }],
    ['with spaces around the address', { email: '  noor@tessera.example ' }],
  ])('is possible %s', async (_, body) => {
    expect(await subscribe(body)).toBe(201);
    expect((await subscribers(site))[0]?.email).toBe(noor.email);
  });

  it.each([
    ['no address', {}, 'invalid_email'],
    ['an empty address', { email: ' ' }, 'invalid_email'],
    ['half an address', { email: 'noor@' }, 'invalid_email'],
    ['an address that is no text', { email: 5 }, 'invalid_email'],
    ['a name that is no text', { ...noor, name: 5 }, 'invalid_type'],
    ['a name without an end', { ...noor, name: 'a'.repeat(201) }, 'too_long'],
    ['a third language', { ...noor, locale: 'fr' }, 'invalid_locale'],
  ])('is refused with %s', async (_, body, code) => {
    const response = await post(site, 'subscribe', body);
    expect(response.status).toBe(422);
    expect(await response.json()).toMatchObject({ code: 'invalid_fields', errors: [{ code }] });
    expect(await subscribers(site)).toEqual([]);
    expect(await waitingMails(site)).toEqual([]);
  });

  it('is refused in the language of the form', async () => {
    const response = await post(site, 'subscribe', { email: 'x', locale: 'pt' });
    expect(await response.json()).toMatchObject({
      errors: [{ field: 'email', message: 'Introduza um endereço de e-mail válido' }],
    });
  });

  it('is refused to programs', async () => {
    expect(await subscribe({ ...noor, website: 'https://spam.example' })).toBe(422);
    expect(await subscribe({ ...noor, openedAt: '2026-03-20T08:29:59.500Z' })).toBe(422);
    expect(await subscribe({ ...noor, website: '', openedAt: '2026-03-20T08:29:00.000Z' })).toBe(
      201,
    );
  });

  it('refuses a body that is not JSON', async () => {
    expect(await subscribe('{')).toBe(400);
  });
});

describe('an address on the list', () => {
  it('is refused with 409, in whatever case it is written', async () => {
    await subscribe();
    const response = await post(site, 'subscribe', { email: 'NOOR@Tessera.example' });
    expect(response.status).toBe(409);
    expect(await response.json()).toMatchObject({ code: 'already_subscribed' });
    expect(await subscribers(site)).toHaveLength(1);
  });

  it('gets a fresh mail while it is unconfirmed, three times in 24 hours', async () => {
    await subscribe();
    for (let again = 0; again < 5; again += 1) expect(await subscribe()).toBe(409);
    expect(await waitingMails(site)).toHaveLength(4);
    later(23);
    await subscribe();
    expect(await waitingMails(site)).toHaveLength(4);
    later(2);
    await subscribe();
    expect(await waitingMails(site)).toHaveLength(5);
  });

  it('can be confirmed by any of its mails', async () => {
    await subscribe();
    await subscribe();
    const [first, second] = await waitingMails(site);
    expect(tokenOf(first)).not.toBe(tokenOf(second));
    expect((await post(site, 'confirm', { token: tokenOf(first) })).status).toBe(200);
    expect(await statusOf(tokenOf(second))).toEqual({ status: 'confirmed' });
  });

  it('gets no mail once it is confirmed', async () => {
    await subscribe();
    const [mail] = await waitingMails(site);
    await post(site, 'confirm', { token: tokenOf(mail) });
    const before = await waitingMails(site);
    expect(await subscribe()).toBe(409);
    expect(await waitingMails(site)).toEqual(before);
  });

  it('that left the list can come back, unconfirmed', async () => {
    await subscribe();
    await site.database.transaction((trx) =>
      trx.updateTable('newsletterSubscribers').set({ status: 'unsubscribed' }).execute(),
    );
    const [first] = await waitingMails(site);
    expect(await statusOf(tokenOf(first))).toBe(404);
    expect((await post(site, 'confirm', { token: tokenOf(first) })).status).toBe(404);
    expect(await subscribe()).toBe(201);
    expect(await subscribers(site)).toMatchObject([{ status: 'unconfirmed' }]);
    expect(await waitingMails(site)).toHaveLength(2);
  });

  it('is written once when twenty ask at the same time', async () => {
    const statuses = await Promise.all(Array.from({ length: 20 }, () => subscribe()));
    expect(statuses.filter((status) => status === 201)).toHaveLength(1);
    expect(statuses.filter((status) => status === 409)).toHaveLength(19);
    expect(await subscribers(site)).toHaveLength(1);
    expect(await waitingMails(site)).toHaveLength(4);
  });
});

describe('the confirmation mail', () => {
  it('is in English and leads to the English page', async () => {
    await subscribe();
    const [mail] = await waitingMails(site);
    expect(mail?.subject).toBe('Please confirm your subscription to the Entrada newsletter');
    expect(mail?.text).toContain('One press to go, Noor.');
    expect(mail?.text).toContain('https://entrada.example/newsletter/confirm/');
    expect(mail?.html).toContain('<html lang="en"');
    expect(`${mail?.text}${mail?.html}`).not.toMatch(/unsubscribe/i);
  });

  it('is in Portuguese and leads to the Portuguese page', async () => {
    await subscribe({ ...noor, locale: 'pt' });
    const [mail] = await waitingMails(site);
    expect(mail?.subject).toBe('Confirme a subscrição da newsletter da Entrada');
    expect(mail?.text).toContain('Só falta um clique, Noor.');
    expect(mail?.text).toContain('https://entrada.example/pt/newsletter/confirm/');
    expect(mail?.html).toContain('<html lang="pt-PT"');
  });

  it('does not carry an address that was typed as a name', async () => {
    await subscribe({ ...noor, name: 'www.spam.example/win now' });
    const [mail] = await waitingMails(site);
    expect(mail?.text).toContain('One press to go.');
    expect(`${mail?.text}${mail?.html}`).not.toContain('spam');
  });
});

describe('the link of the mail', () => {
  it('changes nothing by being read, and confirms by being posted', async () => {
    await subscribe();
    const token = tokenOf((await waitingMails(site))[0]);
    expect(await statusOf(token)).toEqual({ status: 'unconfirmed' });
    expect(await statusOf(token)).toEqual({ status: 'unconfirmed' });
    expect(await subscribers(site)).toMatchObject([{ status: 'unconfirmed' }]);
    later(1);
    const response = await post(site, 'confirm', { token });
    expect(await response.json()).toEqual({ status: 'confirmed' });
    expect(await subscribers(site)).toMatchObject([
      { status: 'confirmed', confirmedAt: '2026-03-20T09:30:00.000Z' },
    ]);
  });

  it('says confirmed when it is used again, and keeps the first moment', async () => {
    await subscribe();
    const token = tokenOf((await waitingMails(site))[0]);
    await post(site, 'confirm', { token });
    later(1);
    expect((await post(site, 'confirm', { token })).status).toBe(200);
    expect(await subscribers(site)).toMatchObject([{ confirmedAt: '2026-03-20T08:30:00.000Z' }]);
  });

  it('is refused when nobody has it', async () => {
    const response = await post(site, 'confirm', { token: 'nobody', locale: 'pt' });
    expect(response.status).toBe(404);
    expect(await response.json()).toMatchObject({ title: 'Esta ligação não é válida' });
    expect(await statusOf('nobody')).toBe(404);
    expect((await post(site, 'confirm', {})).status).toBe(422);
  });

  it('is not kept as it was sent', async () => {
    await subscribe();
    const token = tokenOf((await waitingMails(site))[0]);
    const links = await site.database.read((db) =>
      db.selectFrom('newsletterLinks').selectAll().execute(),
    );
    expect(links).toHaveLength(1);
    expect(JSON.stringify(links)).not.toContain(token);
  });

  it.each([
    ['en', '/newsletter/confirm/'],
    ['pt', '/pt/newsletter/confirm/'],
  ])('works as a plain form in %s, and leads back to the page', async (locale, path) => {
    await subscribe();
    const token = tokenOf((await waitingMails(site))[0]);
    const response = await site.app.request('/api/newsletter/confirm', {
      method: 'POST',
      body: new URLSearchParams({ token, locale }),
    });
    expect(response.status).toBe(303);
    expect(response.headers.get('Location')).toBe(`${path}${token}`);
    expect(await subscribers(site)).toMatchObject([{ status: 'confirmed' }]);
  });
});
