import type { ReadText } from '#core/markdown/parse-text.server.ts';
import type { ContentValues } from '../content.ts';
import type { ContentKind } from '../kinds/content-kind.server.ts';
import { escapeText } from './escape-text.ts';
import { readText } from './prepared-texts.server.ts';
import { deleteTexts, listMarkdown, putTexts } from './text-blocks.repository.server.ts';

type Rows = Pick<ContentKind, 'read' | 'write' | 'remove'>;

/** Reads the Markdown fields of a record, all at once. */
async function readTexts(values: ContentValues, fields: readonly string[]) {
  const texts = new Map<string, ReadText & { markdown: string }>();
  for (const field of fields) {
    const markdown = String(values[field] ?? '');
    texts.set(field, { markdown, ...(await readText(markdown)) });
  }
  return texts;
}

/**
 * Makes some fields of a kind Markdown. Its public row holds their words, so that lists, feeds and
 * searches need not know; the blocks lie beside it. A row without them, or with other words, is
 * plain text: it is read as Markdown that means the same.
 */
export function withMarkdown(kind: string, rows: Rows, fields: readonly string[]): Rows {
  if (fields.length === 0) return rows;
  return {
    async read(db, id) {
      const values = await rows.read(db, id);
      if (values === null) return null;
      const stored = await listMarkdown(db, { kind, id });
      const entries = fields.map((name) => {
        const plain = String(values[name] ?? '');
        const text = stored.find(({ field }) => field === name);
        return [name, text?.plain === plain ? text.markdown : escapeText(plain)];
      });
      return { ...values, ...Object.fromEntries(entries) };
    },
    async write(trx, record) {
      const texts = await readTexts(record.values, fields);
      const words = [...texts].map(([field, { plain }]) => [field, plain]);
      const values = { ...record.values, ...Object.fromEntries(words) };
      const outcome = await rows.write(trx, { ...record, values });
      if (!outcome.ok) return outcome;
      const written = [...texts]
        .map(([field, text]) => ({ field, ...text }))
        .filter(({ blocks, plain, markdown }) => blocks || markdown !== escapeText(plain));
      await putTexts(trx, { kind, id: record.id }, written);
      return outcome;
    },
    async remove(trx, id) {
      await rows.remove(trx, id);
      await deleteTexts(trx, { kind, id });
    },
  };
}
