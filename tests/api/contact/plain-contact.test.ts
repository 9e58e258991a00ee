import { describe, expect } from 'vitest';
import { trapName } from '#core/form-trap.ts';
import { createApp } from '#server/app.server.ts';
import { formLimits } from '#server/middleware/form-limits.server.ts';
import { openPage, postForm } from '../../factories/plain-forms.ts';
import { apiSetup } from '../../factories/test-services.ts';
import type { WholeSite } from '../../factories/whole-site.ts';
import { test as it } from '../../factories/whole-site-test.ts';
import { noAssets } from '../../harness/no-assets.ts';

const message = {
  name: 'Noor El-Amin',
  businessName: 'Tessera & Sons',
  email: 'noor@tessera.example',
  phone: '',
  message: 'We open a shop in Lisbon.\nCan you help by <March>?',
};

async function stored(site: WholeSite): Promise<string[]> {
  const rows = await site.database.read((db) =>
    db.selectFrom('contactMessages').select(['message', 'language']).execute(),
  );
  return rows.map(({ message: text, language }) => `${language}: ${text}`);
}

describe.for([
  ['', 'en', 'Send this message?', 'Message sent', 'within one working day in Lisbon'],
  ['/pt', 'pt', 'Enviar esta mensagem?', 'Mensagem enviada', 'prazo de um dia útil em Lisboa'],
] as const)(
  'the contact form without scripts below "%s"',
  ([prefix, language, asks, sent, next]) => {
    it('is sent once it is confirmed, and once however often it is pressed', async ({ site }) => {
      const before = (await stored(site)).length;
      const page = await openPage(site, `${prefix}/contact`);
      expect(page.hidden).toEqual({});
      expect(page.html).toMatch(/<form class="form form--2"[^>]* method="post">/);

      const asked = await postForm(site, `${prefix}/contact`, message);
      expect([asked.status, asked.cacheControl]).toEqual([200, 'no-store']);
      expect(asked.html).toContain(asks);
      expect(asked.html).toContain('Tessera &amp; Sons');
      expect(asked.html).not.toContain('<script type="module"');
      expect(asked.hidden).toMatchObject(message);
      expect((await stored(site)).length).toBe(before);

      const presses = await Promise.all(
        [1, 2].map(() => postForm(site, `${prefix}/contact`, asked.hidden)),
      );
      for (const press of presses)
        expect([press.status, press.location]).toEqual([303, `${prefix}/contact?sent=1`]);
      const rows = await stored(site);
      expect(rows.slice(before)).toEqual([`${language}: ${message.message}`]);

      const end = await openPage(site, `${prefix}/contact?sent=1`);
      expect([end.status, end.cacheControl]).toEqual([200, 'no-store']);
      expect(end.html).toContain(sent);
      expect(end.html).toContain(next);
    });

    it('comes back with what was typed and a sentence at each field', async ({ site }) => {
      const before = await stored(site);
      const wrong = { ...message, email: 'noor', message: 'Hi "you"' };
      const page = await postForm(site, `${prefix}/contact`, wrong);
      expect([page.status, page.cacheControl]).toEqual([422, 'no-store']);
      expect(page.html).toContain('value="noor"');
      expect(page.html).toContain('>Hi &quot;you&quot;</textarea>');
      expect(page.html).toMatch(/<input[^>]*id="email"[^>]*aria-invalid="true"/);
      expect(page.html).toContain('aria-describedby="email-error"');
      const listed = [...page.html.matchAll(/<a href="#(\w+)">(.+?)<\/a>/g)].map(([, id]) => id);
      expect(listed).toEqual(expect.arrayContaining(['email', 'message']));
      expect(page.html).toContain('id="answer"');
      // It is the whole page again, not one of its own.
      expect(page.html).toContain('class="office-map');
      expect(await stored(site)).toEqual(before);
      // The answer is this visitor's, so its key sends the corrected form at once.
      const corrected = { ...wrong, ...message, ...page.hidden };
      expect((await postForm(site, `${prefix}/contact`, corrected)).status).toBe(303);
    });

    it('goes on being about what its link named', async ({ site }) => {
      const about = 'package:company-setup';
      const path = `${prefix}/contact?about=${about}`;
      const page = await openPage(site, path);
      expect(page.hidden).toMatchObject({ about });

      const refused = await postForm(site, path, { ...message, email: 'noor', about });
      expect(refused.hidden).toMatchObject({ about });
      const asked = await postForm(site, path, { ...message, about });
      expect(asked.hidden).toMatchObject({ ...message, about });
      const action = /<form[^>]*action="([^"#]*)#answer"/.exec(asked.html)?.[1] ?? '';
      expect(action).toBe(`${prefix}/contact?about=package%3Acompany-setup`);

      expect((await postForm(site, action, asked.hidden)).status).toBe(303);
      const rows = await site.database.read((db) =>
        db.selectFrom('contactMessages').select('about').execute(),
      );
      expect(rows.map((row) => row.about)).toContain(about);
    });

    it('can be changed before it is sent', async ({ site }) => {
      const asked = await postForm(site, `${prefix}/contact`, message);
      const change = { ...asked.hidden, step: 'change' };
      const form = await postForm(site, `${prefix}/contact`, change);
      expect(form.status).toBe(200);
      expect(form.html).toContain('&lt;March&gt;?</textarea>');
      const other = { ...message, message: 'Something else, then.', ...form.hidden };
      expect((await postForm(site, `${prefix}/contact`, other)).status).toBe(303);
    });
  },
);

