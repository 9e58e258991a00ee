/** A colour of the sRGB space as `#rrggbb`, in lower case. */
export type Hex = string;

/** Lightness from 0 to 1, chroma from 0, and hue in degrees: the same step looks as large everywhere. */
export type Oklch = { lightness: number; chroma: number; hue: number };

export function isHex(text: string): boolean {
  return /^#[0-9a-f]{6}$/.test(text);
}

const linear = (value: number) =>
  value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
const encoded = (value: number) =>
  value <= 0.0031308 ? value * 12.92 : 1.055 * value ** (1 / 2.4) - 0.055;

function linearOf(hex: Hex): [number, number, number] {
  const channel = (at: number) => linear(Number.parseInt(hex.slice(at, at + 2), 16) / 255);
  return [channel(1), channel(3), channel(5)];
}

/** The relative luminance of WCAG 2.2. */
export function luminanceOf(hex: Hex): number {
  const [red, green, blue] = linearOf(hex);
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** The contrast of two colours, from 1 to 21 (WCAG 2.2, 1.4.3). */
export function contrastOf(one: Hex, other: Hex): number {
  const [first, second] = [luminanceOf(one), luminanceOf(other)];
  return (Math.max(first, second) + 0.05) / (Math.min(first, second) + 0.05);
}

/** Reads a colour as OKLCH (Björn Ottosson, 2020). */
export function toOklch(hex: Hex): Oklch {
  const [red, green, blue] = linearOf(hex);
  const long = Math.cbrt(0.4122214708 * red + 0.5363325363 * green + 0.0514459929 * blue);
  const medium = Math.cbrt(0.2119034982 * red + 0.6806995451 * green + 0.1073969566 * blue);
  const short = Math.cbrt(0.0883024619 * red + 0.2817188376 * green + 0.6299787005 * blue);
  const a = 1.9779984951 * long - 2.428592205 * medium + 0.4505937099 * short;
  const b = 0.0259040371 * long + 0.7827717662 * medium - 0.808675766 * short;
  return {
    lightness: 0.2104542553 * long + 0.793617785 * medium - 0.0040720468 * short,
    chroma: Math.hypot(a, b),
    hue: ((Math.atan2(b, a) * 180) / Math.PI + 360) % 360,
  };
}

function channelsOf({ lightness, chroma, hue }: Oklch): number[] {
  const a = chroma * Math.cos((hue * Math.PI) / 180);
  const b = chroma * Math.sin((hue * Math.PI) / 180);
  const long = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const medium = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const short = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  return [
    4.0767416621 * long - 3.3077115913 * medium + 0.2309699292 * short,
    -1.2684380046 * long + 2.6097574011 * medium - 0.3413193965 * short,
    -0.0041960863 * long - 0.7034186147 * medium + 1.707614701 * short,
  ];
}

const fits = (colour: Oklch) =>
  channelsOf(colour).every((channel) => channel > -0.0005 && channel < 1.0005);

/** Writes a colour; one that no screen shows loses chroma, and keeps its lightness and hue. */
export function toHex({ lightness, chroma, hue }: Oklch): Hex {
  const light = Math.min(1, Math.max(0, lightness));
  let [least, most] = [0, chroma];
  if (fits({ lightness: light, chroma, hue })) least = chroma;
  else
    for (let step = 0; step < 16; step += 1) {
      const middle = (least + most) / 2;
      if (fits({ lightness: light, chroma: middle, hue })) least = middle;
      else most = middle;
    }
  const bytes = channelsOf({ lightness: light, chroma: least, hue }).map((channel) =>
    Math.round(encoded(Math.min(1, Math.max(0, channel))) * 255),
  );
  return `#${bytes.map((byte) => byte.toString(16).padStart(2, '0')).join('')}`;
}

/** Returns the least contrast of a colour with some others. */
export function leastContrast(colour: Hex, others: readonly Hex[]): number {
  return Math.min(...others.map((other) => contrastOf(colour, other)));
}

/**
 * Returns the colour itself, or the nearest darker or lighter one of its hue that has a contrast of
 * `least` with every ground. Where none has, it is black or white.
 */
export function readable(
  colour: Hex,
  grounds: readonly Hex[],
  { least, towards }: { least: number; towards: 'dark' | 'light' },
): Hex {
  if (leastContrast(colour, grounds) >= least) return colour;
  const own = toOklch(colour);
  const end = towards === 'dark' ? 0 : 1;
  let [near, far] = [own.lightness, end];
  let found = towards === 'dark' ? '#000000' : '#ffffff';
  for (let step = 0; step < 12; step += 1) {
    const lightness = (near + far) / 2;
    const tried = toHex({ ...own, lightness });
    if (leastContrast(tried, grounds) >= least) {
      found = tried;
      far = lightness;
    } else near = lightness;
  }
  return found;
}
