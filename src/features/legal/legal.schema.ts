import * as z from 'zod/mini';
import { emptyValues } from '#features/content/content.ts';
import type { TwinTexts } from '#i18n/twin-texts.ts';
import { type LegalSentenceName, legalFields } from './legal.content.ts';

export type LegalSentences = TwinTexts<LegalSentenceName>;

const texts = Object.keys(emptyValues(legalFields)).map((name) => [name, z.string()]);

/** Response of `GET /api/legal-sentences`. */
export const legalSentencesSchema = z.strictObject(
  Object.fromEntries(texts),
) as unknown as z.ZodMiniType<LegalSentences>;
