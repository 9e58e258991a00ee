/**
 * How a heading greets its reader: `, Noor`, or nothing when the first word of the name is long or
 * reads like an address, because anybody can have these mails sent to anybody.
 */
export function greeting(name: string): string {
  const [first = ''] = name.split(' ');
  const isUnfit = first === '' || first.length > 30 || /[/:@\\<>]|\.\p{L}/u.test(first);
  return isUnfit ? '' : `, ${first}`;
}
