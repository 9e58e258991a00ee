import type { Language } from '#i18n/language.ts';

/** What a field is called: in the form, with an example in its control, and to the company. */
type Words = { label: string; placeholder?: string; staff?: string };

type MessageFieldTable = Record<Language, Words> & {
  type?: 'email' | 'tel' | 'url';
  autoComplete?: string;
  isRequired?: true;
  /** Of several lines. */
  isLong?: true;
  /** Where the inbox shows it by itself: in the heading, or as the message; otherwise in its panel. */
  inbox?: 'apart';
  /** The heading of its column in the owner's list, if it is not its name. */
  column?: string;
};

function ask<const Fields extends Record<string, MessageFieldTable>>(all: Fields) {
  return all as Record<keyof Fields, MessageFieldTable>;
}

/**
 * The fields of the contact form, in its order; what each may hold is in `contact.input.ts`. Each is a
 * column of `contact_messages`, a text that is empty without an answer. Form, mail, inbox with its
 * panel, its search and its CSV, and the owner's list are made from this table.
 */
export const messageFields = ask({
  name: {
    autoComplete: 'name',
    isRequired: true,
    inbox: 'apart',
    en: { label: 'Name' },
    pt: { label: 'Nome' },
  },
  businessName: {
    autoComplete: 'organization',
    inbox: 'apart',
    column: 'business',
    en: { label: 'Business name', staff: 'Business' },
    pt: { label: 'Nome da empresa', staff: 'Empresa' },
  },
  email: {
    type: 'email',
    autoComplete: 'email',
    isRequired: true,
    column: 'email',
    en: { label: 'Email' },
    pt: { label: 'E-mail' },
  },
  phone: {
    type: 'tel',
    autoComplete: 'tel',
    en: { label: 'Phone (WhatsApp)', placeholder: '+351 …', staff: 'Phone' },
    pt: { label: 'Telefone (WhatsApp)', placeholder: '+351 …', staff: 'Telefone' },
  },
  message: {
    isRequired: true,
    isLong: true,
    inbox: 'apart',
    en: { label: 'Message', placeholder: 'What are you planning, and by when?' },
    pt: { label: 'Mensagem', placeholder: 'O que está a planear, e para quando?' },
  },
});

export type MessageField = keyof typeof messageFields;
export const messageFieldNames = Object.keys(messageFields) as MessageField[];

/** Returns the columns of the fields, which others may have too. */
export const messageColumns = messageFieldNames.map((name) => `contactMessages.${name}` as const);

/** Returns a text for each field. */
export function perField<Value>(value: (name: MessageField) => Value) {
  return Object.fromEntries(messageFieldNames.map((name) => [name, value(name)])) as Record<
    MessageField,
    Value
  >;
}

/** Returns what the company calls a field. */
export function staffLabel(name: MessageField, language: Language): string {
  const { label, staff = label } = messageFields[name][language];
  return staff;
}
