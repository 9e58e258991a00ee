import { describe, expect } from 'vitest';
import { readFromApi } from '#server/read-from-api.server.ts';
import { renderPage } from '#site/entry-server.tsx';
import type { ContentSite } from '../../factories/content/content-site.ts';
import { test as it } from '../../factories/content/content-test.ts';

async function guide({ app }: ContentSite, search: string, prefix = ''): Promise<string> {
  const address = { pathname: `${prefix}/start`, search, origin: '' };
  const page = await renderPage(address, readFromApi(app));
  expect(page.status).toBe(200);
  return page.body;
}

const founder = '?form=one&home=elsewhere&shop=planned&when=soon';

describe('the guide for founders, without scripts', () => {
  it('asks four questions by a plain form, and shows no result yet', async ({ site }) => {
    const body = await guide(site, '');
    expect(body).toContain('action="/start#answer" method="get"');
    expect(body.match(/<fieldset>/g)).toHaveLength(4);
    expect(body).not.toContain('id="answer"');
  });

  it('names the package that fits, each step with its source, and the sums', async ({ site }) => {
    const body = await guide(site, founder);
    expect(body).toContain('<span>Company Setup,</span> €1,450.00');
    expect(body).toContain('Decree-Law 322-A/2001');
    expect(body).toMatch(/All steps[\s\S]*?€386\.00[\s\S]*?8\u00a0to\u00a032/);
  });

  it('does so in Portuguese', async ({ site }) => {
    const body = await guide(site, founder, '/pt');
    expect(body).toContain('<span>Abertura de Empresa,</span> 1450,00');
    expect(body).toContain('abril\u00a0de\u00a02024');
  });

  it('ends in a booking that carries the answers', async ({ site }) => {
    const [, link = ''] =
      /href="(\/book-consultation\?[^"]+)"/.exec(await guide(site, founder)) ?? [];
    const { searchParams } = new URL(link.replaceAll('&amp;', '&'), 'https://entrada.example');
    expect(searchParams.get('about')).toBe('package:company-setup');
    expect(searchParams.get('aboutText')).toContain('Where do you live? Outside the EU');
  });

  it('offers a quote for a branch', async ({ site }) => {
    const body = await guide(site, '?form=branch&home=eu&shop=no&when=soon');
    expect(body).toContain('A quote for your branch');
    expect(body).toContain('href="/contact?about=service:strategy"');
  });

  it('says which question is left, and ignores what is no answer', async ({ site }) => {
    const body = await guide(site, '?form=one&home=mars');
    expect(body.match(/Please answer this question too/g)).toHaveLength(3);
    expect(body).not.toContain('id="answer"');
  });

  it('shows what the owner has written', async ({ site }) => {
    const rows = [
      { kind: 'setup-costs', id: 'company', name: 'costFrom', value: '400' },
      { kind: 'setup-costs', id: 'company', name: 'costTo', value: '450' },
    ];
    await site.database.transaction((db) => db.insertInto('siteTexts').values(rows).execute());
    expect(await guide(site, founder)).toContain('€400.00 to €450.00');
  });
});
