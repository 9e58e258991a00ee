import { requireCompany } from '#features/company/company.server.ts';
import { plainModes } from '#features/modes/modes.ts';
import type { Language } from '#i18n/language.ts';
import { localize } from '#i18n/localized.tsx';
import type { Queryable } from '#platform/database/database.server.ts';
import { companyValues } from './company-values.ts';
import { currentTerms, readLegalSentences } from './legal.server.ts';
import { fillIn, splitLinks, trueLines } from './legal.ts';
import { termsText } from './pages/terms.ts';

/** The terms in one language as plain text, with the version and the content that are kept of them. */
export type PlainTerms = {
  version: string;
  content: string;
  sections: { title: string; lines: string[] }[];
};

/** Returns the terms as they are read now, for a page that shows them in full. */
export async function plainTerms(db: Queryable, language: Language): Promise<PlainTerms> {
  const values = companyValues(await requireCompany(db));
  const { vat, vatPt } = await readLegalSentences(db);
  const own = localize(language, vat, vatPt).text;
  const plain = (text: string) =>
    splitLinks(fillIn(text, values))
      .map((part) => part.text)
      .join('');
  const sections = termsText[language].sections.map(({ title, body, sentences }) => ({
    title,
    lines: [
      ...body.flatMap((block) => trueLines(block, plainModes)),
      ...(sentences && own !== '' ? [own] : []),
    ].map(plain),
  }));
  return { ...(await currentTerms(db)), sections };
}
