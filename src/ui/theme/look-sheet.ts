import { type Look, lookCodeOf } from '#core/look/look-code.ts';
import {
  deriveTokens,
  type LookColours,
  ownTokens,
  type TokenName,
} from '#core/look/look-colours.ts';
import { doorShapes } from '../art/generator/doors.ts';
import { skyNames } from '../art/generator/lisbon-sky.ts';

function tokenLines(colours: LookColours, names: readonly TokenName[]): string {
  const tokens = deriveTokens(colours);
  return names
    .map((name) => `--${name}:light-dark(${tokens[name][0]},${tokens[name][1]})`)
    .join(';');
}

const names = Object.keys(ownTokens) as TokenName[];

/**
 * Returns the style sheet of a look: the tokens that follow from its colours, the drawings that sheets
 * name, and how its door lets the view be seen. It is stronger than the sheets of the site, whichever of them is loaded first.
 */
export function formatLookSheet(look: Look): string {
  const code = lookCodeOf(look);
  if (code === '') return '';
  const tokens = deriveTokens(look);
  const changed = names.filter((name) => `${tokens[name]}` !== `${ownTokens[name]}`);
  const art = (name: string) => `url("/art/${name}.svg?l=${code}")`;
  const doors = skyNames.map((sky) => {
    const at = sky === 'day' ? ':root:root' : `:root:root[data-sky="${sky}"]`;
    return `${at}{--door-art:${art(`door-${sky}`)};--bare-door-art:${art(`door-${sky}-bare`)}}`;
  });
  return `@layer tokens, base, layout, parts, pages, motion;
@layer tokens{:root:root{${tokenLines(look, changed)}}}
@layer parts{${doors.join('')}${look.door === 'arch' ? '' : `:root .door__view{border-radius:0;clip-path:${doorShapes[look.door].cut}}`}
:root .hero{--hero-ink:var(--on-wall)}
:root .foot__tiles,:root .ticket__stub::before{background-image:${art('frieze')}}}
@layer pages{:root .promo{--promo-clay:${tokens.terra[0]}}}
`;
}

/** Returns the tokens of a look for what shows it before it is chosen, in both themes beside each other. */
export function formatPreviewSheet(colours: LookColours): string {
  return `@layer tokens, base, layout, parts, pages, motion;
@layer tokens{.look-sample{${tokenLines(colours, names)};--focus:var(--blue)}}
`;
}
