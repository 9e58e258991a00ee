import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { createFileMailer } from '#platform/mailer/file-mailer.server.ts';
import type { OutgoingMail } from '#platform/outbox/outgoing-mail.ts';
import {
  confirmed,
  createNewsletterSite,
  leavingTokenOf,
  type NewsletterSite,
  post,
  subscribers,
  tokenOf,
  waitingMails,
} from '../../factories/newsletter-site.ts';
import { dumpDatabase } from '../../harness/dump-database.ts';
import { readMails } from '../../harness/mailbox.ts';

let site: NewsletterSite;
beforeAll(async () => {
  site = await createNewsletterSite('2026-03-20T08:30:00.000Z');
});
afterEach(() => site.reset());
afterAll(() => site.close());

const noor = { email: 'noor@tessera.example', name: 'Noor El-Amin' };

function headerOf(mail: OutgoingMail, name: string): string {
  const value = mail.headers?.[name];
  if (!value) throw new Error(`The mail has no ${name}`);
  return value;
}

/** What a mail program reads: the https address of the header, posted to as RFC 8058 says. */
function oneClickOf(mail: OutgoingMail): string {
  const [, href = ''] = /<(https:[^>]+)>/.exec(headerOf(mail, 'List-Unsubscribe')) ?? [];
  return href;
}

async function press(href: string, body: BodyInit, type?: string): Promise<Response> {
  const { pathname } = new URL(href);
  const headers: Record<string, string> = type ? { 'Content-Type': type } : {};
  return site.app.request(pathname, { method: 'POST', headers, body });
}

const exact = 'List-Unsubscribe=One-Click';
const urlencoded = 'application/x-www-form-urlencoded';

function multipart(): FormData {
  const form = new FormData();
  form.set('List-Unsubscribe', 'One-Click');
  return form;
}

async function statusOf(): Promise<string | undefined> {
  return (await subscribers(site))[0]?.status;
}

describe('the mail of a confirmed subscription', () => {
  it('carries the way out as RFC 8058 and RFC 2919 want it', async () => {
    const { welcome } = await confirmed(site, noor);
    const token = leavingTokenOf(welcome);
    expect(headerOf(welcome, 'List-Unsubscribe')).toBe(
      `<https://entrada.example/api/newsletter/unsubscribe/${token}>, <mailto:ola@entrada.example?subject=unsubscribe>`,
    );
    expect(headerOf(welcome, 'List-Unsubscribe-Post')).toBe('List-Unsubscribe=One-Click');
    expect(headerOf(welcome, 'List-Id')).toBe('<newsletter.entrada.example>');
  });

  it('keeps those headers whole on the wire', async () => {
    const { welcome } = await confirmed(site, noor);
    const sender = async () => ({ name: 'Entrada', address: 'ola@entrada.example' });
    const folder = `${site.dataDir}/wire`;
    const stored = { ...welcome, id: '1', createdAt: '2026-03-20T08:30:00.000Z' };
    await createFileMailer(folder, { sender, inlineImages: [] }).deliver(stored);
    const [mail] = await readMails(folder);
    const onWire = (key: string) => mail?.headers.find((header) => header.key === key)?.value;
    expect(onWire('list-unsubscribe')?.replace(/\s+/g, ' ')).toBe(
      headerOf(welcome, 'List-Unsubscribe'),
    );
    expect(onWire('list-unsubscribe-post')).toBe(exact);
  });

  it.each([
    ['en', 'Welcome to the Entrada newsletter', 'Unsubscribe', '/newsletter/unsubscribe/'],
    ['pt', 'Boas-vindas à newsletter da Entrada', 'Cancelar', '/pt/newsletter/unsubscribe/'],
  ])('says it in its text too, in %s', async (locale, subject, word, path) => {
    const { welcome } = await confirmed(site, { ...noor, locale });
    expect(welcome.subject).toBe(subject);
    expect(welcome.text).toContain(word);
    expect(welcome.text).toContain(`https://entrada.example${path}${leavingTokenOf(welcome)}`);
    expect(welcome.html).toContain(path);
  });

  it('goes out once, however often and at once the button is pressed', async () => {
    const { token } = await confirmed(site, noor);
    await Promise.all(Array.from({ length: 8 }, () => post(site, 'confirm', { token })));
    const kinds = (await waitingMails(site)).map(({ kind }) => kind);
    expect(kinds.filter((kind) => kind === 'newsletter-welcome')).toHaveLength(1);
  });

  it('is written once when two links are pressed at the same moment', async () => {
    await post(site, 'subscribe', noor);
    await post(site, 'subscribe', noor);
    const tokens = (await waitingMails(site)).map((mail) => tokenOf(mail));
    await Promise.all(tokens.map((token) => post(site, 'confirm', { token })));
    const kinds = (await waitingMails(site)).map(({ kind }) => kind);
    expect(kinds.filter((kind) => kind === 'newsletter-welcome')).toHaveLength(1);
  });
});

