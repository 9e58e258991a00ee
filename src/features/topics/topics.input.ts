import * as z from 'zod/mini';

/** What a form is about, `service:ecommerce`; a record that is unknown by then is ignored. */
export const aboutField = /* @__PURE__ */ z._default(z.string('invalid_type'), '');

/** A record that a booking or a message is about; `about` is what forms send, such as `service:ecommerce`. */
export const topicSchema = /* @__PURE__ */ z.strictObject({
  about: z.string(),
  title: z.string(),
  titlePt: z.optional(z.string()),
});

/** Response of `GET /api/topics`: services, packages, and the case study or post of the parameter. */
export const topicsSchema = z.array(topicSchema);
