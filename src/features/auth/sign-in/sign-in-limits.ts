const minute = 60_000;

/** How long a code and a link work, from the moment they were asked for. */
export const signInLifetime = 15 * minute;
/** How many codes one request accepts, right or wrong. */
export const mostTries = 5;
/**
 * Of one address, for all browsers together in which the person has not signed in: with five tries
 * each, strangers have 50 guesses a day at the million codes. Each known browser has as many.
 */
export const mailsPerDay = 10;
/** Of one address in all, for whatever many browsers. */
export const allMailsPerDay = 60;
/** How long a request for an address that may not sign in is kept. */
export const signInRetention = 24 * 60 * minute;
/** How long it is kept for one of the staff, who is told that somebody asked. */
export const attemptRetention = 30 * 24 * 60 * minute;
