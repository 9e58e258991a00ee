/** Where the links with a secret in mails lead, without prefix of a language. */
export const mailedActions = [
  '/api/newsletter/unsubscribe',
  '/do',
  '/do/papers',
  '/do/words',
  '/manage-booking',
  '/newsletter/confirm',
  '/newsletter/unsubscribe',
  '/sign-in',
  '/subscription',
  '/with-us',
  '/withdrawal',
] as const;

/** A token, or the id of what it opens with its signature. */
const secret = /\/(?:[\w-]+\.)?[\w-]{43}$/;

/** Returns where a mailed link leads if it has a secret, such as `/sign-in`; null otherwise. */
export function mailedActionOf(link: string): string | null {
  const path = new URL(link).pathname;
  return secret.test(path) ? path.replace(secret, '').replace(/^\/pt(?=\/)/, '') : null;
}
