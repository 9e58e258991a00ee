import { contrastOf, type Hex, leastContrast, readable, toHex, toOklch } from './colour.ts';

/** The two colours from which the others follow. */
export type LookColours = { wall: Hex; accent: Hex };

/** The colours that the site has until its owner chooses others. */
export const ownColours: LookColours = { wall: '#17318a', accent: '#b2451d' };

/** A token in the light and in the dark theme. */
export type Pair = readonly [light: Hex, dark: Hex];

/** Text, and what is a control or tells where the focus is (WCAG 2.2, 1.4.3 and 1.4.11). */
export const leastOfText = 4.5;
export const leastOfControls = 3;

/** What the tokens are where nobody has chosen a colour: `tokens.css` says the same. */
export const ownTokens = {
  bg: ['#f4f4f0', '#0b1020'],
  surface: ['#fdfdfb', '#131a30'],
  raised: ['#ffffff', '#1a2340'],
  sunken: ['#e9ebee', '#080c19'],
  tint: ['#e6ecf9', '#16214a'],
  line: ['#d8dadb', '#27314f'],
  'line-strong': ['#7b849c', '#6f7ba1'],
  blue: ['#1f43b5', '#9db7fb'],
  'blue-hover': ['#16318c', '#bccefd'],
  'on-blue': ['#ffffff', '#0b1230'],
  wall: ['#17318a', '#101c50'],
  'wall-2': ['#1e3da1', '#18276a'],
  'wall-line': ['#3f5fc6', '#34489b'],
  'on-wall': ['#fbfbf8', '#fbfbf8'],
  'on-wall-2': ['#cbd7f7', '#cbd7f7'],
  'wall-ink': ['#17318a', '#17318a'],
  'wall-edge': ['#8ba5ee', '#8ba5ee'],
  'wall-button': ['#fbfbf8', '#fbfbf8'],
  'wall-button-hover': ['#dce6ff', '#dce6ff'],
  'focus-on-wall': ['#f0bd5c', '#f0bd5c'],
  foot: ['#0d1638', '#070b18'],
  'foot-line': ['#2a3665', '#2a3665'],
  terra: ['#b2451d', '#f0936b'],
  'on-terra': ['#ffffff', '#2a0f04'],
  'terra-soft': ['#f8e6dc', '#3a1f18'],
} as const satisfies Record<string, Pair>;

export type TokenName = keyof typeof ownTokens;
export type Tokens = Record<TokenName, Pair>;

const stone = '#fbfbf8';
const night = '#0f1834';
/** What a wall may carry, the most fitting first: one of the last two is read on any colour. */
const inks = [stone, night, '#ffffff', '#000000'];

/** Returns a colour of ours in the hue of another: `from` is what `to` takes the place of. */
export function shifted(colour: Hex, from: Hex, to: Hex): Hex {
  const [own, before, after] = [toOklch(colour), toOklch(from), toOklch(to)];
  // A grey has no hue, and gives none.
  const chroma = own.chroma * Math.min(1.25, after.chroma / before.chroma);
  return toHex({ lightness: own.lightness, chroma, hue: after.hue + own.hue - before.hue });
}

function withLightness(colour: Hex, lightness: number): Hex {
  return toHex({ ...toOklch(colour), lightness });
}

/** Returns what is read on a ground: the first of some colours that has the contrast, or the best of them. */
function firstReadable(candidates: readonly Hex[], grounds: readonly Hex[], least: number): Hex {
  const found = candidates.find((colour) => leastContrast(colour, grounds) >= least);
  const best = candidates.toSorted(
    (one, other) => leastContrast(other, grounds) - leastContrast(one, grounds),
  );
  return found ?? best[0] ?? '#000000';
}

