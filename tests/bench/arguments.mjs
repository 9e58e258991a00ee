/**
 * `names`: of the parts to run. `runs`: of Lighthouse for each page. `routes`: that Lighthouse measures,
 * or null for its usual ones.
 * @typedef {{ quick: boolean, write: boolean, runs: number, routes: string[] | null, names: string[] }} Arguments
 */

const runsOption = /^--runs=([1-9]\d?)$/;
const routesOption = /^--routes=(\/[^,]*(?:,\/[^,]*)*)$/;

/**
 * Reads what was typed after `npm run bench --`. Throws a sentence for what it does not know.
 * @param {string[]} given
 * @param {string[]} known names of all parts
 * @returns {Arguments}
 */
export function readArguments(given, known) {
  const options = ['--quick', '--write'];
  const unknown = given.filter(
    (argument) =>
      !options.includes(argument) &&
      !runsOption.test(argument) &&
      !routesOption.test(argument) &&
      !known.includes(argument),
  );
  if (unknown.length > 0)
    throw new Error(
      `${unknown.join(' ')} is unknown. Usage: npm run bench -- [--quick] [--write] [--runs=5] [--routes=/,/pt] [part …]. The parts: ${known.join(', ')}.`,
    );
  const named = given.filter((argument) => known.includes(argument));
  const [quick, write] = options.map((option) => given.includes(option));
  const runs = given
    .map((argument) => Number(runsOption.exec(argument)?.[1]))
    .find(Number.isInteger);
  const routes = given.map((argument) => routesOption.exec(argument)?.[1]).find(Boolean);
  return {
    quick: quick === true,
    write: write === true,
    runs: runs ?? (quick ? 1 : 5),
    routes: routes?.split(',') ?? null,
    names: named.length > 0 ? named : known,
  };
}