describe('a post to the contact page', () => {
  it('asks again if the key was used for another message', async ({ site }) => {
    const asked = await postForm(site, '/contact', message);
    await postForm(site, '/contact', asked.hidden);
    const other = { ...asked.hidden, message: 'Another message altogether.' };
    const again = await postForm(site, '/contact', other);
    expect(again.status).toBe(200);
    expect(again.html).toContain('Send this message?');
    expect(again.hidden.key).not.toBe(asked.hidden.key);
  });

  it('shows a key that was never issued the step with one', async ({ site }) => {
    const page = await postForm(site, '/contact', { ...message, key: 'mine' });
    expect(page.html).toContain('Send this message?');
  });

  it('from a page of another site is refused', async ({ site }) => {
    const page = await postForm(site, '/contact', message, {
      headers: { Origin: 'https://evil.example' },
    });
    expect(page.status).toBe(403);
  });

  it.for([trapName, 'website'])(
    'whose hidden field %s is filled in is refused in words, and taken once it is empty',
    async (name, { site }) => {
      const words = { ...message, email: `${name}@tessera.example` };
      const asked = await postForm(site, '/contact', { ...words, [name]: 'x' });
      const page = await postForm(site, '/contact', { ...asked.hidden, [name]: 'x' });
      expect(page.status).toBe(422);
      expect(page.html).toContain('perhaps by a password manager. It is empty again now');
      const before = (await stored(site)).length;
      const again = await postForm(site, '/contact', { ...words, ...page.hidden });
      expect(again.status).toBe(303);
      expect((await stored(site)).length).toBe(before + 1);
    },
  );

  it('may not be larger than a call of the API', async ({ site }) => {
    const large = { ...message, message: 'x'.repeat(70_000) };
    expect((await postForm(site, '/contact', large)).status).toBe(413);
  });

  it('counts as a call of the API from the same address', async ({ site }) => {
    const { services, origin } = site;
    const setup = apiSetup(services, { rateLimits: true });
    const app = createApp({ ...setup, assets: noAssets, clientDir: null, strict: true });
    const { hour } = formLimits['/api/contact'];
    async function send(address: string) {
      const fields = { ...message, key: crypto.randomUUID() };
      return postForm({ app, origin }, '/pt/contact', fields, { address });
    }
    for (let count = 0; count < hour; count += 1)
      expect((await send('203.0.113.7')).status).toBe(303);
    const limited = await send('203.0.113.7');
    expect(limited.status).toBe(429);
    expect(limited.html).toContain('Demasiadas tentativas em pouco tempo.');
    expect(limited.html).toContain('&lt;March&gt;?</textarea>');
    expect((await send('198.51.100.7')).status).toBe(303);
  });

  it('that is no form is no method of the page', async ({ site }) => {
    const headers = { 'Content-Type': 'application/json' };
    const response = await site.app.request('/contact', { method: 'POST', headers, body: '{}' });
    expect(response.status).toBe(405);
  });
});

it.for([
  ['', 'Remove'],
  ['/pt', 'Retirar'],
] as const)(
  'what a message is about is removed, and the typed text stays: "%s"',
  async ([prefix, remove], { site }) => {
    const address = `${prefix}/contact?about=package:company-setup`;
    const page = await openPage(site, address);
    const button = new RegExp(`<noscript>.*value="forget"[^>]*>${remove}</button></noscript>`);
    expect(page.html).toMatch(button);
    const about = { about: 'package:company-setup' };
    const fields = { ...message, ...page.hidden, ...about, email: 'noor', step: 'forget' };
    const form = await postForm(site, address, fields);
    expect(form.status).toBe(200);
    expect(form.html).toContain('Can you help by &lt;March&gt;?');
    expect(form.html).toContain('value="noor"');
    expect(form.html).toContain(`action="${prefix}/contact#answer"`);
    expect(form.hidden.about).toBeUndefined();
  },
);
