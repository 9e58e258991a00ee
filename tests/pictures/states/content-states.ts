import type { Page } from '@playwright/test';
import { floatingContactTexts } from '#site/layout/floating-contact.texts.ts';
import { founderSearch } from '../../e2e/start/guide.ts';
import { refuse } from '../refuse.ts';
import { addressOf, type Scene, type Subject } from '../subject.ts';

/** Another page, from which one is entered by a link, so that its data is fetched by the browser. */
const elsewhere = '/contact';

/** Lets no call of a kind be answered. Held by the page, not the network, which has to become idle. */
async function hold(page: Page, api: string): Promise<void> {
  await page.addInitScript((held) => {
    const answer = window.fetch;
    window.fetch = (input, init) =>
      new URL(input instanceof Request ? input.url : input, location.href).pathname.startsWith(held)
        ? new Promise(() => {})
        : answer(input, init);
  }, api);
}

/** Presses the link to a page, as a visitor does who comes from another one. */
async function enter(scene: Scene, path: string, from = elsewhere): Promise<void> {
  await scene.page.goto(addressOf(from, scene), { waitUntil: 'networkidle' });
  const { pathname } = new URL(addressOf(path, scene));
  await scene.page.locator(`a[href="${pathname}"]:visible`).first().click();
}

type Entered = { path: string; from?: string; api: string };

/** The lists and records that a page fetches when it is entered. */
const fetched: Record<string, Entered> = {
  blog: { path: '/blog', api: '/api/blog-posts' },
  'case-studies': { path: '/case-studies', api: '/api/case-studies' },
  post: { path: '/blog/iva-oss', from: '/blog', api: '/api/blog-posts/slug/' },
  'case-study': {
    path: '/case-studies/halden',
    from: '/case-studies',
    api: '/api/case-studies/halden',
  },
};

const loading: Subject[] = Object.entries(fetched).map(([name, { path, from, api }]) => ({
  name: `${name}-loading`,
  open: async (scene) => {
    await hold(scene.page, api);
    await enter(scene, path, from);
    await scene.page.locator('main [role=status]').first().waitFor();
  },
}));

const failed: Subject[] = Object.entries(fetched).map(([name, { path, from, api }]) => ({
  name: `${name}-failed`,
  open: async (scene) => {
    await scene.page.route(`**${api}*`, refuse(500, 'internal_error'));
    await enter(scene, path, from);
    await scene.page.waitForURL((url) => url.pathname.endsWith(path));
    await scene.page.waitForLoadState('networkidle');
  },
}));

/** The parts of home that are fetched by themselves. */
const homeParts = ['/api/service-packages', '/api/blog-posts', '/api/testimonials'];

const home: Subject[] = [
  {
    name: 'home-loading',
    open: async (scene) => {
      for (const api of homeParts) await hold(scene.page, api);
      await enter(scene, '/');
      await scene.page
        .locator('main [role=status]')
        .nth(homeParts.length - 1)
        .waitFor();
    },
  },
  {
    name: 'home-parts-failed',
    open: async (scene) => {
      for (const api of homeParts)
        await scene.page.route(`**${api}*`, refuse(500, 'internal_error'));
      await enter(scene, '/');
      await scene.page
        .locator('.list-error')
        .nth(homeParts.length - 1)
        .waitFor();
    },
  },
  {
    name: 'home-all-quotes',
    open: async (scene) => {
      await scene.page.goto(addressOf('/', scene), { waitUntil: 'networkidle' });
      const more = scene.page.locator('.quotes__more button');
      while (await more.isVisible()) await more.click();
    },
  },
];

/** Pages with an address of their own that no list of pages has. */
const addresses: Record<string, string> = {
  'start-answered': `/start${founderSearch}`,
  'contact-about-package': '/contact?about=package:company-setup',
  'blog-search': '/blog?q=iva',
  'blog-tag': '/blog?tag=tax',
  'post-missing': '/blog/no-such-post',
  'case-study-missing': '/case-studies/nobody',
  'portal-tasks': '/client-portal?tab=tasks',
  'portal-messages': '/client-portal?tab=messages',
  'portal-documents': '/client-portal?tab=documents',
  'portal-invoices': '/client-portal?tab=invoices',
};

/** States of the pages whose content the company writes, and of the frame around them. */
export const contentStates: Subject[] = [
  ...home,
  ...loading,
  ...failed,
  ...Object.entries(addresses).map(([name, path]) => ({
    name,
    open: async (scene: Scene) => {
      await scene.page.goto(addressOf(path, scene), { waitUntil: 'networkidle' });
    },
  })),
  {
    name: 'case-studies-none',
    open: async (scene) => {
      await scene.page.route('**/api/case-studies/featured*', (route) =>
        route.fulfill({ json: [] }),
      );
      await scene.page.goto(addressOf('/case-studies', scene), { waitUntil: 'networkidle' });
      await scene.page.getByRole('tab').last().click();
      await scene.page.locator('.state').waitFor();
    },
  },
  {
    name: 'service-explained',
    open: async (scene) => {
      await scene.page.goto(addressOf('/services', scene), { waitUntil: 'networkidle' });
      await scene.page.locator('article.svc button').first().focus();
      await scene.page.getByRole('tooltip').first().waitFor();
    },
  },
  {
    name: 'contact-options-open',
    open: async (scene) => {
      await scene.page.goto(addressOf('/services', scene), { waitUntil: 'networkidle' });
      const name = floatingContactTexts[scene.look.language].contactOptions;
      await scene.page.getByRole('button', { name }).click();
    },
  },
];
