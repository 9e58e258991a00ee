import { expect } from 'vitest';
import { openBrowser } from '../staff-site.ts';
import type { WholeSite } from '../whole-site.ts';

/** Paths of a record's previews for partners; `words`: of its draft. */
export type PartnerLinks = {
  kind: string;
  draft: string;
  open: readonly string[];
  withdrawn: readonly string[];
};

const inBoth = (path: string) => [path, `${path}?lang=pt`];

/** Checks that a partner sees a draft by each open link, stored nowhere, and no other record's draft. */
export async function checkLinks(
  site: WholeSite,
  all: readonly PartnerLinks[],
  isPublic: (word: string) => boolean,
): Promise<void> {
  const partner = openBrowser(site);
  for (const { kind, draft, open, withdrawn } of all) {
    for (const path of open.flatMap(inBoth)) {
      const response = await partner.get(path);
      const text = await response.text();
      // Saved answers are on no page.
      expect([kind, response.status]).toEqual([kind, kind === 'answers' ? 404 : 200]);
      expect(response.headers.get('cache-control')).toBe('no-store');
      if (kind !== 'answers') expect(text, kind).toContain(draft);
      const words = new Set([...text.matchAll(/zqword[a-z]+z/g)].map(([word]) => word));
      const foreign = [...words].filter((word) => word !== draft && !isPublic(word));
      expect(foreign, `${kind} with ${draft}`).toEqual([]);
    }
    await checkEnded(site, withdrawn);
  }
}

/** Checks that links that ended or were withdrawn show no word of any record. */
export async function checkEnded(site: WholeSite, paths: readonly string[]): Promise<void> {
  const partner = openBrowser(site);
  for (const path of paths.flatMap(inBoth)) {
    const response = await partner.get(path);
    const text = await response.text();
    expect([response.status, response.headers.get('cache-control')]).toEqual([410, 'no-store']);
    expect(text).not.toContain('zqword');
  }
}
