import { describe, expect, it } from 'vitest';
import { blogPostQuery } from '#features/blog/blog.queries.ts';
import type { BlogPost } from '#features/blog/blog.ts';
import type { Language } from '#i18n/language.ts';
import { QueryClient } from '#query/query-client.ts';
import { loadPage } from './load-page.ts';
import { pageHeadTags } from './page-head.ts';
import { matchPage, sitePages } from './site-map.ts';

const origin = 'https://entrada.example';

function headOf(path: string, language: Language, client = new QueryClient(async () => null)) {
  const address = { prefix: language === 'pt' ? '/pt' : '', path, search: '', hash: '' } as const;
  const tags = pageHeadTags(client, { address, ...matchPage(address) }, language, origin);
  const meta = (name: string) =>
    tags.find(({ attributes }) => attributes.name === name)?.attributes.content;
  return { title: tags[0]?.text, description: meta('description'), robots: meta('robots') };
}

const fixed = sitePages.filter(
  ({ path }) => path.pattern.startsWith('/') && !path.pattern.includes(':'),
);

describe('the head of a page', () => {
  it.each(
    fixed.map(({ name, path, personal }) => [name, path.pattern, personal ?? false] as const),
  )(
    'of %s has its title and description in both languages, and is indexed unless personal',
    (_, path, personal) => {
      const [en, pt] = [headOf(path, 'en'), headOf(path, 'pt')];
      for (const { title, description, robots } of [en, pt]) {
        expect(title).not.toMatch(/^404|^ /);
        expect(description?.length).toBeGreaterThan(30);
        expect(robots).toBe(personal ? 'noindex' : undefined);
      }
      expect(pt.description).not.toBe(en.description);
    },
  );

  it('of every page with a token in its address is never indexed', () => {
    for (const path of [
      '/manage-booking/x',
      '/newsletter/confirm/x',
      '/newsletter/unsubscribe/x',
    ]) {
      expect(headOf(path, 'en').robots).toBe('noindex');
      expect(headOf(path, 'en').title).not.toMatch(/^404/);
    }
  });

  it('of an address without a page says so and is not indexed', () => {
    expect(headOf('/nothing', 'en')).toMatchObject({
      title: expect.stringMatching(/^404 Page Not Found/),
      robots: 'noindex',
    });
    expect(headOf('/nothing', 'pt').title).toMatch(/^404 Página não encontrada/);
  });

  it('of a post is read from its data; without data the page is not found', () => {
    const client = new QueryClient(async () => null);
    expect(headOf('/blog/iva', 'en', client).robots).toBe('noindex');
    const post = { title: 'VAT', titlePt: 'IVA', summary: 'How', summaryPt: 'Como' };
    client.setQueryData(blogPostQuery('iva'), post as BlogPost);
    expect(headOf('/blog/iva', 'pt', client)).toEqual({
      title: 'IVA — ',
      description: 'Como',
      robots: undefined,
    });
  });

  it('has a description that ends with a sentence', () => {
    const client = new QueryClient(async () => null);
    const first = 'A family mill with full tanks, no online shop and VAT in six places.';
    const second = `Orders came by ${'a long way '.repeat(12)}and were invoiced on Sundays.`;
    const post = { title: 'VAT', summary: `${first} ${second}` };
    client.setQueryData(blogPostQuery('iva'), post as BlogPost);
    expect(headOf('/blog/iva', 'en', client).description).toBe(first);
  });

  it('belongs to a page that can be loaded', async () => {
    const address = { prefix: '', path: '/cookies', search: '', hash: '' } as const;
    expect((await loadPage(address)).page.name).toBe('cookies');
  });
});
