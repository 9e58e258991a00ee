import type { SiteFile } from '#features/files/files.schema.ts';
import type { Browser, StaffSite } from '../staff-site.ts';

export type Upload = { id?: string; name: string; bytes: Uint8Array | ReadableStream<Uint8Array> };

/** Sends a file as the browser does. */
export function upload(
  { app, origin }: Pick<StaffSite, 'app' | 'origin'>,
  browser: Browser,
  { id = crypto.randomUUID(), name, bytes }: Upload,
): Promise<Response> {
  const cookie = [...browser.cookies].map(([key, value]) => `${key}=${value}`).join('; ');
  return Promise.resolve(
    app.request(`${origin}/api/uploads/${id}`, {
      method: 'PUT',
      headers: { Cookie: cookie, Origin: origin, 'X-File-Name': encodeURIComponent(name) },
      body: bytes as BodyInit,
      duplex: 'half',
    } as RequestInit),
  );
}

export async function uploaded(site: StaffSite, browser: Browser, file: Upload): Promise<SiteFile> {
  const response = await upload(site, browser, file);
  if (response.status !== 201) throw new Error(`${response.status}: ${await response.text()}`);
  return (await response.json()) as SiteFile;
}

/** The id and the code of the response to an upload that is refused. */
export async function refusalOf(response: Response): Promise<[number, string]> {
  const { code } = (await response.json()) as { code: string };
  return [response.status, code];
}
