import { describe, expect } from 'vitest';
import { readFromApi } from '#server/read-from-api.server.ts';
import { renderPage } from '#site/entry-server.tsx';
import type { ContentSite } from '../../factories/content/content-site.ts';
import { test as it } from '../../factories/content/content-test.ts';

async function claimsOf({ app }: ContentSite, pathname: string): Promise<string> {
  const page = await renderPage({ pathname, search: '', origin: '' }, readFromApi(app));
  expect(page.status).toBe(200);
  return page.body;
}

describe('the page about the claims of the footer', () => {
  it.for([
    ['/claims', 'No ISO certificate has been published here.'],
    ['/pt/claims', 'Não está publicado aqui nenhum certificado ISO.'],
  ] as const)('says on %s that no certificate is published', async ([path, words], { site }) => {
    expect(await claimsOf(site, path)).toContain(words);
  });

  it('names the certificate that the owner has published', async ({ site }) => {
    const value = 'ISO 9001:2015, certificate 12345, valid until 30 June 2028.';
    await site.database.transaction((db) =>
      db
        .insertInto('siteTexts')
        .values({ kind: 'legal', id: 'legal', name: 'isoCertificate', value })
        .execute(),
    );
    const body = await claimsOf(site, '/claims');
    expect(body).toContain(value.replace('30 June', '30\u00a0June'));
    expect(body).not.toContain('No ISO certificate');
  });
});
