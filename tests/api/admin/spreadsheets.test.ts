import { parse } from 'csv-parse/sync';
import { XMLParser } from 'fast-xml-parser';
import { expect } from 'vitest';
import { unzip } from '../../factories/content/zip-files.ts';
import { buyPackage } from '../../factories/staff-orders.ts';
import { becomeOwner, test as it } from '../../factories/staff-site.ts';

/** What Excel makes of a file that is opened by a double click, by the settings of a country. */
const settings = {
  en: {
    delimiter: ',',
    number: /^-?\d{1,3}(?:,?\d{3})*(?:\.\d+)?$/,
    plain: (text: string) => text,
  },
  pt: {
    delimiter: ';',
    number: /^-?\d{1,3}(?:\.?\d{3})*(?:,\d+)?$/,
    plain: (text: string) => text.replaceAll('.', '').replace(',', '.'),
  },
} as const;

async function openInExcel(
  response: Response,
  country: keyof typeof settings,
): Promise<(string | number)[][]> {
  // `text()` would take the mark away.
  const file = Buffer.from(await response.arrayBuffer()).toString();
  const { delimiter, number, plain } = settings[country];
  expect(file.startsWith('\ufeff'), 'without the mark Excel reads another encoding').toBe(true);
  const rows: string[][] = parse(file, { bom: true, delimiter });
  return rows.map((row) => row.map((cell) => (number.test(cell) ? Number(plain(cell)) : cell)));
}

function columnOf(rows: (string | number)[][], name: string): (string | number | undefined)[] {
  const place = rows[0]?.indexOf(name) ?? -1;
  return rows.slice(1).map((row) => row[place]);
}

const lists = [
  ['/api/admin/orders.csv', 'orders-all'],
  ['/api/admin/invoice-data.csv', 'invoice-data-all'],
  ['/api/admin/subscribers.csv', 'subscribers'],
  ['/api/admin/bookings/export?state=all', 'bookings-all'],
  ['/api/admin/conversations?format=csv', 'messages-waiting'],
] as const;

for (const country of ['en', 'pt'] as const)
  it(`every list opens in columns in the Excel of ${country}`, async ({ site }) => {
    const owner = await becomeOwner(site);
    await buyPackage(site, { name: 'Órgãos; Lda, "São"' });
    for (const [path, name] of lists) {
      const response = await owner.get(`${path}${path.includes('?') ? '&' : '?'}excel=${country}`);
      expect(response.headers.get('Content-Disposition'), path).toContain(`"${name}.csv"`);
      const [head = []] = await openInExcel(response, country);
      expect(head.length, path).toBeGreaterThan(8);
    }
  });

for (const country of ['en', 'pt'] as const)
  it(`the amounts of orders are added up in the Excel of ${country}`, async ({ site }) => {
    const owner = await becomeOwner(site);
    await buyPackage(site, { packageId: 'blueprint', name: '=1+1' });
    await buyPackage(site, { email: 'ana@reis.example', name: 'Ana; Reis, Lda' });
    const rows = await openInExcel(
      await owner.get(`/api/admin/orders.csv?excel=${country}`),
      country,
    );
    const sum = (name: string) =>
      columnOf(rows, name).reduce<number>((total, cell) => {
        expect(cell, name).toBeTypeOf('number');
        return total + Math.round(Number(cell) * 100);
      }, 0);
    expect(sum('amount')).toBe(184_000);
    expect(sum('net') + sum('VAT')).toBe(184_000);
    expect(columnOf(rows, 'currency')).toEqual(['EUR', 'EUR']);
    expect(columnOf(rows, 'name').toSorted()).toEqual(["'=1+1", 'Ana; Reis, Lda']);
    for (const paid of columnOf(rows, 'paid')) expect(paid).toMatch(/^\d{4}-\d\d-\d\d \d\d:\d\d$/);
  });

it('without a word about the country the file is for Portugal, or as the browser asks', async ({
  site,
}) => {
  const owner = await becomeOwner(site);
  await buyPackage(site);
  const rows = await openInExcel(await owner.get('/api/admin/orders.csv'), 'pt');
  expect(columnOf(rows, 'amount')).toEqual([1450]);
  const invoices = await openInExcel(await owner.get('/api/admin/invoice-data.csv'), 'pt');
  expect(columnOf(invoices, 'total')).toEqual([1450]);
  const asked = await owner.send('/api/admin/orders.csv', undefined, {
    method: 'GET',
    headers: { 'Accept-Language': 'fr, en-GB;q=0.8, pt;q=0.5' },
  });
  expect(columnOf(await openInExcel(asked, 'en'), 'amount')).toEqual([1450]);
  const refused = await owner.get('/api/admin/orders.csv?excel=fr');
  expect([refused.status, (await refused.text()).includes('excel')]).toEqual([422, true]);
});

type XmlCell = { '@t'?: string; '@s'?: string; v?: number; is?: { t: { '#text': string } } };

it('a workbook keeps every text and has numbers that add up', async ({ site }) => {
  const owner = await becomeOwner(site);
  await buyPackage(site, { name: '=1+1 & <Filhos>' });
  const response = await owner.get('/api/admin/orders.csv?format=xlsx');
  expect(response.headers.get('Content-Disposition')).toContain('"orders-all.xlsx"');
  const parts = await unzip(Buffer.from(await response.arrayBuffer()));
  const parser = new XMLParser({
    ignoreAttributes: false,
    attributeNamePrefix: '@',
    trimValues: false,
    isArray: (name) => name === 'row' || name === 'c',
  });
  for (const xml of Object.values(parts)) parser.parse(xml, true);
  const sheet = parser.parse(parts['xl/worksheets/sheet1.xml'] ?? '', true);
  const rows: { c: XmlCell[] }[] = sheet.worksheet.sheetData.row;
  const shownIn = (cell: XmlCell) => (cell['@t'] === 'inlineStr' ? cell.is?.t['#text'] : cell.v);
  const [names, values] = rows.map(({ c }) => c.map(shownIn));
  const row = Object.fromEntries(names?.map((name, at) => [name, values?.[at]]) ?? []);
  expect(row).toMatchObject({
    name: '=1+1 & <Filhos>',
    amount: 1450,
    currency: 'EUR',
    net: 1178.86,
  });
  // 23 November 2026, 10:00 in Lisbon or later that day, in the days that Excel counts.
  expect(Math.floor(Number(row.made))).toBe(46_349);
  const shown = rows[1]?.c[names?.indexOf('made') ?? 0]?.['@s'];
  expect(shown).toBe('3');
});
