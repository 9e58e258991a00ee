/** A word whose hyphen follows one or two letters, such as *e-mail* or an order's reference. */
const unbroken = /(\b\p{L}{1,2}-[\p{L}\p{N}]{2,6}\b)/u;

/** Cuts a text before and after each word that is read as one: those are at the odd places. */
export function splitUnbroken(text: string): string[] {
  return text.split(unbroken);
}
