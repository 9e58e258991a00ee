/** Returns whether two names differ by one typo: an extra, missing, wrong or swapped letter. */
function differsByOneTypo(one: string, other: string): boolean {
  if (one === other || Math.abs(one.length - other.length) > 1) return false;
  let start = 0;
  while (start < one.length && one[start] === other[start]) start += 1;
  const [restOfOne, restOfOther] = [one.slice(start), other.slice(start)];
  const isSwapped =
    restOfOne[0] === restOfOther[1] &&
    restOfOne[1] === restOfOther[0] &&
    restOfOne.slice(2) === restOfOther.slice(2);
  return (
    isSwapped ||
    restOfOne.slice(1) === restOfOther ||
    restOfOne === restOfOther.slice(1) ||
    restOfOne.slice(1) === restOfOther.slice(1)
  );
}

/** Variables of other programs that are one letter away from a setting. */
const unrelatedVariables = new Set(['POST', 'SORT', 'HOSTS', 'PORTS']);

export type Mistyped = { name: string; meant: string };

/**
 * Returns the variables of `environment` that resemble a setting: `PROT` for `PORT`. Case is ignored,
 * so `port` is found too.
 */
export function findMistyped(
  environment: Iterable<string>,
  settings: readonly string[],
): Mistyped[] {
  const given = [...environment];
  return given.flatMap((name) => {
    if (settings.includes(name) || unrelatedVariables.has(name)) return [];
    const written = name.toUpperCase().replaceAll('-', '_');
    const meant = settings.find((known) => known === written || differsByOneTypo(written, known));
    return meant === undefined ? [] : [{ name, meant }];
  });
}
