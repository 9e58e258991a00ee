import { messageFieldNames } from '#features/conversations/message-fields.texts.ts';
import { keep, readKept, textsOf } from '#ui/form/kept-words.ts';
import type { FieldDraft } from '#ui/form/use-post-form.ts';
import type { ContactFormInput } from '../contact.input.ts';

/** The `sessionStorage` key of a message that is not sent yet. */
const key = 'contactDraft';

// Leaving the screen loses nothing without storage either. Written by the browser only.
let typed: Partial<ContactFormInput> | null = null;

export const contactDraft: FieldDraft<ContactFormInput> = {
  read: () => typed ?? textsOf(readKept(key), messageFieldNames),
  save(fields) {
    typed = fields;
    keep(key, Object.values(fields).some(Boolean) ? fields : null);
  },
};
