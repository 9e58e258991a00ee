import { test as base } from 'vitest';

/** What a factory creates: the application over a database of its own, emptied by `reset`. */
type Site = { clock: { now: Date }; reset?(): Promise<void>; close(): Promise<void> };

type Duration = { days?: number; hours?: number; minutes?: number };

/**
 * Returns Vitest's test with these fixtures:
 * `startsAt`, the instant at which each test begins; a file sets another by `it.override`.
 * `site`, created once for each file, reset after each test and closed after the last.
 * `later`, which moves the site's clock forward.
 */
export function siteTest<AnySite extends Site>(
  create: (startsAt: string) => Promise<AnySite>,
  defaultStart = '2026-11-23T08:30:00.000Z',
) {
  return base
    .extend('startsAt', { scope: 'file' }, defaultStart)
    .extend('fileSite', { scope: 'file' }, async ({ startsAt }, { onCleanup }) => {
      const site = await create(startsAt);
      onCleanup(() => site.close());
      return site;
    })
    .extend('site', async ({ fileSite }, { onCleanup }) => {
      onCleanup(() => fileSite.reset?.());
      return fileSite;
    })
    .extend('later', ({ site: { clock } }) => ({ days = 0, hours = 0, minutes = 0 }: Duration) => {
      const elapsed = ((days * 24 + hours) * 60 + minutes) * 60_000;
      clock.now = new Date(clock.now.getTime() + elapsed);
    });
}
