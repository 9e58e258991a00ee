/** The maximum lengths of fields, in UTF-16 code units; `longestName` is for people and companies. */
export const longestName = 200;
export const longestPhone = 50;
/** The limit that RFC 5321 sets for an address. */
export const longestEmail = 254;
