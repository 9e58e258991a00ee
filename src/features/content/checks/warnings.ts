import type { ContentValues } from '../content.ts';
import type { TwinFinding } from '../content-state.ts';

export const warningCodes = [
  'twin_missing',
  'twin_stale',
  'no_alternative',
  'dead_link',
  'no_source',
] as const;
export type WarningCode = (typeof warningCodes)[number];

/** Something to ask about before publication. `detail`: the words that it is about. */
export type Warning = { field: string; code: WarningCode; detail: string };

type Text = { field: string; text: string };

function textsOf(values: ContentValues): Text[] {
  return Object.entries(values).flatMap(([field, value]) => {
    if (typeof value === 'string') return [{ field, text: value }];
    if (!Array.isArray(value)) return [];
    return value.filter((item) => typeof item === 'string').map((text) => ({ field, text }));
  });
}

/** Returns what is wrong with the Portuguese, as warnings. */
export function warnAboutTwins(findings: readonly TwinFinding[]): Warning[] {
  return findings.map(({ field, finding }) => ({ field, code: `twin_${finding}`, detail: '' }));
}

const picture = /!\[([^\]]*)\]\(\s*<?([^)\s>]+)[^)]*\)/g;

/** Returns the pictures of Markdown that say nothing to whoever cannot see them. */
export function warnAboutPictures(values: ContentValues): Warning[] {
  return textsOf(values).flatMap(({ field, text }) =>
    [...text.matchAll(picture)]
      .filter(([, alternative = '']) => alternative.trim() === '')
      .map(([, , address = '']) => ({ field, code: 'no_alternative', detail: address }) as const),
  );
}

/** A link to an address of our own. `path`: as a browser asks for it, without fragment. */
export type OwnLink = { field: string; path: string };

const linked = /\]\(\s*<?([^)\s>]+)|(https?:\/\/[^\s<>()"']+)/g;

/** Returns the links of Markdown that lead to pages or files of the site, each once for a field. */
export function ownLinksOf(values: ContentValues, origin: string): OwnLink[] {
  const found = new Map<string, OwnLink>();
  for (const { field, text } of textsOf(values))
    for (const [, inMarkdown, bare] of text.matchAll(linked)) {
      const address = (inMarkdown ?? bare ?? '').replace(/[.,;:!?]+$/, '');
      if (!address.startsWith('/') && !address.startsWith(`${origin}/`)) continue;
      if (address.startsWith('//') || !URL.canParse(address, origin)) continue;
      const { pathname, search } = new URL(address, origin);
      const path = `${pathname}${search}`;
      found.set(`${field} ${path}`, { field, path });
    }
  return [...found.values()];
}