/** Returns a mixture of two colours, `part` of the second, that is as readable as text must be. */
function quieter(ink: Hex, wall: Hex, grounds: readonly Hex[], least: number): Hex {
  const [from, to] = [toOklch(ink), toOklch(wall)];
  for (const part of [0.2, 0.15, 0.1, 0.05]) {
    const lightness = from.lightness + (to.lightness - from.lightness) * part;
    const tried = toHex({ lightness, chroma: Math.min(to.chroma, 0.05), hue: to.hue });
    if (leastContrast(tried, grounds) >= least) return tried;
  }
  return ink;
}

/** The wall in one theme, and all that stands on it. */
function wallTokens(wall: Hex) {
  const ink = firstReadable(inks, [wall], leastOfText);
  const isLight = contrastOf(ink, '#000000') < contrastOf(ink, '#ffffff');
  const own = toOklch(wall);
  // Away from the ink, where the ink would not be read on a step towards it.
  // Near black a step of lightness is hardly seen.
  const far = own.lightness < 0.2 ? 0.2 : 0.05;
  const steps = isLight ? [-0.05, 0.03, 0.05] : [far, 0.05, -0.03, -0.05];
  const second =
    steps
      .map((step) => withLightness(wall, own.lightness + step))
      .find((tried) => leastContrast(ink, [tried]) >= leastOfText) ?? wall;
  const grounds = [wall, second];
  const pale = isLight ? night : stone;
  const button = ink;
  const hover = withLightness(button, toOklch(button).lightness + (isLight ? 0.22 : -0.07));
  const inkOfButton = readable(wall, [button, hover], {
    least: leastOfText,
    towards: isLight ? 'light' : 'dark',
  });
  const edge = quieter(ink, wall, grounds, leastOfControls);
  return {
    wall,
    'wall-2': second,
    'wall-line': withLightness(wall, own.lightness + (isLight ? -0.14 : far === 0.2 ? 0.3 : 0.14)),
    'on-wall': ink,
    'on-wall-2': quieter(ink, wall, grounds, leastOfText),
    'wall-ink': inkOfButton,
    'wall-edge': edge,
    'wall-button': button,
    'wall-button-hover': hover,
    'focus-on-wall': firstReadable(['#f0bd5c', pale, ...inks], grounds, leastOfControls),
  };
}

/** How light the wall may be at night, so that it is not the brightest thing of the page. */
const lightestNight = 0.27;

function mutedChroma(colour: Hex): number {
  const { chroma, hue } = toOklch(colour);
  return Math.min(chroma, hue > 220 && hue < 300 ? chroma : 0.016);
}

function wallFamily(wall: Hex): Partial<Tokens> {
  const at = (name: TokenName, theme: 0 | 1) =>
    shifted(ownTokens[name][theme], ownColours.wall, wall);
  const dimmed = Math.min(lightestNight, toOklch(wall).lightness);
  const { chroma, hue } = toOklch(wall);
  const day = wallTokens(wall);
  const dark = wallTokens(toHex({ lightness: dimmed, chroma: Math.min(chroma, 0.11), hue }));
  const onWalls = Object.fromEntries(
    Object.entries(day).map(([name, colour]) => [name, [colour, dark[name as keyof typeof dark]]]),
  ) as unknown as Record<keyof typeof day, Pair>;

  // The grounds of the night are nearly grey: only blue is as deep as ours.
  const muted = (colour: Hex) => toHex({ ...toOklch(colour), chroma: mutedChroma(colour) });
  const night = (name: TokenName): Pair => [ownTokens[name][0], muted(at(name, 1))];
  const grounds = {
    bg: night('bg'),
    surface: night('surface'),
    raised: night('raised'),
    sunken: night('sunken'),
    line: night('line'),
    'line-strong': night('line-strong'),
    tint: [at('tint', 0), withLightness(muted(at('tint', 1)), 0.29)] as Pair,
  };
  const under = (theme: 0 | 1) =>
    [grounds.bg, grounds.surface, grounds.raised, grounds.sunken, grounds.tint].map(
      (pair) => pair[theme],
    );
  const light = { least: leastOfText, towards: 'dark' } as const;
  const lit = { least: leastOfText, towards: 'light' } as const;
  const blue = readable(wall, under(0), light);
  const blueLightness = toOklch(blue).lightness;
  const hover = withLightness(blue, blueLightness + (blueLightness > 0.3 ? -0.08 : 0.28));
  const blueHover = readable(hover, under(0), light);
  const blueNight = readable(at('blue', 1), under(1), lit);
  const hoverNight = readable(at('blue-hover', 1), under(1), lit);
  return {
    ...grounds,
    ...onWalls,
    'line-strong': [
      ownTokens['line-strong'][0],
      readable(grounds['line-strong'][1], under(1).slice(0, 3), {
        least: leastOfControls,
        towards: 'light',
      }),
    ],
    blue: [blue, blueNight],
    'blue-hover': [blueHover, hoverNight],
    'on-blue': [
      firstReadable(['#ffffff', '#000000'], [blue, blueHover], leastOfText),
      firstReadable([at('on-blue', 1), '#000000'], [blueNight, hoverNight], leastOfText),
    ],
    foot: [at('foot', 0), at('foot', 1)],
    'foot-line': [at('foot-line', 0), at('foot-line', 1)],
  };
}

