import type { FieldDraft } from '#ui/form/use-post-form.ts';
import type { ContactFormInput } from '../contact.input.ts';

// Lives as long as the page: leaving the screen and coming back loses nothing. Only the browser writes.
let fields: Partial<ContactFormInput> = {};

export const contactDraft: FieldDraft<ContactFormInput> = {
  read: () => fields,
  keep: (typed) => {
    fields = typed;
  },
};
