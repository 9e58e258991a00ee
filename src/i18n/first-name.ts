/**
 * Returns the word that a person is greeted by, or null where the first word of a name is no name
 * to call someone by: an initial, a title, or what is too long for a heading.
 */
export function firstNameOf(name: string | null): string | null {
  const [first = ''] = (name ?? '').trim().split(/\s+/);
  return /^\p{L}[\p{L}\p{M}'’-]{1,13}$/u.test(first) ? first : null;
}
