import source from './letters.txt?raw';

type Letter = { width: number; outline: string };

const letters = new Map<string, Letter>();
const pairs = new Map<string, number>();
const named: Record<string, string> = { space: ' ', nbsp: '\u00a0' };

for (const line of source.split('\n')) {
  const [kind, sign = '', number, rest = ''] = line.split(' ');
  if (kind === 'letter')
    letters.set(named[sign] ?? sign, {
      width: Number(number),
      outline: line.split(' ').slice(3).join(' '),
    });
  if (kind === 'pair') for (const second of rest) pairs.set(sign + second, Number(number));
}

/** Of the letters a line of text may be set in, in thousandths of the size. */
const tracking = -8;

/** The letter for a sign: itself, without its accent, or none for a script that the face lacks. */
function letterOf(sign: string): Letter | undefined {
  return letters.get(sign) ?? letters.get(sign.normalize('NFD').charAt(0));
}

/** Returns whether every sign of a text can be drawn, so that none is lost in silence. */
export function canDraw(text: string): boolean {
  return [...text.normalize('NFC')].every((sign) => letterOf(sign) !== undefined);
}

type Placed = { letter: Letter; at: number };

function place(text: string): { placed: Placed[]; width: number } {
  const placed: Placed[] = [];
  let at = 0;
  let before = '';
  for (const sign of text.normalize('NFC')) {
    const letter = letterOf(sign);
    if (!letter) continue;
    at += pairs.get(before + sign) ?? 0;
    placed.push({ letter, at });
    at += letter.width + tracking;
    before = sign;
  }
  return { placed, width: at };
}

/** Returns the width of a line in pixels at a size. */
export function widthOf(text: string, size: number): number {
  return (place(text).width * size) / 1000;
}

/** Returns a line of text as outlines, with its baseline at a point: it needs no font. */
export function drawLine(
  text: string,
  { x, y, size, fill }: { x: number; y: number; size: number; fill: string },
): string {
  const scale = size / 1000;
  const paths = place(text)
    .placed.filter(({ letter }) => letter.outline !== '')
    .map(({ letter, at }) => `<path d="${letter.outline}" transform="translate(${at} 0)"/>`);
  return `<g fill="${fill}" transform="translate(${x} ${y}) scale(${scale} ${-scale})">${paths.join('')}</g>`;
}

/** Breaks a text into lines that fit, or returns null if a word alone does not. */
export function breakLines(text: string, width: number, size: number): string[] | null {
  const lines: string[] = [];
  let line = '';
  for (const word of text.split(/\s+/).filter(Boolean)) {
    if (widthOf(word, size) > width) return null;
    const longer = line === '' ? word : `${line} ${word}`;
    if (widthOf(longer, size) <= width) line = longer;
    else {
      lines.push(line);
      line = word;
    }
  }
  return line === '' ? lines : [...lines, line];
}
