import { identityKinds } from '#core/identity-papers.ts';
import { useTexts } from '#i18n/language-context.tsx';
import { SelectField } from '#ui/form/select-field.tsx';
import { projectsTexts } from './projects-admin.texts.ts';

type IdentityFieldProps = {
  value: string;
  error?: string | undefined;
  onChange: (identity: string) => void;
};

/** Which paper of identity is asked for, if any. */
export function IdentityField({ value, error, onChange }: IdentityFieldProps) {
  const t = useTexts(projectsTexts);
  return (
    <SelectField
      label={t('identity')}
      hint={value === '' ? undefined : t('identityHint')}
      value={value}
      error={error}
      onChange={({ target }) => onChange(target.value)}
    >
      <option value="">{t('identity_none')}</option>
      {identityKinds.map((kind) => (
        <option key={kind} value={kind}>
          {t(`identity_${kind}`)}
        </option>
      ))}
    </SelectField>
  );
}
