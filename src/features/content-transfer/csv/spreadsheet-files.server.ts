import { open } from 'node:fs/promises';

/** How much of the end of a ZIP file is searched for its list of names. */
const tailLength = 65_536;

/** Excel 97 to 2003, and every other file of the Office of that time. */
const oldExcel = 'd0cf11e0a1b11ae1';

/**
 * Names the program of a spreadsheet that was given in place of the table that it saves; null for any
 * other file.
 */
export async function findSpreadsheet(path: string): Promise<string | null> {
  const file = await open(path);
  try {
    const { size } = await file.stat();
    const head = Buffer.alloc(Math.min(size, 256));
    await file.read(head, 0, head.length, 0);
    if (head.subarray(0, 8).toString('hex') === oldExcel) return 'Excel';
    if (head.subarray(0, 2).toString('latin1') !== 'PK') return null;
    if (head.toString('latin1').includes('application/vnd.oasis.opendocument.spreadsheet'))
      return 'LibreOffice';
    const tail = Buffer.alloc(Math.min(size, tailLength));
    await file.read(tail, 0, tail.length, size - tail.length);
    const names = tail.toString('latin1');
    if (/\bxl\/workbook\.(?:xml|bin)/.test(names)) return 'Excel';
    return names.includes('Index/Document.iwa') ? 'Numbers' : null;
  } finally {
    await file.close();
  }
}
