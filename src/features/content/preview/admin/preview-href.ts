import type { Language } from '#i18n/language.ts';
import { previewPath } from '#paths.ts';

/** Returns the address of a record's preview in a language. */
export function previewHref(kind: string, id: string, language: Language): string {
  const query = language === 'pt' ? '?lang=pt' : '';
  return `${previewPath.href({ kind, id })}${query}`;
}
