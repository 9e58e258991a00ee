import { buffer } from 'node:stream/consumers';
import { escapeXml } from '#core/xml.ts';
import { companyZone, readClock } from '#core/zoned-time.ts';
import type { OwnerCell, OwnerTable } from './owner-command.ts';

/** The media type of an Excel workbook. */
export const xlsxType = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

const head = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';
const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const relations = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const packaged = 'http://schemas.openxmlformats.org/package/2006';
const part = 'application/vnd.openxmlformats-officedocument.spreadsheetml';

/** Places in `cellXfs` below. */
const styles = { bold: 1, amount: 2, moment: 3 } as const;

/** The parts of a workbook with one sheet that do not depend on what is in it (ECMA-376, part 1). */
const fixedParts: Record<string, string> = {
  '[Content_Types].xml':
    `<Types xmlns="${packaged}/content-types">` +
    '<Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/>' +
    `<Override PartName="/xl/workbook.xml" ContentType="${part}.sheet.main+xml"/>` +
    `<Override PartName="/xl/styles.xml" ContentType="${part}.styles+xml"/>` +
    `<Override PartName="/xl/worksheets/sheet1.xml" ContentType="${part}.worksheet+xml"/></Types>`,
  '_rels/.rels':
    `<Relationships xmlns="${packaged}/relationships">` +
    `<Relationship Id="r1" Type="${relations}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
  'xl/workbook.xml':
    `<workbook xmlns="${main}" xmlns:r="${relations}">` +
    '<sheets><sheet name="Entrada" sheetId="1" r:id="r1"/></sheets></workbook>',
  'xl/_rels/workbook.xml.rels':
    `<Relationships xmlns="${packaged}/relationships">` +
    `<Relationship Id="r1" Type="${relations}/worksheet" Target="worksheets/sheet1.xml"/>` +
    `<Relationship Id="r2" Type="${relations}/styles" Target="styles.xml"/></Relationships>`,
  'xl/styles.xml':
    `<styleSheet xmlns="${main}">` +
    '<numFmts count="1"><numFmt numFmtId="164" formatCode="yyyy\\-mm\\-dd\\ hh:mm"/></numFmts>' +
    '<fonts count="2"><font><sz val="11"/><name val="Calibri"/></font>' +
    '<font><b/><sz val="11"/><name val="Calibri"/></font></fonts>' +
    '<fills count="2"><fill><patternFill patternType="none"/></fill>' +
    '<fill><patternFill patternType="gray125"/></fill></fills>' +
    '<borders count="1"><border><left/><right/><top/><bottom/><diagonal/></border></borders>' +
    '<cellStyleXfs count="1"><xf numFmtId="0" fontId="0" fillId="0" borderId="0"/></cellStyleXfs>' +
    '<cellXfs count="4"><xf numFmtId="0" fontId="0" fillId="0" borderId="0" xfId="0"/>' +
    '<xf numFmtId="0" fontId="1" fillId="0" borderId="0" xfId="0" applyFont="1"/>' +
    '<xf numFmtId="4" fontId="0" fillId="0" borderId="0" xfId="0" applyNumberFormat="1"/>' +
    '<xf numFmtId="164" fontId="0" fillId="0" borderId="0" xfId="0" applyNumberFormat="1"/>' +
    '</cellXfs></styleSheet>',
};

/** Excel refuses a workbook with a longer text in a cell. */
const longestText = 32_767;

const millisecondsOfDay = 86_400_000;

/** The days since 30 December 1899 that Excel counts, on the company's clock. */
function serialOf(instant: string): number {
  const { day, time } = readClock(instant, companyZone);
  return (Date.parse(`${day}T${time}Z`) - Date.UTC(1899, 11, 30)) / millisecondsOfDay;
}

function textCell(text: string, style = 0): string {
  const shown = escapeXml(text.slice(0, longestText));
  return `<c t="inlineStr" s="${style}"><is><t xml:space="preserve">${shown}</t></is></c>`;
}

function sheetCell(cell: OwnerCell): string {
  if (cell === null || cell === '') return '<c/>';
  if (typeof cell === 'string') return textCell(cell);
  if (typeof cell === 'number') return `<c><v>${cell}</v></c>`;
  if ('cents' in cell) return `<c s="${styles.amount}"><v>${cell.cents / 100}</v></c>`;
  return `<c s="${styles.moment}"><v>${serialOf(cell.at)}</v></c>`;
}

function sheetOf({ columns, rows }: OwnerTable): string {
  const heading = columns.map((column) => textCell(column, styles.bold)).join('');
  const body = rows.map((row) => `<row>${row.map(sheetCell).join('')}</row>`).join('');
  return (
    `<worksheet xmlns="${main}"><sheetViews><sheetView workbookViewId="0">` +
    '<pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/></sheetView></sheetViews>' +
    `<cols><col min="1" max="${columns.length}" width="18" customWidth="1"/></cols>` +
    `<sheetData><row>${heading}</row>${body}</sheetData></worksheet>`
  );
}

/**
 * Formats a list as an Excel workbook, which opens in columns whatever the country's settings are:
 * amounts and instants are numbers, and every text stays as it is, be it a telephone number, a number
 * with leading zeros or what looks like a formula.
 */
export async function formatXlsx(table: OwnerTable): Promise<Uint8Array<ArrayBuffer>> {
  const { default: yazl } = await import('yazl');
  const zip = new yazl.ZipFile();
  for (const [name, xml] of Object.entries(fixedParts))
    zip.addBuffer(Buffer.from(head + xml), name);
  zip.addBuffer(Buffer.from(head + sheetOf(table)), 'xl/worksheets/sheet1.xml');
  zip.end();
  return new Uint8Array(await buffer(zip.outputStream));
}
