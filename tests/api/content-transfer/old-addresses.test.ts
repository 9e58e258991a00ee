import { expect } from 'vitest';
import { importFile } from '../../factories/content/content-files.ts';
import { newSite, readFileOf, readOne } from '../../factories/content/old-site.ts';
import { wordpressFile } from '../../factories/content/wordpress-files.ts';
import { becomeOwner, test as it } from '../../factories/staff-site.ts';

const spellings = [
  '/2019/05/ol%C3%A1-mundo',
  '/2019/05/ol%c3%a1-mundo/',
  '/2019/05/ola%CC%81-mundo',
  '/index.php/2019/05/ol%C3%A1-mundo',
  '/?p=1',
  '/?page_id=1',
  '/?utm=x&p=1',
  '/index.php?p=1',
];

it('the old address leads to the post in every spelling', async ({ site }) => {
  const browser = await becomeOwner(site);
  const item = { name: 'ol%c3%a1-mundo', link: 'https://ola.example/2019/05/ol%c3%a1-mundo/' };
  await importFile(browser, wordpressFile([item], { address: 'https://ola.example' }));
  for (const path of spellings) {
    let location: string | null = path;
    for (let step = 0; step < 3 && location !== '/blog/ola-mundo'; step += 1) {
      const response: Response = await site.app.request(site.origin + location);
      expect([301, 308]).toContain(response.status);
      location = response.headers.get('Location');
    }
    expect([path, location]).toEqual([path, '/blog/ola-mundo']);
  }
});

it('a post of a site in a folder is found by its number and its old addresses there', async ({
  site,
}) => {
  const browser = await becomeOwner(site);
  const item = {
    id: 12,
    name: 'in-folder',
    link: 'https://folder.example/blog/2019/05/in-folder/',
  };
  const home = { id: 13, name: 'welcome', link: 'https://folder.example/blog/' };
  const file = wordpressFile([item, home], { address: 'https://folder.example/blog' });
  await importFile(browser, file);
  for (const path of [
    '/blog/?p=12',
    '/blog?p=12',
    '/pt/blog/?p=12',
    '/blog/index.php?p=12',
    '/?p=12',
    '/blog/2019/05/in-folder/',
    '/blog/index.php/2019/05/in-folder/',
    '/index.php/blog/2019/05/in-folder',
  ]) {
    let location: string | null = path;
    for (
      let step = 0;
      step < 3 && !/^(?:\/pt)?\/blog\/in-folder$/.test(location ?? '');
      step += 1
    ) {
      const response: Response = await site.app.request(site.origin + location);
      expect([301, 308], path).toContain(response.status);
      location = response.headers.get('Location');
    }
    expect([path, location?.replace(/^\/pt/, '')]).toEqual([path, '/blog/in-folder']);
  }
  // The home of the old site is no address of one of its posts.
  for (const path of ['/blog', '/blog?p=9999'])
    expect((await site.app.request(site.origin + path)).status).toBe(200);
});

it('home with another query is home', async ({ site }) => {
  for (const path of ['/?p=9999', '/?p=x', '/?s=1', '/?page=1'])
    expect((await site.app.request(site.origin + path)).status).toBe(200);
});

it('links among posts lead to them here, in every spelling', async () => {
  const old = newSite();
  const path = `/2019/05/${old.slug()}`;
  const host = new URL(old.address).host;
  const links = [
    `http://www.${host}${path}`,
    `//${host}${path}/#part`,
    '/?p=1',
    `${old.address}/index.php${path}/`,
    `../${old.slug()}/`,
  ];
  const content = links.map((href) => `<p><a href="${href}">x</a></p>`).join('');
  const { records } = await readFileOf(old.file([{ content }]));
  expect(records[0]?.live?.content).toBe(
    ['', '#part', '', '', ''].map((hash) => `[x](/blog/${old.slug()}${hash})`).join('\n\n'),
  );
});

it('a link that no page can have is dropped and told, and its words stay', async () => {
  const { live, findings, old } = await readOne({
    content:
      '<p><a href="javascript:alert(1)">a</a> <a href="/%E0%A4%A">b</a> <a href="https://x.example/a b">c</a> <a href="tel:+351 21">d</a> <a href="sms:+351">e</a> <a href="//x.example/(1)">f</a> <a href="ftp://x.example/">g</a> <a href="/price.pdf">h</a></p>',
  });
  expect(live?.content).toBe(
    `a [b](${old.address}/%E0%A4%A) [c](https://x.example/a%20b) [d](tel:+351%2021) [e](sms:+351) [f](https://x.example/\\(1\\)) g [h](${old.address}/price.pdf)`,
  );
  expect(findings).toEqual([
    ['link_left_out', 'javascript:alert(1)'],
    ['link_stays', `${old.address}/%E0%A4%A`],
    ['link_left_out', 'ftp://x.example/'],
    ['link_stays', `${old.address}/price.pdf`],
  ]);
});

it('a broken address of a post is no fault', async () => {
  const { live } = await readOne({
    name: '%E0%A4%A-x',
    link: 'https://old.example/%E0%A4%A-x/',
  });
  expect(live?.slug).toMatch(/^[a-z0-9-]+$/);
});
