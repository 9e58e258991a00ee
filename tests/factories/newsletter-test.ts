import { test as base } from 'vitest';
import { createNewsletterSite, type NewsletterSite } from './newsletter-site.ts';

type Fixtures = {
  /** The initial time of each test, an instant. */
  startsAt: string;
  fileSite: NewsletterSite;
  /** The newsletter's calls over one database per file, emptied after each test. */
  site: NewsletterSite;
  /** Advances the site's clock by days. */
  later: (days: number) => void;
};

/** Vitest's test with a newsletter site. */
export const test = base.extend<Fixtures>({
  startsAt: ['2026-03-20T08:30:00.000Z', { scope: 'file' }],
  fileSite: [
    async ({ startsAt }, use) => {
      const site = await createNewsletterSite(startsAt);
      await use(site);
      await site.close();
    },
    { scope: 'file' },
  ],
  site: async ({ fileSite }, use) => {
    await use(fileSite);
    await fileSite.reset();
  },
  later: async ({ site: { clock } }, use) => {
    await use((days) => {
      clock.now = new Date(clock.now.getTime() + days * 24 * 3_600_000);
    });
  },
});
