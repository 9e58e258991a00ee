import { type Hex, toHex, toOklch } from './colour.ts';
import { deriveTokens, type LookColours, ownColours, ownTokens, shifted } from './look-colours.ts';

const isBlue = (hue: number, chroma: number) => chroma > 0.015 && hue > 225 && hue < 300;
const isClay = (hue: number, chroma: number) => chroma > 0.05 && hue > 20 && hue < 58;

/** The lightness of white glaze, which every wall has. */
const glaze = 0.985;

/** A tone of the wall, as much lighter or darker than the wall as it was. */
function tone(colour: Hex, wall: Hex): Hex {
  const own = toOklch(colour);
  const [from, to] = [toOklch(ownColours.wall).lightness, toOklch(wall).lightness];
  const lightness =
    own.lightness <= from
      ? own.lightness * (to / from)
      : to + (own.lightness - from) * Math.max(0, (glaze - to) / (glaze - from));
  return toHex({ ...toOklch(shifted(colour, ownColours.wall, wall)), lightness });
}

/** Replaces the colours of a text, each once. */
function replaced(text: string, change: (colour: Hex) => Hex): string {
  const known = new Map<Hex, Hex>();
  return text.replace(/#[0-9a-f]{6}\b/g, (colour) => {
    const found = known.get(colour) ?? change(colour);
    known.set(colour, found);
    return found;
  });
}

/** What is a piece of the wall itself, and must pass into it. The sky over Lisbon and its ferry keep their colours. */
const ofWall = /^(?:hero|tile-wall|frieze|logo|door-[a-z-]+)$/;
const ofNature = /^(?:sky-[a-z]+|ferry)$/;

/** Returns a drawing in the colours of a look: its blues are tones of the wall, its clay of the accent. */
export function recolourDrawing(name: string, svg: string, { wall, accent }: LookColours): string {
  if (ofNature.test(name)) return svg;
  const isWall = ofWall.test(name);
  return replaced(svg, (colour) => {
    const { hue, chroma } = toOklch(colour);
    if (isBlue(hue, chroma) && wall !== ownColours.wall) {
      if (colour === ownColours.wall) return isWall ? wall : shifted(colour, colour, wall);
      return isWall ? tone(colour, wall) : shifted(colour, ownColours.wall, wall);
    }
    if (isClay(hue, chroma) && accent !== ownColours.accent)
      return shifted(colour, ownColours.accent, accent);
    return colour;
  });
}

/** Which token each colour of a mail is; the others are those of every mail. */
const ofMails = {
  [ownTokens.wall[0]]: ['wall', 0],
  [ownTokens.blue[0]]: ['blue', 0],
  [ownTokens.blue[1]]: ['blue', 1],
  [ownTokens['on-blue'][1]]: ['on-blue', 1],
  [ownTokens.foot[0]]: ['foot', 0],
  [ownTokens.bg[1]]: ['bg', 1],
  [ownTokens.surface[1]]: ['surface', 1],
  [ownTokens.line[1]]: ['line', 1],
} as const;

/** Returns the HTML of a mail in the colours of a look: in its styles alone, never in what it says. */
export function recolourMail(html: string, colours: LookColours): string {
  const tokens = deriveTokens(colours);
  const known = new Map<string, Hex>(
    Object.entries(ofMails).map(([colour, [name, theme]]) => [colour, tokens[name][theme]]),
  );
  return html.replace(/ style="[^"]*"|<style>[^<]*<\/style>/g, (styles) =>
    replaced(styles, (colour) => known.get(colour) ?? colour),
  );
}
