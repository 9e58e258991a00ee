const minute = 60_000;

/** How long a code and a link work, from the moment they were asked for. */
export const signInLifetime = 15 * minute;
/** How many codes one request accepts, right or wrong. */
export const mostTries = 5;
/** With five tries each, at most 50 guesses a day at the million codes of one address. */
export const mailsPerDay = 10;
/** How long a finished request is kept, to be removed by the job. */
export const signInRetention = 24 * 60 * minute;
