import { Fragment, type ReactNode } from 'react';
import { useLanguage, useTexts } from '#i18n/language-context.tsx';
import { TextareaField, TextField } from '#ui/form/field.tsx';
import { controlProps, type FormField, personFields } from '#ui/form/registered-field.ts';
import { type ContactField, contactFields } from '../contact.input.ts';
import { contactErrorText } from '../contact.texts.ts';
import { contactScreenTexts } from '../contact-screen.texts.ts';

/** Every field of the form's schema, in its order. Errors are codes of that schema. */
export function ContactFields({ fieldOf }: { fieldOf: (name: ContactField) => FormField }) {
  const { language } = useLanguage();
  const t = useTexts(contactScreenTexts);
  const field = (name: ContactField) =>
    controlProps(fieldOf(name), (_, code) => contactErrorText(language, name, code));
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
