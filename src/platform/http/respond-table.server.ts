import type { Context } from 'hono';
import * as z from 'zod/mini';
import type { Language } from '#i18n/language.ts';
import { formatCsv } from '#platform/owner/format-csv.ts';
import { formatXlsx, xlsxType } from '#platform/owner/format-xlsx.server.ts';
import type { OwnerTable } from '#platform/owner/owner-command.ts';
import { readQuery } from './json-body.server.ts';

const tableQuery = z.object({
  format: z._default(z.enum(['csv', 'xlsx']), 'csv'),
  excel: z.optional(z.enum(['en', 'pt'])),
});

/** The first language of a browser's list that is one of ours; Portuguese, the company's, without one. */
function readerOf(c: Context): Language {
  const tags = (c.req.header('Accept-Language') ?? '').split(',');
  const first = tags.map((tag) => /^\s*(en|pt)\b/i.exec(tag)?.[1]?.toLowerCase()).find(Boolean);
  return first === 'en' ? 'en' : 'pt';
}

/**
 * Responds with a list that the browser saves under a name: as CSV for the Excel of a country
 * (`excel=en`, `excel=pt`; without it by `Accept-Language`), or with `format=xlsx` as a workbook. The
 * list is read once the query is known to be right, since reading it is recorded.
 */
export async function respondTable(
  c: Context,
  readTable: () => Promise<{ name: string; table: OwnerTable } | Response>,
): Promise<Response> {
  const query = readQuery(c, tableQuery, (_, field) => `${field} is not valid.`);
  if (!query.ok) return query.refusal;
  const { format, excel = readerOf(c) } = query.value;
  const found = await readTable();
  if (found instanceof Response) return found;
  c.header('Content-Disposition', `attachment; filename="${found.name}.${format}"`);
  if (format === 'xlsx') {
    c.header('Content-Type', xlsxType);
    return c.body(await formatXlsx(found.table));
  }
  c.header('Content-Type', 'text/csv; charset=utf-8');
  return c.body(formatCsv(found.table, excel));
}
