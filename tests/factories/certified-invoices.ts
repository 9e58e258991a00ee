import type { Browser, StaffSite } from './staff-site.ts';

/** A small PDF; another text makes another file. */
export function samplePdf(text = 'one'): Buffer {
  return Buffer.from(`%PDF-1.7\n%\u00e2\u00e3\n1 0 obj <<>> endobj ${text}\n%%EOF\n`, 'latin1');
}

export type Attaching = { number?: string; kind?: string; id?: string; body?: Uint8Array };

/** Uploads a PDF to an order as a browser does; returns its id and the response. */
export async function attachPdf(
  site: StaffSite,
  browser: Browser,
  reference: string,
  {
    number = 'FR 2026/12',
    kind = 'invoice',
    id = crypto.randomUUID(),
    body = samplePdf(),
  }: Attaching = {},
) {
  const query = new URLSearchParams({ number, kind });
  const cookie = [...browser.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  const url = `${site.origin}/api/admin/orders/${reference}/invoices/${id}?${query}`;
  const response = await site.app.request(url, {
    method: 'PUT',
    body: new Uint8Array(body),
    headers: { Cookie: cookie, Origin: site.origin, 'Content-Type': 'application/pdf' },
  });
  const answer = (await response.json()) as { isMailed?: boolean; code?: string };
  return { id, status: response.status, ...answer };
}
