import { useLanguage, useTexts } from '#i18n/language-context.tsx';
import type { ContentValues } from '../../content.ts';
import { twinLabelOf } from '../../fields/field-labels.texts.ts';
import { compareValues, type FieldChange } from '../compare-values.ts';
import { historyTexts } from './history.texts.ts';
import { TextComparison } from './text-comparison.tsx';

/** Each field that changed, with what went and what came. */
export function FieldChanges({ changes }: { changes: readonly FieldChange[] }) {
  const t = useTexts(historyTexts);
  const { language } = useLanguage();
  if (changes.length === 0) return <p className="quiet">{t('noChanges')}</p>;
  return changes.map(({ field, before, after }) => (
    <div key={field} className="comparison-of">
      <h3>{twinLabelOf(language, field)}</h3>
      <TextComparison before={before} after={after} />
    </div>
  ));
}

export type ValuesProps = { before: ContentValues; after: ContentValues };

/** What changed between two versions that are here already. */
export function ChangedValues({ before, after }: ValuesProps) {
  return <FieldChanges changes={compareValues(before, after)} />;
}
