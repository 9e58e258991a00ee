type Box = { left: number; top: number; right: number; bottom: number };
type Label = {
  text: string;
  x: number;
  y: number;
  kind: 'place' | 'water' | 'park';
  /** The narrowest frame, in rem, that shows the name whole and beside the address. */
  from: 20 | 41 | 59 | 78;
};

const block = { width: 54, height: 47, acrossEach: 68, downEach: 62 };
const field: Box = { left: -8, top: -184, right: 1560, bottom: 300 };

/** Areas without houses: squares and the castle's hill, in the coordinates of the rotated grid. */
const open: Box[] = [
  { left: 530, top: 0, right: 662, bottom: 50 },
  { left: 660, top: 260, right: 870, bottom: 380 },
  { left: 1000, top: -30, right: 1330, bottom: 250 },
];

const labels: Label[] = [
  { text: 'Rossio', x: 580, y: 47, kind: 'place', from: 20 },
  { text: 'Chiado', x: 408, y: 176, kind: 'place', from: 41 },
  { text: 'Terreiro do Paço', x: 798, y: 306, kind: 'place', from: 59 },
  { text: 'Castelo', x: 1132, y: 92, kind: 'park', from: 59 },
  { text: 'Alfama', x: 1282, y: 196, kind: 'place', from: 78 },
  { text: 'Tejo', x: 1060, y: 372, kind: 'water', from: 59 },
];

function isOpen(left: number, top: number): boolean {
  return open.some(
    (box) =>
      left + block.width > box.left &&
      left < box.right &&
      top + block.height > box.top &&
      top < box.bottom,
  );
}

/** Returns a whole number from 0 to 6 that looks random but is always the same. */
function variation(column: number, row: number): number {
  return (column * 31 + row * 17 + column * row * 5) % 7;
}

function houses(): string {
  const paths: string[] = [];
  const columns = Math.floor((field.right - field.left) / block.acrossEach);
  const rows = Math.floor((field.bottom - field.top) / block.downEach);
  for (let column = 0; column <= columns; column += 1)
    for (let row = 0; row <= rows; row += 1) {
      const left = field.left + column * block.acrossEach;
      const top = field.top + row * block.downEach;
      if (isOpen(left, top)) continue;
      const width = block.width - (variation(column, row) % 4);
      const height = block.height - (variation(row, column) % 5);
      paths.push(`M${left} ${top}h${width}v${height}h-${width}z`);
    }
  return paths.join('');
}

function labelMarkup({ text, x, y, kind, from }: Label): string {
  return `<text class="label label-${kind} from-${from}" x="${x}" y="${y}">${text}</text>`;
}

const pin =
  '<g transform="translate(700 150)"><path class="pin" d="M-20-18v-26a20 20 0 0 1 40 0v26L0 0z"/><path class="door" d="M-8-24v-24a8 8 0 0 1 16 0v24z"/></g>';

/** Returns the map as an SVG of 1400 by 400, cropped to its frame; `label` describes it. */
export function drawMap(label: string): string {
  return `<svg viewBox="0 0 1400 400" preserveAspectRatio="xMidYMid slice" role="img" aria-label="${label}">
<path class="land" d="M0 0h1400v400H0z"/>
<g transform="rotate(-9 700 200)">
<path class="house" d="${houses()}"/>
<path class="square" d="M536 6h122v40H536zM672 268h190v74H672z"/>
<path class="street wide" d="M-200 257H1640M598 50V258M324-200V380M934-200V420"/>
<path class="street" d="M732 50V258M460-200V258"/>
</g>
<path class="park" d="M1010 96C1020 30 1110 8 1180 30s92 76 60 118-120 52-172 38-64-46-58-90z"/>
<path class="wall" d="M1092 66h84v52h-84z"/>
<path class="water" d="M0 356C260 334 420 382 700 356S1160 304 1400 326V400H0z"/>
<path class="street quay" d="M0 342C260 320 420 368 700 342S1160 290 1400 312"/>
<g lang="pt">${labels.map(labelMarkup).join('')}</g>
${pin}
</svg>`;
}
