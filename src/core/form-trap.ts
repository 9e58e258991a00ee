/**
 * The name of the field that only bots fill in, in forms of pages. Password managers and browsers fill
 * fields by names such as `website`, `url` or `email`; this one is of no kind that they know. In calls
 * of the API the field is `website`.
 */
export const trapName = 'form_seal';
