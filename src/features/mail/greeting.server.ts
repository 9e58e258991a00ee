/**
 * Returns a heading's salutation: `, Noor`, or nothing when the first word of the name is long or
 * looks like an address. Anyone can enter another person's address and put an advertisement as the name.
 */
export function greeting(name: string): string {
  const [first = ''] = name.split(' ');
  const isSuspicious = first === '' || first.length > 30 || /[/:@\\<>]|\.\p{L}/u.test(first);
  return isSuspicious ? '' : `, ${first}`;
}
