import {
  type MessageField,
  messageFieldNames,
  messageFields,
} from '#features/conversations/message-fields.texts.ts';
import { useLanguage, useTexts } from '#i18n/language-context.tsx';
import { TextareaField, TextField } from '#ui/form/field.tsx';
import { controlProps, type FormField } from '#ui/form/registered-field.ts';
import { contactErrorText } from '../contact.texts.ts';
import { contactScreenTexts } from '../contact-screen.texts.ts';

type ContactFieldProps = { name: MessageField; field: FormField };

function ContactField({ name, field }: ContactFieldProps) {
  const { language } = useLanguage();
  const t = useTexts(contactScreenTexts);
  const {
    type = 'text',
    autoComplete,
    isRequired,
    isLong,
    [language]: words,
  } = messageFields[name];
  const props = {
    ...controlProps(field, (_, code) => contactErrorText(language, name, code)),
    autoComplete,
    label: words.label,
    placeholder: words.placeholder,
    optional: isRequired ? undefined : t('optional'),
    required: isRequired,
  };
  return isLong ? <TextareaField {...props} wide /> : <TextField type={type} {...props} />;
}

/** Every field of the form, in the order of its table. */
export function ContactFields({ fieldOf }: { fieldOf: (name: MessageField) => FormField }) {
  return messageFieldNames.map((name) => (
    <ContactField key={name} name={name} field={fieldOf(name)} />
  ));
}