describe('one click in a mail program', () => {
  it.each([
    ['the exact request of RFC 8058', () => exact, urlencoded],
    ['multipart/form-data', multipart, undefined],
  ])('ends the subscription by %s, without cookie and redirect', async (_, body, type) => {
    const { welcome } = await confirmed(site, noor);
    const response = await press(oneClickOf(welcome), body(), type);
    expect(response.status).toBe(200);
    expect(response.headers.get('Set-Cookie')).toBeNull();
    expect(response.headers.get('Location')).toBeNull();
    expect(await subscribers(site)).toMatchObject([
      { status: 'unsubscribed', unsubscribedAt: '2026-03-20T08:30:00.000Z' },
    ]);
  });

  it('can be repeated, keeps the first moment, and works for ever', async () => {
    const { welcome } = await confirmed(site, noor);
    await press(oneClickOf(welcome), exact, urlencoded);
    site.clock.now = new Date('2036-03-20T08:30:00.000Z');
    for (let again = 0; again < 3; again += 1)
      expect((await press(oneClickOf(welcome), exact, urlencoded)).status).toBe(200);
    expect(await subscribers(site)).toMatchObject([{ unsubscribedAt: '2026-03-20T08:30:00.000Z' }]);
  });

  it('works from the first mail of somebody who left and came back', async () => {
    const { welcome } = await confirmed(site, noor);
    await press(oneClickOf(welcome), exact, urlencoded);
    await confirmed(site, noor);
    expect(await statusOf()).toBe('confirmed');
    await press(oneClickOf(welcome), exact, urlencoded);
    expect(await statusOf()).toBe('unsubscribed');
  });

  it('is refused for an address that nobody has, and for one that confirms', async () => {
    const { token } = await confirmed(site, noor);
    const base = 'https://entrada.example/api/newsletter/unsubscribe';
    expect((await press(`${base}/nobody`, exact, urlencoded)).status).toBe(404);
    expect((await press(`${base}/${token}`, exact, urlencoded)).status).toBe(404);
    expect(await statusOf()).toBe('confirmed');
  });

  it('does nothing by GET or HEAD but lead to the page, in the language of the reader', async () => {
    const { welcome } = await confirmed(site, { ...noor, locale: 'pt' });
    const before = await dumpDatabase(site.database);
    for (const method of ['GET', 'HEAD']) {
      const response = await site.app.request(new URL(oneClickOf(welcome)).pathname, { method });
      expect(response.status).toBe(302);
      expect(response.headers.get('Location')).toBe(
        `/pt/newsletter/unsubscribe/${leavingTokenOf(welcome)}`,
      );
    }
    expect(await dumpDatabase(site.database)).toEqual(before);
  });
});

describe('the page that ends a subscription', () => {
  it('shows where the reader stands, and changes nothing by it', async () => {
    const { welcome } = await confirmed(site, noor);
    const before = await dumpDatabase(site.database);
    const path = `/api/newsletter/subscription/${leavingTokenOf(welcome)}`;
    expect(await (await site.app.request(path)).json()).toEqual({ status: 'confirmed' });
    expect(await dumpDatabase(site.database)).toEqual(before);
    expect((await site.app.request('/api/newsletter/subscription/nobody')).status).toBe(404);
  });

  it('ends it by its button', async () => {
    const { welcome } = await confirmed(site, noor);
    const token = leavingTokenOf(welcome);
    const response = await post(site, 'unsubscribe', { token });
    expect(response.status).toBe(200);
    expect(await response.json()).toEqual({ status: 'unsubscribed' });
    expect(await statusOf()).toBe('unsubscribed');
    expect((await post(site, 'unsubscribe', { token: 'nobody' })).status).toBe(404);
  });

  it.each([
    ['en', '/newsletter/unsubscribe/'],
    ['pt', '/pt/newsletter/unsubscribe/'],
  ])('works as a plain form in %s, and leads back to the page', async (locale, path) => {
    const { welcome } = await confirmed(site, noor);
    const token = leavingTokenOf(welcome);
    const body = new URLSearchParams({ token, locale });
    const response = await site.app.request('/api/newsletter/unsubscribe', {
      method: 'POST',
      body,
    });
    expect(response.status).toBe(303);
    expect(response.headers.get('Location')).toBe(`${path}${token}`);
    expect(await statusOf()).toBe('unsubscribed');
  });
});

describe('somebody who left', () => {
  it('gets no answer about the past, and subscribes anew with 201', async () => {
    const { welcome, token } = await confirmed(site, noor);
    await press(oneClickOf(welcome), exact, urlencoded);
    expect((await post(site, 'confirm', { token })).status).toBe(404);
    expect((await post(site, 'subscribe', noor)).status).toBe(201);
    expect(await statusOf()).toBe('unconfirmed');
    expect((await post(site, 'subscribe', noor)).status).toBe(409);
  });
});