function accentFamily(accent: Hex, grounds: readonly [light: Hex[], dark: Hex[]]): Partial<Tokens> {
  const at = (name: TokenName, theme: 0 | 1) =>
    shifted(ownTokens[name][theme], ownColours.accent, accent);
  const soft: Pair = [at('terra-soft', 0), at('terra-soft', 1)];
  const day = readable(accent, [...grounds[0], soft[0]], { least: leastOfText, towards: 'dark' });
  const dark = readable(at('terra', 1), [...grounds[1], soft[1]], {
    least: leastOfText,
    towards: 'light',
  });
  return {
    terra: [day, dark],
    'terra-soft': soft,
    'on-terra': [
      firstReadable(['#ffffff', '#000000'], [day], leastOfText),
      firstReadable([at('on-terra', 1), '#000000'], [dark], leastOfText),
    ],
  };
}

/**
 * Returns every token that follows from two colours, of any kind: what is read on what keeps the
 * contrasts of WCAG 2.2 AA. A colour that is ours changes nothing.
 */
export function deriveTokens({ wall, accent }: LookColours): Tokens {
  const tokens: Tokens = {
    ...ownTokens,
    ...(wall === ownColours.wall ? {} : wallFamily(wall)),
  };
  if (accent === ownColours.accent && wall === ownColours.wall) return tokens;
  const under = (theme: 0 | 1) =>
    [tokens.bg, tokens.surface, tokens.raised].map((pair) => pair[theme]);
  return { ...tokens, ...accentFamily(accent, [under(0), under(1)]) };
}

/** What became of a colour that was chosen, where it could not stay as it is. */
export type Adjustment = {
  of: keyof LookColours;
  /** `text`: links and buttons have another tone. `dark`: the dark theme has. `ink`: the wall carries dark words. */
  what: 'text' | 'ink';
  used: Hex;
};

/** Returns what the owner is told about two colours, beside their fields. */
export function adjustmentsOf(colours: LookColours): Adjustment[] {
  const tokens = deriveTokens(colours);
  const adjusted: Adjustment[] = [];
  if (colours.wall !== ownColours.wall) {
    if (tokens.blue[0] !== colours.wall)
      adjusted.push({ of: 'wall', what: 'text', used: tokens.blue[0] });
    const ink = tokens['on-wall'][0];
    if (contrastOf(ink, '#ffffff') > contrastOf(ink, '#000000'))
      adjusted.push({ of: 'wall', what: 'ink', used: ink });
  }
  if (tokens.terra[0] !== colours.accent)
    adjusted.push({ of: 'accent', what: 'text', used: tokens.terra[0] });
  return adjusted;
}
