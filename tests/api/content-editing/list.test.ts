import { expect } from 'vitest';
import type { ContentPage, ContentRecord } from '#features/content/content.schema.ts';
import { type Browser, becomeOwner, test as it } from '../../factories/staff-site.ts';

async function list(browser: Browser, kind: string, query = ''): Promise<ContentPage> {
  const response = await browser.get(`/api/admin/content/${kind}${query}`);
  expect(response.status, await response.clone().text()).toBe(200);
  return (await response.json()) as ContentPage;
}

const blank = {
  title: '',
  titlePt: '',
  summary: '',
  summaryPt: '',
  content: '',
  contentPt: '',
  slug: '',
  author: '',
  imageUrl: '',
  tags: [],
  isPremium: false,
  createdAt: null,
};

async function draft(browser: Browser, values: object): Promise<ContentRecord> {
  const response = await browser.send('/api/admin/content/posts', { ...blank, ...values });
  expect(response.status, await response.clone().text()).toBe(201);
  return (await response.json()) as ContentRecord;
}

const titles = ({ records }: ContentPage) => records.map(({ title }) => title);

it('shows picture, address, author and both titles of posts', async ({ site }) => {
  const browser = await becomeOwner(site);
  const { records } = await list(browser, 'posts', '?q=unipessoal');
  expect(records).toMatchObject([
    {
      titlePt: 'Unipessoal Lda ou sucursal? A decisão numa página',
      address: '/blog/unipessoal-or-branch',
      author: 'Rita Falcão',
      picture: expect.stringMatching(/^\/art\/.+\.svg$/),
      state: 'public',
      twin: null,
    },
  ]);
  const [question] = (await list(browser, 'questions')).records;
  expect(question).toMatchObject({ author: null, picture: null });
});

it('finds a title in either language, of what is public and of drafts', async ({ site }) => {
  const browser = await becomeOwner(site);
  expect((await list(browser, 'posts', '?q=sucursal')).total).toBe(1);
  expect((await list(browser, 'posts', '?q=DECISAO%20numa%20PÁGINA')).total).toBe(1);
  const { id } = await draft(browser, { titlePt: 'Só em português' });
  expect((await list(browser, 'posts', '?q=em%20portugu')).records).toMatchObject([
    { id, title: '', titlePt: 'Só em português', state: 'draft', author: null },
  ]);
});

it('is sorted by the last change, the title or the state', async ({ site, later }) => {
  const browser = await becomeOwner(site);
  const byTitle = titles(await list(browser, 'posts', '?sort=title'));
  const lower = byTitle.map((title) => title.toLowerCase());
  expect(lower).toEqual([...lower].sort());
  expect(titles(await list(browser, 'posts', '?sort=title&direction=desc'))).toEqual(
    byTitle.toReversed(),
  );
  const published = (await list(browser, 'posts')).records.map(({ changedAt }) => changedAt);
  expect(published).toEqual(published.toSorted().reverse());
  later({ minutes: 1 });
  await draft(browser, { title: 'A draft' });
  expect(titles(await list(browser, 'posts'))[0]).toBe('A draft');
  expect(titles(await list(browser, 'posts', '?sort=state'))[0]).toBe('A draft');
  const refused = await browser.get('/api/admin/content/posts?sort=colour');
  expect(refused.status).toBe(422);
});
