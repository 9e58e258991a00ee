import encodeQR from 'qr';

/** What a transfer needs: the amount in cents, of euros. */
export type Transfer = {
  holder: string;
  iban: string;
  /** Empty where it is not known. */
  bic: string;
  amountCents: number;
  reference: string;
};

/**
 * Returns the text of the code that banks' apps read, of service SCT in version 002 and UTF-8. Source:
 * EPC069-12 v2.1, “Quick Response Code: Guidelines to Enable Data Capture for the Initiation of a SEPA
 * Credit Transfer”, read 2026-11-28.
 */
export function epcText({ holder, iban, bic, amountCents, reference }: Transfer): string {
  const oneLine = (text: string, most: number) =>
    [...text.replace(/\s+/g, ' ').trim()].slice(0, most).join('');
  return [
    'BCD',
    '002',
    '1',
    'SCT',
    bic,
    oneLine(holder, 70),
    iban,
    `EUR${(amountCents / 100).toFixed(2)}`,
    '', // No purpose.
    '', // No structured reference.
    oneLine(reference, 140),
  ].join('\n');
}

/** A code as a square of modules, of which the dark ones are a path of SVG. */
export type QrDrawing = { size: number; path: string };

/** The white edge that readers need, in modules (ISO/IEC 18004). */
const edge = 4;

/** Draws the code of a transfer, of error correction M as the guidelines want it. */
export function drawTransfer(transfer: Transfer): QrDrawing {
  const rows = encodeQR(epcText(transfer), 'raw', { ecc: 'medium', border: edge });
  const path: string[] = [];
  for (const [y, row] of rows.entries())
    for (let x = 0; x < row.length; x += 1) {
      if (!row[x]) continue;
      const start = x;
      while (row[x + 1]) x += 1;
      path.push(`M${start} ${y}h${x - start + 1}v1h-${x - start + 1}z`);
    }
  return { size: rows.length, path: path.join('') };
}
