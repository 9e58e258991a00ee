import { type ContentValues, type Twins, twinName } from '../content.ts';
import type { TwinFinding } from '../content-state.ts';
import { mostShown, searchWords } from '../search-words.ts';
import { compareFigures } from './compare-figures.ts';
import { type Warning, warnAboutTwins } from './warnings.ts';

/** Something to look at before a record goes out, which asks nothing and stops nothing. */
export type OutgoingNote = {
  field: string;
  code:
    | Warning['code']
    | 'needed'
    | 'long_title'
    | 'long_description'
    | 'short_description'
    | 'other_figures'
    | 'address_taken'
    | 'past_end';
  /** The words that it is about; of figures those of the English, then those of the Portuguese. */
  detail: string;
  other?: string;
};

/** A shorter one leaves most of the place empty that a search engine gives it. */
const shortDescription = 40;

function noteLengths(kind: string, values: ContentValues): OutgoingNote[] {
  const shown = searchWords[kind];
  if (!shown) return [];
  const note = (field: string, code: OutgoingNote['code'], isSo: (length: number) => boolean) =>
    [field, twinName(field)].flatMap((name) => {
      const { length } = String(values[name] ?? '').trim();
      return length > 0 && isSo(length) ? [{ field: name, code, detail: String(length) }] : [];
    });
  const { title, description } = shown;
  return [
    ...note(title, 'long_title', (length) => length > mostShown.title),
    ...note(description, 'long_description', (length) => length > mostShown.description),
    ...note(description, 'short_description', (length) => length < shortDescription),
  ];
}

function noteFigures(values: ContentValues, twins: Twins): OutgoingNote[] {
  return twins.flatMap(([source, twin]) => {
    const [english, portuguese] = [values[source], values[twin]];
    if (typeof english !== 'string' || typeof portuguese !== 'string') return [];
    const found = english && portuguese ? compareFigures(english, portuguese) : null;
    if (found === null) return [];
    const list = (figures: string[]) => [...new Set(figures)].slice(0, 5).join(' · ') || '–';
    return [
      {
        field: twin,
        code: 'other_figures',
        detail: list(found.en),
        other: list(found.pt),
      } as const,
    ];
  });
}

type Outgoing = {
  kind: string;
  values: ContentValues;
  twins: Twins;
  /** Fields that a public record needs. */
  missing: readonly string[];
  findings: readonly TwinFinding[];
  /** What the server found in what was saved last. */
  found: { warnings: readonly Warning[]; isAddressTaken: boolean } | undefined;
  now: string;
};

/** Returns what to look at before a record goes out, what it needs first. */
export function noteOutgoing(outgoing: Outgoing): OutgoingNote[] {
  const { kind, values, twins, missing, findings, found, now } = outgoing;
  const { endsAt } = values;
  const isOver = typeof endsAt === 'string' && endsAt !== '' && endsAt < now;
  const others = (found?.warnings ?? []).filter(({ code }) => !code.startsWith('twin_'));
  const notes: OutgoingNote[] = [
    ...missing.map((field) => ({ field, code: 'needed', detail: '' }) as const),
    ...(found?.isAddressTaken
      ? [{ field: 'slug', code: 'address_taken', detail: String(values.slug) } as const]
      : []),
    ...warnAboutTwins(findings),
    ...noteFigures(values, twins),
    ...others,
    ...noteLengths(kind, values),
    ...(isOver ? [{ field: 'endsAt', code: 'past_end', detail: '' } as const] : []),
  ];
  // The same words may lack a source twice.
  const keys = notes.map((note) => JSON.stringify(note));
  return notes.filter((_, at) => keys.indexOf(keys[at] ?? '') === at);
}
