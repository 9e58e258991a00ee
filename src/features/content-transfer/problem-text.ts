import { contentErrorTexts } from '#features/content/content.texts.ts';
import type { Language } from '#i18n/language.ts';
import { codeText } from '#i18n/texts.ts';
import { problemTexts } from './content-transfer.texts.ts';
import type { Problem } from './incoming.ts';

/** Returns the sentence for what keeps a record out. */
export function problemText(language: Language, { field, code }: Problem): string {
  if (Object.hasOwn(problemTexts.en, code))
    return codeText(problemTexts, language, { field, code });
  return codeText(contentErrorTexts, language, { field, code });
}
