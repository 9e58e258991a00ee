import { describe, expect } from 'vitest';
import { openPage, postForm } from '../../factories/plain-forms.ts';
import { test as it } from '../../factories/whole-site-test.ts';

describe.for([
  ['', 'en', 'Check inbox soon', 'Please enter a valid email address', 'Already Subscribed'],
  ['/pt', 'pt', 'Veja a sua caixa de correio', 'Introduza um endereço de e-mail', 'Já subscreveu'],
] as const)(
  'the newsletter without scripts below "%s"',
  ([prefix, language, look, invalid, twice]) => {
    const home = prefix || '/';
    const email = `noor.${language}@tessera.example`;

    it('sends the mail that confirms the address, and says where to look', async ({ site }) => {
      const sent = await postForm(site, home, { name: 'Noor', email, website: '' });
      expect([sent.status, sent.location]).toEqual([303, `${home}?sent=1`]);
      const mails = await site.mails();
      expect(mails.filter(({ to }) => to === email).map(({ kind }) => kind)).toEqual([
        'newsletter-confirm',
      ]);
      const page = await openPage(site, `${home}?sent=1`);
      expect([page.status, page.cacheControl]).toEqual([200, 'no-store']);
      expect(page.html).toContain(look);

      const again = await postForm(site, home, { name: 'Noor', email });
      expect(again.status).toBe(409);
      expect(again.html).toContain(twice);
      expect(again.html).toContain(`value="${email}"`);
    });

    it('comes back with a sentence at the address', async ({ site }) => {
      const page = await postForm(site, home, { name: 'Noor', email: 'noor' });
      expect([page.status, page.cacheControl]).toEqual([422, 'no-store']);
      expect(page.html.replace(/<[^>]+>/g, '')).toContain(invalid);
      expect(page.html).toMatch(/<input[^>]*id="email"[^>]*aria-invalid="true"/);
      expect(page.html).toContain('value="noor"');
      // It is all of home again, not a page of its own.
      expect(page.html).toContain('id="newsletter"');
      expect(page.html).toContain('id="steps-heading"');
    });
  },
);
