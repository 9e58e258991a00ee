/** One page of rows, such as a receipt. Texts are of one language and read from left to right. */
export type PdfPage = {
  /** Of BCP 47, for readers that speak. */
  lang: string;
  title: string;
  /** Small lines above the title. */
  above: readonly string[];
  rows: readonly { label: string; lines: readonly string[]; isStrong?: boolean }[];
  below: readonly string[];
};

const page = { width: 595, height: 842, edge: 56, values: 210 };
const size = { title: 22, row: 11, small: 9 };

/** What WinAnsiEncoding has outside Latin-1 (ISO 32000-1, annex D), by its byte. */
const winAnsi = new Map(
  [...'€‚ƒ„…†‡ˆ‰Š‹ŒŽ‘’“”•–—˜™š›œžŸ'].map((letter, at) => {
    const bytes = [
      0x80, 0x82, 0x83, 0x84, 0x85, 0x86, 0x87, 0x88, 0x89, 0x8a, 0x8b, 0x8c, 0x8e, 0x91, 0x92,
      0x93, 0x94, 0x95, 0x96, 0x97, 0x98, 0x99, 0x9a, 0x9b, 0x9c, 0x9e, 0x9f,
    ];
    return [letter, bytes[at] ?? 0x3f] as const;
  }),
);

function byteOf(letter: string): number {
  const code = letter.codePointAt(0) ?? 0x3f;
  if ((code >= 0x20 && code < 0x7f) || (code >= 0xa0 && code <= 0xff)) return code;
  if (letter === '\u2212') return 0x2d;
  return winAnsi.get(letter) ?? 0x3f;
}

/** Letters that no decomposition makes plain. */
const plainLetters = new Map(
  [...'ŁłĐđĦħıŦŧ'].map((letter, at) => [letter, 'LlDdHhiTt'.charAt(at)]),
);

/** Returns the byte of a letter, or of the same without its marks; that of `?` for one of another script. */
function nearestByteOf(letter: string): number {
  const byte = byteOf(letter);
  if (byte !== 0x3f) return byte;
  return byteOf(plainLetters.get(letter) ?? letter.normalize('NFKD').charAt(0));
}

const lettersOf = (text: string) => [
  ...text.normalize('NFC').replace(/[\u2000-\u200a\u202f]/g, ' '),
];

/** Whether every letter of a text can be written, if need be without its marks. */
export function isWritable(text: string): boolean {
  return lettersOf(text).every((letter) => letter === '?' || nearestByteOf(letter) !== 0x3f);
}

/** Writes a text as the hexadecimal string of a font in WinAnsiEncoding. What it lacks is `?`. */
function hexOf(text: string): string {
  return `<${Buffer.from(lettersOf(text).map(nearestByteOf)).toString('hex')}>`;
}

/** The widths of Helvetica from the space to the tilde, in thousandths of its size (Adobe's font metrics). */
const widths = [
  278, 278, 355, 556, 556, 889, 667, 191, 333, 333, 389, 584, 278, 333, 278, 278, 556, 556, 556,
  556, 556, 556, 556, 556, 556, 556, 278, 278, 584, 584, 584, 556, 1015, 667, 667, 722, 722, 667,
  611, 778, 722, 278, 500, 667, 556, 833, 722, 778, 667, 778, 722, 667, 611, 722, 667, 944, 667,
  667, 611, 278, 278, 278, 469, 556, 333, 556, 556, 500, 556, 556, 278, 556, 556, 222, 222, 500,
  222, 833, 556, 556, 556, 556, 333, 500, 278, 556, 500, 722, 500, 500, 500, 334, 260, 334, 584,
];

function widthOf(text: string, fontSize: number): number {
  const letters = [...text.normalize('NFD').replace(/\p{M}/gu, '')];
  const sum = letters.reduce((all, one) => all + (widths[one.charCodeAt(0) - 32] ?? 600), 0);
  return (sum * fontSize) / 1000;
}

/** Breaks a text into lines that are no wider than so many points. */
function wrap(text: string, fontSize: number, most: number): string[] {
  const lines: string[] = [];
  let line = '';
  for (const word of text.split(' ')) {
    const longer = line === '' ? word : `${line} ${word}`;
    if (line !== '' && widthOf(longer, fontSize) > most) {
      lines.push(line);
      line = word;
    } else line = longer;
  }
  return [...lines, line];
}

/** Draws the page from the top down, as the operators of its content. */
function draw({ title, above, rows, below }: PdfPage): string {
  const operators: string[] = [];
  let y = page.height - page.edge;
  const say = (text: string, x: number, font: 'F1' | 'F2', fontSize: number) =>
    operators.push(`BT /${font} ${fontSize} Tf 1 0 0 1 ${x} ${y} Tm ${hexOf(text)} Tj ET`);
  const rule = () =>
    operators.push(`0.8 G 0.75 w ${page.edge} ${y} m ${page.width - page.edge} ${y} l S`);
  const across = page.width - 2 * page.edge;
  for (const line of above.flatMap((text) => wrap(text, size.small, across))) {
    say(line, page.edge, 'F1', size.small);
    y -= size.small * 1.4;
  }
  y -= size.title * 1.4;
  for (const line of wrap(title, size.title, across)) {
    say(line, page.edge, 'F2', size.title);
    y -= size.title * 1.3;
  }
  for (const { label, lines, isStrong } of rows) {
    if (lines.length === 0) continue;
    rule();
    y -= size.row * 1.6;
    const font = isStrong ? 'F2' : 'F1';
    say(label, page.edge, font, size.row);
    const most = page.width - page.edge - page.values;
    for (const line of lines.flatMap((text) => wrap(text, size.row, most))) {
      say(line, page.values, font, size.row);
      y -= size.row * 1.4;
    }
    y += size.row * 0.6;
  }
  rule();
  y -= size.small * 2.4;
  for (const line of below.flatMap((text) => wrap(text, size.small, across))) {
    say(line, page.edge, 'F1', size.small);
    y -= size.small * 1.4;
  }
  return operators.join('\n');
}

/** Writes a page as a PDF (ISO 32000-1) in the fonts that every reader has, so that none is embedded. */
export function writePdf(given: PdfPage): Buffer {
  const content = draw(given);
  const font = (name: string) =>
    `<< /Type /Font /Subtype /Type1 /BaseFont /${name} /Encoding /WinAnsiEncoding >>`;
  const title = Buffer.from(`\ufeff${given.title}`, 'utf16le').swap16().toString('hex');
  const objects = [
    `<< /Type /Catalog /Pages 2 0 R /Lang (${given.lang}) /ViewerPreferences << /DisplayDocTitle true >> >>`,
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 ${page.width} ${page.height}] /Contents 6 0 R /Resources << /Font << /F1 4 0 R /F2 5 0 R >> >> >>`,
    font('Helvetica'),
    font('Helvetica-Bold'),
    `<< /Length ${content.length} >>\nstream\n${content}\nendstream`,
    `<< /Title <${title}> >>`,
  ];
  let file = '%PDF-1.7\n';
  const starts = objects.map((object, at) => {
    const start = file.length;
    file += `${at + 1} 0 obj\n${object}\nendobj\n`;
    return start;
  });
  const table = starts.map((start) => `${String(start).padStart(10, '0')} 00000 n \n`).join('');
  const count = objects.length + 1;
  file += `xref\n0 ${count}\n0000000000 65535 f \n${table}`;
  file += `trailer\n<< /Size ${count} /Root 1 0 R /Info 7 0 R >>\nstartxref\n${file.lastIndexOf('xref\n0 ')}\n%%EOF\n`;
  return Buffer.from(file, 'latin1');
}
