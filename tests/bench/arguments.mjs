/** @typedef {{ quick: boolean, write: boolean, names: string[] }} Arguments `names`: of the parts to run */

/**
 * Reads what was typed after `npm run bench --`. Throws a sentence for what it does not know.
 * @param {string[]} given
 * @param {string[]} known names of all parts
 * @returns {Arguments}
 */
export function readArguments(given, known) {
  const names = given.filter((argument) => !argument.startsWith('-'));
  const unknown = given.filter((argument) => !['--quick', '--write', ...known].includes(argument));
  if (unknown.length > 0)
    throw new Error(
      `${unknown.join(' ')} is unknown. Usage: npm run bench -- [--quick] [--write] [part …]. The parts: ${known.join(', ')}.`,
    );
  const write = given.includes('--write');
  if (write && names.length > 0)
    throw new Error('--write keeps the results of a whole run: name no part with it.');
  return { quick: given.includes('--quick'), write, names: names.length > 0 ? names : known };
}
