import { expect } from 'vitest';
import type { ContentRecord } from '#features/content/content.schema.ts';
import { importFile } from '../../factories/content/content-files.ts';
import { zipOf } from '../../factories/content/zip-files.ts';
import { becomeOwner, test as it } from '../../factories/staff-site.ts';

const values = {
  title: 'Ação em Portugal',
  slug: 'acao',
  summary: 'Preço, já',
  content: 'Um\n\nDois',
  author: 'João',
  imageUrl: '/art/tax.svg',
};
const header = 'Title;Slug;Summary;Content;Author;Image URL;Created At;Is premium';
const row = `${values.title};acao;Preço, já;"Um\n\nDois";João;/art/tax.svg;02/05/2024;VERDADEIRO`;
const asExcel = `${header};\r\n${row};\r\n;;;;;;;;\r\n;;;;;;;;\r\n`;

const latin1 = (text: string) => Buffer.from(text, 'latin1');
const utf16 = (text: string) => Buffer.from(`\ufeff${text}`, 'utf16le');

/** What Excel, Numbers and LibreOffice make of the same table. */
const saved: [string, Buffer][] = [
  ['Windows-1252', latin1(asExcel)],
  ['UTF-8 with its mark', Buffer.from(`\ufeff${asExcel}`)],
  ['Unicode text: UTF-16 and tabs', utf16(asExcel.replaceAll(';', '\t'))],
  ['UTF-16 BE', utf16(asExcel).swap16()],
  ['sep=;', latin1(`sep=;\r\n${asExcel}`)],
  [
    '"sep=,", after the mark',
    Buffer.from(`\ufeffsep=,\n${asExcel.replaceAll(', ', ' ').replaceAll(';', ',')}`),
  ],
  ['the line ends of a Mac', latin1(asExcel.replace(/\r\n(?=.)/g, '\r').replace('\n\n', '\r\r'))],
  ['the header in capitals', latin1(asExcel.replace(header, header.toUpperCase()))],
  [
    'the header in Portuguese',
    latin1(
      asExcel.replace(header, 'Título;Endereço;Resumo;Texto;Autor;Imagem; Data mostrada ;PREMIUM'),
    ),
  ],
  ['quotes that are not doubled', latin1(asExcel.replace('Preço, já', 'Preço "já"'))],
];

for (const [how, file] of saved)
  it(`a table of posts is read as a spreadsheet saves it: ${how}`, async ({ site }) => {
    const owner = await becomeOwner(site);
    const { status, body } = await importFile(owner, file);
    expect([status, body.title]).toEqual([200, undefined]);
    expect(body.records).toMatchObject([{ kind: 'posts', outcome: 'new', title: values.title }]);
    const path = `/api/admin/content/posts/${body.records[0]?.id}`;
    const record = (await (await owner.get(path)).json()) as ContentRecord;
    expect(record.draft).toMatchObject({
      title: values.title,
      content: values.content,
      author: 'João',
      // Midnight of 2 May in Lisbon's summer.
      createdAt: '2024-05-01T23:00:00.000Z',
      isPremium: true,
    });
    expect(body.findings.map(({ code }) => code)).toContain('dates_day_first');
  });

it('a date above 12 settles the order of all, and says so where the month is first', async ({
  site,
}) => {
  const owner = await becomeOwner(site);
  const table = (...dates: string[]) =>
    `title,slug,summary,content,author,imageUrl,createdAt\n${dates
      .map((date, at) => `Post ${at},post-${at},S,C,A,/art/tax.svg,${date}`)
      .join('\n')}\n`;
  const daysOf = async (file: string) => {
    const { body } = await importFile(owner, file);
    const days = await Promise.all(
      body.records.map(async ({ id }) => {
        const record = await (await owner.get(`/api/admin/content/posts/${id}`)).json();
        return String((record as ContentRecord).draft.createdAt).slice(0, 10);
      }),
    );
    return [days, body.findings.map(({ code, detail }) => `${code} ${detail}`)];
  };
  expect(await daysOf(table('02/01/2024', '25/01/2024 10:00'))).toEqual([
    ['2024-01-02', '2024-01-25'],
    [],
  ]);
  expect(await daysOf(table('01/02/2024', '1/25/2024 10:00'))).toEqual([
    ['2024-01-02', '2024-01-25'],
    ['dates_month_first 01/02/2024 = 2024-01-02'],
  ]);
});

it('one bad row is one finding, and blank rows are none', async ({ site }) => {
  const owner = await becomeOwner(site);
  const file =
    'name;namePt;description;priceCents;interval;features;popular;Estado\n' +
    ';;;;;;;\n' +
    'Basic;Base;What it is;1.450,50;Todos os meses;One|Two;FALSO;Público\n' +
    'Odd;Estranho;What it is;cheap;month;One;talvez;draft\n' +
    '  ;; ;;;;;\n' +
    'Plus;Mais;What it is;390,00 €;uma vez;"One\nTwo";Não;RASCUNHO\n';
  const { body } = await importFile(owner, file);
  expect(body.records.map(({ outcome, title }) => [outcome, title])).toEqual([
    ['new', 'Basic'],
    ['refused', 'Odd'],
    ['new', 'Plus'],
  ]);
  const [basic, odd, plus] = body.records;
  expect(odd?.problems.map(({ field }) => field).toSorted()).toEqual(['popular', 'priceCents']);
  const read = async (id = '') =>
    (await (await owner.get(`/api/admin/content/packages/${id}`)).json()) as ContentRecord;
  expect((await read(basic?.id)).live).toMatchObject({
    priceCents: 145_050,
    interval: 'month',
    features: ['One', 'Two'],
    popular: false,
  });
  expect((await read(plus?.id)).draft).toMatchObject({
    priceCents: 39_000,
    interval: 'one-time',
    features: ['One', 'Two'],
  });
});

it('a workbook is refused in words that say how to save it', async ({ site }) => {
  const owner = await becomeOwner(site);
  const workbook = await zipOf({ '[Content_Types].xml': '<Types/>', 'xl/workbook.xml': '<w/>' });
  const mimetype = 'application/vnd.oasis.opendocument.spreadsheet';
  const open = await zipOf({ mimetype }, { compress: false });
  const old = Buffer.concat([Buffer.from('d0cf11e0a1b11ae1', 'hex'), Buffer.alloc(600)]);
  for (const [file, program] of [
    [workbook, 'Excel'],
    [old, 'Excel'],
    [open, 'LibreOffice'],
  ] as const) {
    const { status, body } = await importFile(owner, file);
    expect([status, body.title]).toEqual([422, expect.stringContaining('CSV UTF-8')]);
    expect(body.title).toContain(program);
  }
});
