import type { FieldDraft } from '#ui/form/use-post-form.ts';
import type { ContactFormInput } from '../contact.input.ts';

// Kept while the page is open, so that leaving the screen loses nothing. Written by the browser only.
let fields: Partial<ContactFormInput> = {};

export const contactDraft: FieldDraft<ContactFormInput> = {
  read: () => fields,
  save: (typed) => {
    fields = typed;
  },
};
