import type { Language } from '#i18n/language.ts';
import type { IssueCard } from './archive.schema.ts';

/** Returns what an issue is called in a language; null where it does not exist in it. */
export function issueWords(
  { languages, title, summary, titlePt = '', summaryPt = '' }: IssueCard,
  language: Language,
): { title: string; summary: string } | null {
  if (!languages.includes(language)) return null;
  return language === 'pt' ? { title: titlePt, summary: summaryPt } : { title, summary };
}
