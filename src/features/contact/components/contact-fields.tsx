import type { FieldErrors, UseFormRegister } from 'react-hook-form';
import { useLanguage, useTexts } from '#i18n/language-context.tsx';
import { TextareaField, TextField } from '#ui/field.tsx';
import type { ContactFormInput } from '../contact.input.ts';
import { contactErrorText } from '../contact.texts.ts';
import { contactScreenTexts } from '../contact-screen.texts.ts';

type ContactFieldsProps = {
  register: UseFormRegister<ContactFormInput>;
  errors: FieldErrors<ContactFormInput>;
};

/** Who writes, and what. Errors are codes of the form's schema. */
export function ContactFields({ register, errors }: ContactFieldsProps) {
  const { language } = useLanguage();
  const t = useTexts(contactScreenTexts);
  function errorAt(field: keyof ContactFormInput): string | undefined {
    const code = errors[field]?.message;
    return code ? contactErrorText(language, field, code) : undefined;
  }
  return (
    <>
      <TextField
        {...register('name')}
        label={t('name')}
        error={errorAt('name')}
        autoComplete="name"
        required
      />
      <TextField
        {...register('businessName')}
        label={t('businessName')}
        optional={t('optional')}
        error={errorAt('businessName')}
        autoComplete="organization"
      />
      <TextField
        {...register('email')}
        type="email"
        label={t('emailField')}
        error={errorAt('email')}
        autoComplete="email"
        required
      />
      <TextField
        {...register('phone')}
        type="tel"
        label={t('phoneField')}
        optional={t('optional')}
        error={errorAt('phone')}
        autoComplete="tel"
        placeholder="+351 …"
      />
      <TextareaField
        {...register('message')}
        wide
        label={t('message')}
        error={errorAt('message')}
        placeholder={t('messageHint')}
        required
      />
    </>
  );
}
