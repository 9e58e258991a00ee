/**
 * Whether two names differ by one slip of the hand: a letter too many, missing, wrong, or two
 * swapped.
 */
function isOneSlipAway(one: string, other: string): boolean {
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

/** Names of other programs that happen to be one letter away from ours. */
const ofOthers = new Set(['POST', 'SORT', 'HOSTS', 'PORTS']);

export type Mistyped = { name: string; meant: string };

/**
 * The names of `environment` that are no setting but nearly one: `PROT` for `PORT`. Upper and lower
 * case count as the same letter, so `port` is found too.
 */
export function findMistyped(
  environment: Iterable<string>,
  settings: readonly string[],
): Mistyped[] {
  const given = [...environment];
  return given.flatMap((name) => {
    if (settings.includes(name) || ofOthers.has(name)) return [];
    const written = name.toUpperCase().replaceAll('-', '_');
    const meant = settings.find((known) => known === written || isOneSlipAway(written, known));
    return meant === undefined ? [] : [{ name, meant }];
  });
}
