import type { FieldErrors, UseFormRegister } from 'react-hook-form';
import { useLanguage, useTexts } from '#i18n/language-context.tsx';
import { TextareaField, TextField } from '#ui/form/field.tsx';
import { personFields, registeredField } from '#ui/form/registered-field.ts';
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
  const field = registeredField({ register, errors }, (name, code) =>
    contactErrorText(language, name, code),
  );
  return (
    <>
      <TextField {...field('name')} {...personFields.name} label={t('name')} required />
      <TextField
        {...field('businessName')}
        {...personFields.company}
        label={t('businessName')}
        optional={t('optional')}
      />
      <TextField {...field('email')} {...personFields.email} label={t('emailField')} required />
      <TextField
        {...field('phone')}
        {...personFields.phone}
        label={t('phoneField')}
        optional={t('optional')}
        placeholder="+351 …"
      />
      <TextareaField
        {...field('message')}
        wide
        label={t('message')}
        placeholder={t('messageHint')}
        required
      />
    </>
  );
}
