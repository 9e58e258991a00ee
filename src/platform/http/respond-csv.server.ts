import type { Context } from 'hono';

/** Responds with a CSV file that the browser saves under a name. */
export function respondCsv(c: Context, name: string, csv: string): Response {
  c.header('Content-Type', 'text/csv; charset=utf-8');
  c.header('Content-Disposition', `attachment; filename="${name}.csv"`);
  return c.body(csv);
}
