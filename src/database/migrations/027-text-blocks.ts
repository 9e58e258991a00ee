import { type QueryExecutorProvider, sql } from 'kysely';
import type { Migration } from './migration.ts';

const texts: Record<string, readonly string[]> = {
  posts: ['content'],
  'case-studies': ['challenge', 'solution', 'results'],
};

const lineStart = /^(#{1,6}(?=\s|$)|>|[-+](?=\s|$)|[-|:]+(?=[-|:\s]*$)|~~~)/;

function escapeLine(line: string): string {
  return line
    .trim()
    .replace(/[\\`*[_]|<(?=[a-z/!?])|&(?=#?\w+;)/gi, '\\$&')
    .replace(lineStart, '\\$&')
    .replace(/^(\d{1,9})([.)])(?=\s|$)/, '$1\\$2');
}

type Values = Record<string, unknown>;

function escapeValues(kind: string, values: Values): Values {
  const names = (texts[kind] ?? []).flatMap((name) => [name, `${name}Pt`]);
  const escaped = names
    .filter((name) => typeof values[name] === 'string')
    .map((name) => [
      name,
      String(values[name])
        .split(/\r\n?|\n/)
        .map(escapeLine)
        .join('\n'),
    ]);
  return { ...values, ...Object.fromEntries(escaped) };
}

/** Drafts and versions were plain texts; from now on they are Markdown. */
async function escapeStored(db: QueryExecutorProvider): Promise<void> {
  type Kept = { kind: string; id: string; number: number; held: Values };
  const drafts = await sql<Omit<Kept, 'number'>>`select kind, id, draft as held
    from content_records where draft is not null and kind in ('posts', 'case-studies')`.execute(db);
  for (const { kind, id, held } of drafts.rows)
    await sql`update content_records set draft = ${JSON.stringify(escapeValues(kind, held))}
      where kind = ${kind} and id = ${id}`.execute(db);
  const versions = await sql<Kept>`select kind, id, number, "values" as held
    from content_versions where kind in ('posts', 'case-studies')`.execute(db);
  for (const { kind, id, number, held } of versions.rows)
    await sql`update content_versions set "values" = ${JSON.stringify(escapeValues(kind, held))}
      where kind = ${kind} and id = ${id} and number = ${number}`.execute(db);
}

/** Markdown and blocks of public texts, beside their rows. */
export const textBlocks: Migration = {
  name: '027-text-blocks',
  async up(db, { watchContent, columns: { json } }) {
    await sql`create table text_blocks (
      kind text not null, id text not null, field text not null,
      plain text not null, markdown text not null, blocks ${json},
      primary key (kind, id, field)
    )`.execute(db);
    await watchContent(db, 'text_blocks');
    await escapeStored(db);
  },
};
