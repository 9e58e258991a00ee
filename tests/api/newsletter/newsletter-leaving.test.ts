import { describe, expect } from 'vitest';
import { createFileMailer } from '#platform/mailer/file-mailer.server.ts';
import type { OutgoingMail } from '#platform/outbox/outgoing-mail.ts';
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
import { dumpDatabase } from '../../harness/dump-database.ts';
import { readMails } from '../../harness/mailbox.ts';

const noor = { email: 'noor@tessera.example', name: 'Noor El-Amin' };

function headerOf(mail: OutgoingMail, name: string): string {
  const value = mail.headers?.[name];
  if (!value) throw new Error(`The mail has no ${name}`);
  return value;
}

/** Returns the https address of the header, to which a mail program posts (RFC 8058). */
function oneClickOf(mail: OutgoingMail): string {
  const [, href = ''] = /<(https:[^>]+)>/.exec(headerOf(mail, 'List-Unsubscribe')) ?? [];
  return href;
}

async function press(
  site: NewsletterSite,
  href: string,
  body: BodyInit,
  type?: string,
): Promise<Response> {
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

async function statusOf(site: NewsletterSite): Promise<string | undefined> {
  return (await subscribers(site))[0]?.status;
}

describe('the mail of a confirmed subscription', () => {
  it('carries the unsubscribe headers of RFC 8058 and RFC 2919', async ({ site }) => {
    const { welcome } = await subscribeAndConfirm(site, noor);
    const token = unsubscribeTokenOf(welcome);
    expect(headerOf(welcome, 'List-Unsubscribe')).toBe(
      `<https://entrada.example/api/newsletter/unsubscribe/${token}>, <mailto:ola@entrada.example?subject=unsubscribe>`,
    );
    expect(headerOf(welcome, 'List-Unsubscribe-Post')).toBe('List-Unsubscribe=One-Click');
    expect(headerOf(welcome, 'List-Id')).toBe('<newsletter.entrada.example>');
  });

  it('keeps those headers intact on the wire', async ({ site }) => {
    const { welcome } = await subscribeAndConfirm(site, noor);
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

  it.for([
    ['en', 'Welcome to the Entrada newsletter', 'Unsubscribe', '/newsletter/unsubscribe/'],
    ['pt', 'Boas-vindas à newsletter da Entrada', 'Cancelar', '/pt/newsletter/unsubscribe/'],
  ] as const)('says it in its text too, in %s', async ([locale, subject, word, path], { site }) => {
    const { welcome } = await subscribeAndConfirm(site, { ...noor, locale });
    expect(welcome.subject).toBe(subject);
    expect(welcome.text).toContain(word);
    expect(welcome.text).toContain(`https://entrada.example${path}${unsubscribeTokenOf(welcome)}`);
    expect(welcome.html).toContain(path);
  });

  it('is sent once, even if the button is pressed many times at once', async ({ site }) => {
    const { token } = await subscribeAndConfirm(site, noor);
    await Promise.all(Array.from({ length: 8 }, () => post(site, 'confirm', { token })));
    const kinds = (await waitingMails(site)).map(({ kind }) => kind);
    expect(kinds.filter((kind) => kind === 'newsletter-welcome')).toHaveLength(1);
  });

  it('is written once when two links are used at the same time', async ({ site }) => {
    await post(site, 'subscribe', noor);
    await post(site, 'subscribe', noor);
    const tokens = (await waitingMails(site)).map((mail) => tokenOf(mail));
    await Promise.all(tokens.map((token) => post(site, 'confirm', { token })));
    const kinds = (await waitingMails(site)).map(({ kind }) => kind);
    expect(kinds.filter((kind) => kind === 'newsletter-welcome')).toHaveLength(1);
  });
});

describe('one click in a mail program', () => {
  it.for<[string, () => BodyInit, string | undefined]>([
    ['the exact request of RFC 8058', () => exact, urlencoded],
    ['multipart/form-data', multipart, undefined],
  ])(
    'ends the subscription by %s, without cookie and redirect',
    async ([_, body, type], { site }) => {
      const { welcome } = await subscribeAndConfirm(site, noor);
      const response = await press(site, oneClickOf(welcome), body(), type);
      expect(response.status).toBe(200);
      expect(response.headers.get('Set-Cookie')).toBeNull();
      expect(response.headers.get('Location')).toBeNull();
      expect(await subscribers(site)).toMatchObject([
        { status: 'unsubscribed', unsubscribedAt: '2026-03-20T08:30:00.000Z' },
      ]);
    },
  );

  it('can be repeated, keeps the first time, and never expires', async ({ site }) => {
    const { welcome } = await subscribeAndConfirm(site, noor);
    await press(site, oneClickOf(welcome), exact, urlencoded);
    site.clock.now = new Date('2036-03-20T08:30:00.000Z');
    for (let again = 0; again < 3; again += 1)
      expect((await press(site, oneClickOf(welcome), exact, urlencoded)).status).toBe(200);
    expect(await subscribers(site)).toMatchObject([{ unsubscribedAt: '2026-03-20T08:30:00.000Z' }]);
  });

  it('works from the first mail of a subscriber who left and came back', async ({ site }) => {
    const { welcome } = await subscribeAndConfirm(site, noor);
    await press(site, oneClickOf(welcome), exact, urlencoded);
    await subscribeAndConfirm(site, noor);
    expect(await statusOf(site)).toBe('confirmed');
    await press(site, oneClickOf(welcome), exact, urlencoded);
    expect(await statusOf(site)).toBe('unsubscribed');
  });

  it('is refused for an unknown link and for a confirmation link', async ({ site }) => {
    const { token } = await subscribeAndConfirm(site, noor);
    const base = 'https://entrada.example/api/newsletter/unsubscribe';
    expect((await press(site, `${base}/nobody`, exact, urlencoded)).status).toBe(404);
    expect((await press(site, `${base}/${token}`, exact, urlencoded)).status).toBe(404);
    expect(await statusOf(site)).toBe('confirmed');
  });

  it('only redirects GET and HEAD to the page, in the language of the reader', async ({ site }) => {
    const { welcome } = await subscribeAndConfirm(site, { ...noor, locale: 'pt' });
    const before = await dumpDatabase(site.database);
    for (const method of ['GET', 'HEAD']) {
      const response = await site.app.request(new URL(oneClickOf(welcome)).pathname, { method });
      expect(response.status).toBe(302);
      expect(response.headers.get('Location')).toBe(
        `/pt/newsletter/unsubscribe/${unsubscribeTokenOf(welcome)}`,
      );
    }
    expect(await dumpDatabase(site.database)).toEqual(before);
  });
});

describe('the page that ends a subscription', () => {
  it('shows the status of the subscription, and changes nothing', async ({ site }) => {
    const { welcome } = await subscribeAndConfirm(site, noor);
    const before = await dumpDatabase(site.database);
    const path = `/api/newsletter/subscription/${unsubscribeTokenOf(welcome)}`;
    expect(await (await site.app.request(path)).json()).toEqual({
      status: 'confirmed',
      lessOften: false,
      topics: [],
      canReturn: false,
      language: 'en',
    });
    expect(await dumpDatabase(site.database)).toEqual(before);
    expect((await site.app.request('/api/newsletter/subscription/nobody')).status).toBe(404);
  });

  it('changes the language of the issues, with scripts and without, and of nobody who left', async ({
    site,
  }) => {
    const { welcome } = await subscribeAndConfirm(site, noor);
    const token = unsubscribeTokenOf(welcome);
    const languageOf = async () => (await subscribers(site))[0]?.language;
    const changed = await post(site, 'language/pt', { token });
    expect([changed.status, await changed.json()]).toEqual([
      200,
      { status: 'confirmed', canReturn: false, language: 'pt' },
    ]);
    expect((await post(site, 'language/pt', { token })).status).toBe(200);
    expect(await languageOf()).toBe('pt');
    const form = await site.app.request('/api/newsletter/language/en', {
      method: 'POST',
      body: new URLSearchParams({ token, locale: 'pt' }),
    });
    expect([form.status, form.headers.get('Location')]).toEqual([
      303,
      `/pt/newsletter/unsubscribe/${token}`,
    ]);
    expect(await languageOf()).toBe('en');
    await post(site, 'unsubscribe', { token });
    const late = await post(site, 'language/pt', { token });
    expect(await late.json()).toEqual({ status: 'unsubscribed', canReturn: false });
    expect(await languageOf()).toBe('en');
    expect((await post(site, 'language/pt', { token: 'nobody' })).status).toBe(404);
  });

  it('ends it by its button', async ({ site }) => {
    const { welcome } = await subscribeAndConfirm(site, noor);
    const token = unsubscribeTokenOf(welcome);
    const response = await post(site, 'unsubscribe', { token });
    expect(response.status).toBe(200);
    expect(await response.json()).toEqual({ status: 'unsubscribed', canReturn: true });
    expect(await statusOf(site)).toBe('unsubscribed');
    expect((await post(site, 'unsubscribe', { token: 'nobody' })).status).toBe(404);
  });

  it.for([
    ['en', '/newsletter/unsubscribe/'],
    ['pt', '/pt/newsletter/unsubscribe/'],
  ] as const)(
    'works as a plain form in %s, and redirects to the page',
    async ([locale, path], { site }) => {
      const { welcome } = await subscribeAndConfirm(site, noor);
      const token = unsubscribeTokenOf(welcome);
      const body = new URLSearchParams({ token, locale });
      const response = await site.app.request('/api/newsletter/unsubscribe', {
        method: 'POST',
        body,
      });
      expect(response.status).toBe(303);
      expect(response.headers.get('Location')).toBe(`${path}${token}`);
      expect(await statusOf(site)).toBe('unsubscribed');
    },
  );
});

describe('a subscriber who left', () => {
  it('learns nothing about the past, and subscribes again with 201', async ({ site }) => {
    const { welcome, token } = await subscribeAndConfirm(site, noor);
    await press(site, oneClickOf(welcome), exact, urlencoded);
    expect((await post(site, 'confirm', { token })).status).toBe(404);
    expect((await post(site, 'subscribe', noor)).status).toBe(201);
    expect(await statusOf(site)).toBe('unconfirmed');
    expect((await post(site, 'subscribe', noor)).status).toBe(409);
  });
});
