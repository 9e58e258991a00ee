import * as z from 'zod/mini';

/** What a form is about, `service:ecommerce`; a record that is unknown by then is ignored. */
export const aboutField = /* @__PURE__ */ z._default(z.string('invalid_type'), '');
