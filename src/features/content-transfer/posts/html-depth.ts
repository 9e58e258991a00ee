/** Elements in elements; pages that people wrote have some thirty. */
const deepest = 200;

/** Elements without content, and those whose end is left out as a rule. */
const open = new Set(
  'area base br col embed hr img input link meta param source track wbr p li dt dd td th tr option'.split(
    ' ',
  ),
);
const tag = /<(\/?)([a-z][a-z0-9]*)/gi;

/**
 * Returns whether elements lie so deep in each other that a parser would take the square of the
 * text's length. An end closes what was left open in its element.
 */
export function isTooDeep(html: string): boolean {
  const inside: string[] = [];
  for (const [, slash, name = ''] of html.matchAll(tag)) {
    const element = name.toLowerCase();
    if (open.has(element)) continue;
    if (slash === '') inside.push(element);
    else {
      const at = inside.lastIndexOf(element);
      if (at >= 0) inside.length = at;
    }
    if (inside.length > deepest) return true;
  }
  return false;
}
