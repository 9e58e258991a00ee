import { describe, expect } from 'vitest';
import { pageWordsSeed } from '#features/page-words/page-words-seed.server.ts';
import { readFromApi } from '#server/read-from-api.server.ts';
import { renderPage } from '#site/entry-server.tsx';
import type { ContentSite } from '../../factories/content/content-site.ts';
import { test as it } from '../../factories/content/content-test.ts';

const shownOn = [
  [
    '/',
    [
      'packagesLead',
      'quoteLead',
      'testimonialsLead',
      'questionsLead',
      'newsletterTitle',
      'newsletterLead',
    ],
  ],
  ['/services', ['servicesLead', 'weeksLead', 'feesNote', 'testimonialsLead', 'closingText']],
  ['/case-studies', ['studiesLead', 'frameLead']],
  ['/blog', ['blogLead']],
  ['/team', ['teamLead', 'callLead']],
  ['/start', ['startLead']],
  ['/contact', ['contactLead']],
] as const;

/** A page as it is sent, without the marks of words that no line breaks. */
async function bodyOf({ app }: ContentSite, pathname: string): Promise<string> {
  const address = { pathname, search: '', origin: '' };
  const { body } = await renderPage(address, readFromApi(app));
  return body.replace(/<span class="unbroken">(.*?)<\/span>/g, '$1');
}

async function write({ database }: ContentSite, kind: string, id: string, texts: object) {
  const rows = Object.entries(texts).map(([name, value]) => ({ kind, id, name, value }));
  await database.transaction(async (db) => {
    await db.deleteFrom('siteTexts').where('kind', '=', kind).execute();
    await db.insertInto('siteTexts').values(rows).execute();
  });
}

describe('the words of the pages', () => {
  it.for(shownOn)('%s: are the seed’s, in both languages', async ([path, names], { site }) => {
    const english = await bodyOf(site, path);
    const portuguese = await bodyOf(site, `/pt${path === '/' ? '' : path}`);
    for (const name of names) {
      expect(english).toContain(pageWordsSeed[name]);
      expect(portuguese).toContain(pageWordsSeed[`${name}Pt`]);
    }
  });

  it.for(shownOn)('%s: are what the owner has written', async ([path, names], { site }) => {
    const own = Object.fromEntries(names.map((name) => [name, `Owner on ${name}`]));
    await write(site, 'page-words', 'pages', own);
    const body = await bodyOf(site, path);
    for (const name of names) {
      expect(body).toContain(`Owner on ${name}`);
      expect(body).not.toContain(pageWordsSeed[name]);
    }
  });

  it('of the foot are the specification’s until the owner changes year and claims', async ({
    site,
  }) => {
    const notes = { '/': 'GDPR Compliant | ISO Certified', '/pt': 'Certificação ISO' };
    for (const [path, note] of Object.entries(notes)) {
      const body = await bodyOf(site, path);
      expect(body).toContain('© 2024 ');
      expect(body).toContain(note);
    }
    await write(site, 'page-words', 'pages', { complianceShown: false, copyrightYear: '2026' });
    for (const [path, note] of Object.entries(notes)) {
      const body = await bodyOf(site, path);
      expect(body).toContain('© 2026 ');
      expect(body).not.toContain(note);
    }
  });

  it('are those of one page, and of no page that has none', async ({ site }) => {
    const team = await site.app.request(`/api/page-words/team`);
    expect(Object.keys((await team.json()) as object)).toEqual([
      ...['teamLead', 'teamLeadPt', 'callLead', 'callLeadPt'],
    ]);
    for (const page of ['nowhere', 'toString', '%00'])
      expect((await site.app.request(`/api/page-words/${page}`)).status).toBe(404);
  });
});

describe('the services', () => {
  it('show the steps of home, as the owner has written them', async ({ site }) => {
    await write(site, 'home', 'home', { step2Days: 'Day 8', step2: 'A plan on paper' });
    for (const path of ['/', '/services']) {
      const body = await bodyOf(site, path);
      expect(body).toContain('A plan on paper');
      expect(body).toContain('Day 8');
      expect(body).not.toContain('Day 6');
    }
  });
});
