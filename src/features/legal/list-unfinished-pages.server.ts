import type { LegalText } from './legal.ts';
import { accessibilityText } from './pages/accessibility.ts';
import { complaintsText } from './pages/complaints.ts';
import { cookiesText } from './pages/cookies.ts';
import { privacyText } from './pages/privacy.ts';
import { termsText } from './pages/terms.ts';

const pages: Readonly<Record<string, LegalText>> = {
  accessibility: accessibilityText,
  complaints: complaintsText,
  cookies: cookiesText,
  privacy: privacyText,
  terms: termsText,
};

const leftToOwner = /\[(?:Owner|Proprietário):/g;

/** Returns the legal pages with sentences that the owner has to write or delete, and how many. */
export function listUnfinishedPages(
  texts: Readonly<Record<string, LegalText>> = pages,
): { page: string; sentences: number }[] {
  return Object.entries(texts).flatMap(([page, text]) => {
    const count = (language: keyof LegalText) =>
      JSON.stringify(text[language]).match(leftToOwner)?.length ?? 0;
    const sentences = Math.max(count('en'), count('pt'));
    return sentences > 0 ? [{ page, sentences }] : [];
  });
}
