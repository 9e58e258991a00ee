import { hashToken } from '#core/ids.server.ts';
import type { Queryable } from '#platform/database/database.server.ts';
import { readLegalSentences } from './legal.content.server.ts';
import { termsText } from './pages/terms.ts';

/** The terms in both languages, and the first digits of their SHA-256, which name their version. */
export type Terms = { version: string; content: string };

/** Returns the terms as they are now, with the owner's own sentence in them. */
export async function currentTerms(db: Queryable): Promise<Terms> {
  const { vat, vatPt } = await readLegalSentences(db);
  const content = JSON.stringify({ ...termsText, sentences: { vat, vatPt } });
  return { version: hashToken(content).slice(0, 12), content };
}
