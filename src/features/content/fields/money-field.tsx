import { useState } from 'react';
import { companyCurrency } from '#core/money.ts';
import { amountTexts, readAmountIn, typedAmount } from '#i18n/amount.texts.ts';
import { formatMoney } from '#i18n/format-money.ts';
import { useLanguage, useTexts } from '#i18n/language-context.tsx';
import { TextField } from '#ui/form/field.tsx';
import { labelOf } from './field-labels.texts.ts';
import type { FieldProps } from './field-props.ts';

/**
 * An amount in euros, kept in cents. What is typed is shown as it is read; what is no amount is refused
 * at once, and kept as typed, so that it is not saved as none.
 */
export function MoneyField({ name, value, note, error, onChange }: FieldProps<'money'>) {
  const { language } = useLanguage();
  const t = useTexts(amountTexts);
  const [text, setText] = useState(
    typeof value === 'string' ? value : typedAmount(value as number | null, language),
  );
  const read = text.trim() === '' ? null : readAmountIn(language, text);
  const amount = read?.ok
    ? formatMoney({ cents: read.value, currency: companyCurrency }, language)
    : null;
  const readAs = amount === null ? undefined : t('readAs', { amount });
  const wrong = read && !read.ok ? t(read.refusal, { currency: companyCurrency }) : undefined;
  return (
    <TextField
      label={labelOf(language, name)}
      inputMode="decimal"
      value={text}
      hint={[note, readAs].filter(Boolean).join(' ') || undefined}
      error={wrong ?? error}
      onChange={({ target }) => {
        setText(target.value);
        const typed = target.value.trim();
        const next = typed === '' ? null : readAmountIn(language, typed);
        onChange(next === null ? null : next.ok ? next.value : typed);
      }}
    />
  );
}
