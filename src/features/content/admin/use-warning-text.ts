import { useLanguage, useTexts } from '#i18n/language-context.tsx';
import type { Warning } from '../checks/warnings.ts';
import { labelOf, twinLabelOf } from '../fields/field-labels.texts.ts';
import { contentTexts } from './content-admin.texts.ts';
import { questionTexts } from './question.texts.ts';

/** Returns what says a warning in a sentence. */
export function useWarningText(): (warning: Warning) => string {
  const t = useTexts(questionTexts);
  const c = useTexts(contentTexts);
  const { language } = useLanguage();
  return ({ field, code, detail }) => {
    // These two say themselves that they are about the Portuguese.
    if (code === 'twin_missing') return c('noTwin', { field: labelOf(language, field) });
    if (code === 'twin_stale') return c('stale', { field: labelOf(language, field) });
    return t(code, { field: twinLabelOf(language, field), detail });
  };
}
