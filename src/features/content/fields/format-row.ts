import type { Language } from '#i18n/language.ts';
import type { ContentRow } from '../content.ts';
import { labelOf } from './field-labels.texts.ts';

/** Returns what a row holds, one field on each line, so that two people's rows can be compared. */
export function formatRow(language: Language, { id: _, ...row }: ContentRow): string {
  return Object.entries(row)
    .filter(([, value]) => value !== '' && value !== false)
    .map(([name, value]) => {
      const suffix = name.endsWith('Pt') ? ' (PT)' : '';
      const label = `${labelOf(language, name)}${suffix}`;
      return value === true ? label : `${label}: ${value}`;
    })
    .join('\n');
}
