import { Fragment, type ReactNode } from 'react';
import type { FieldErrors, UseFormRegister } from 'react-hook-form';
import { useLanguage, useTexts } from '#i18n/language-context.tsx';
import { TextareaField, TextField } from '#ui/form/field.tsx';
import { personFields, registeredField } from '#ui/form/registered-field.ts';
import { type ContactField, type ContactFormInput, contactFields } from '../contact.input.ts';
import { contactErrorText } from '../contact.texts.ts';
import { contactScreenTexts } from '../contact-screen.texts.ts';

type ContactFieldsProps = {
  register: UseFormRegister<ContactFormInput>;
  errors: FieldErrors<ContactFormInput>;
};

/** Every field of the form's schema, in its order. Errors are codes of that schema. */
export function ContactFields({ register, errors }: ContactFieldsProps) {
  const { language } = useLanguage();
  const t = useTexts(contactScreenTexts);
  const field = registeredField({ register, errors }, (name, code) =>
    contactErrorText(language, name, code),
  );
  const optional = t('optional');
  const inputs: Record<ContactField, ReactNode> = {
    name: <TextField {...field('name')} {...personFields.name} label={t('name')} required />,
    businessName: (
      <TextField
        {...field('businessName')}
        {...personFields.company}
        label={t('businessName')}
        optional={optional}
      />
    ),
    email: (
      <TextField {...field('email')} {...personFields.email} label={t('emailField')} required />
    ),
    phone: (
      <TextField
        {...field('phone')}
        {...personFields.phone}
        label={t('phoneField')}
        optional={optional}
        placeholder="+351 …"
      />
    ),
    message: (
      <TextareaField
        {...field('message')}
        wide
        label={t('message')}
        placeholder={t('messageHint')}
        required
      />
    ),
  };
  return contactFields.map((name) => <Fragment key={name}>{inputs[name]}</Fragment>);
}
