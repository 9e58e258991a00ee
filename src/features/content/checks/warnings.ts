import type { ContentValues, Fields } from '../content.ts';
import type { TwinFinding } from '../content-state.ts';

export const warningCodes = [
  'twin_missing',
  'twin_stale',
  'no_alternative',
  'dead_link',
  'no_source',
  'no_package',
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

/** A picture of the library, with what its file is called and says. */
type LibraryPicture = { address: string; name: string; alt: string };

/**
 * Returns the pictures of Markdown that say nothing to whoever cannot see them: those of the library by
 * the names of their files.
 */
export function warnAboutPictures(
  values: ContentValues,
  library: readonly LibraryPicture[],
): Warning[] {
  const nameOf = (address: string) => library.find((one) => one.address === address)?.name;
  return textsOf(values).flatMap(({ field, text }) =>
    [...text.matchAll(picture)]
      .filter(([, alternative = '']) => alternative.trim() === '')
      .map(([, , address = '']) => {
        return { field, code: 'no_alternative', detail: nameOf(address) ?? address } as const;
      }),
  );
}

/** A picture of the library that a field names by its address. */
export type FieldPicture = { field: string; address: string };

/** Returns the pictures of the library that the fields for pictures name. */
export function fieldPicturesOf(fields: Fields, values: ContentValues): FieldPicture[] {
  return fields
    .filter(({ type }) => type === 'picture')
    .map(({ name }) => ({ field: name, address: String(values[name] ?? '') }))
    .filter(({ address }) => address.startsWith('/files/'));
}

/** Returns the pictures of fields whose files have no alternative text. */
export function warnAboutWordless(
  pictures: readonly FieldPicture[],
  library: readonly LibraryPicture[],
): Warning[] {
  return pictures.flatMap(({ field, address }) => {
    const file = library.find((one) => one.address === address && one.alt === '');
    return file ? [{ field, code: 'no_alternative', detail: file.name } as const] : [];
  });
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
