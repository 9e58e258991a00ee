/** Longest texts that fields take, in UTF-16 units: of people and companies one length. */
export const longestName = 200;
export const longestPhone = 50;
/** The limit of RFC 5321 for an address. */
export const longestEmail = 254;
