import type { KeyboardEvent } from 'react';
import { useLanguage, useTexts } from '#i18n/language-context.tsx';
import { formatRecent } from '#ui/admin/moment.ts';
import { Note } from '#ui/admin/note.tsx';
import { Button } from '#ui/controls/button.tsx';
import { TextareaField, TextField } from '#ui/form/field.tsx';
import { IconCheck } from '#ui/icons/frame-icons.tsx';
import type { CompanyField as AnyField } from '../company.input.ts';
import type { CompanyFieldState, LookField } from '../company-settings.ts';
import { companySettingsTexts } from './company-settings.texts.ts';
import { PricesField } from './prices-field.tsx';
import { useCompanyField, writeFieldText } from './use-company-field.ts';

/** The look has a panel of its own. */
export type Name = Exclude<AnyField, LookField>;

type FieldProps = { field: Name; state: CompanyFieldState; readOnly: boolean; wide?: boolean };

const types: Partial<Record<Name, string>> = { email: 'email', phone: 'tel', whatsapp: 'tel' };

function SavedBy({ state, isSaving }: { state: CompanyFieldState; isSaving: boolean }) {
  const t = useTexts(companySettingsTexts);
  const { language } = useLanguage();
  if (isSaving) return t('saving');
  if (state.isSample) return <span className="sample">{t('sample')}</span>;
  if (state.changedAt === null) return null;
  const when = formatRecent(state.changedAt, language, new Date());
  return (
    <span className="saved">
      <IconCheck />
      {state.changedBy === null
        ? t('savedUnknown', { when })
        : t('saved', { when, who: state.changedBy })}
    </span>
  );
}

/** A field of the company, which is stored when it is left, and says when and by whom. */
export function CompanyField({ field, state, readOnly, wide = false }: FieldProps) {
  const t = useTexts(companySettingsTexts);
  const { language } = useLanguage();
  const { text, isSaving, error, theirs, type, save, sendMine, keepTheirs } = useCompanyField(
    field,
    state,
  );
  const control = {
    label: t(field),
    value: text,
    error: error ?? undefined,
    hint: <SavedBy state={state} isSaving={isSaving} />,
    readOnly,
    autoComplete: 'off',
    onBlur: () => void save(),
  };
  return (
    <div className={wide ? 'company-field wide' : 'company-field'}>
      {field === 'vatInPrices' ? (
        <PricesField {...control} onChange={type} />
      ) : field === 'socialLinks' ? (
        <TextareaField
          {...control}
          rows={3}
          optional={t('socialLinksHint')}
          onChange={(event) => type(event.target.value)}
        />
      ) : (
        <TextField
          {...control}
          type={types[field] ?? 'text'}
          onChange={(event) => type(event.target.value)}
          onKeyDown={(event: KeyboardEvent) => {
            if (event.key === 'Enter') void save();
          }}
        />
      )}
      {theirs ? (
        <Note
          tone="warn"
          isAlert
          title={t('changedTitle', {
            who: theirs.changedBy ?? t('somebody'),
            theirs: writeFieldText(theirs.value),
            when: theirs.changedAt ? formatRecent(theirs.changedAt, language, new Date()) : '',
          })}
          action={
            <div className="row">
              <Button variant="soft" onClick={keepTheirs}>
                {t('keepTheirs')}
              </Button>
              <Button variant="soft" busy={isSaving} onClick={() => void sendMine()}>
                {t('useMine')}
              </Button>
            </div>
          }
        />
      ) : null}
    </div>
  );
}
