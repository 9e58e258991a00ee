import type { ShownProject } from '#features/projects/projects.schema.ts';
import type { Browser, StaffSite } from '../../factories/staff-site.ts';

export const client = {
  email: 'noor@tessera.example',
  name: 'Noor El-Amin',
  language: 'en',
  title: 'Company in Portugal',
  titlePt: 'Empresa em Portugal',
};

/** Posts as staff; returns the answer's body, after checking its status. */
export async function post<Body = { id: string }>(
  browser: Browser,
  path: string,
  body: unknown = {},
  expected = 201,
): Promise<Body> {
  const response = await browser.send(`/api/admin${path}`, body);
  const text = await response.text();
  if (response.status !== expected) throw new Error(`${path}: ${response.status} ${text}`);
  return (text.startsWith('{') ? JSON.parse(text) : {}) as Body;
}

export async function startProject(browser: Browser, changes: object = {}): Promise<string> {
  return (await post(browser, '/projects', { ...client, ...changes })).id;
}

export async function readProject(browser: Browser, id: string): Promise<ShownProject> {
  const response = await browser.get(`/api/admin/projects/${id}`);
  if (response.status !== 200) throw new Error(`${response.status}`);
  return (await response.json()) as ShownProject;
}

/** Asks for something and returns the token of its link, with the request's id. */
export async function ask(
  browser: Browser,
  project: string,
  body: object,
): Promise<{ id: string; token: string }> {
  const { id } = await post(browser, `/projects/${project}/requests`, body);
  const asked = (await readProject(browser, project)).requests.find((one) => one.id === id);
  return { id, token: asked?.url.split('/').at(-1) ?? '' };
}

/** Sends bytes as a phone or a program does, without a session. */
export function putFile(
  site: StaffSite,
  token: string,
  { id = crypto.randomUUID(), name = 'nif.pdf', bytes = pdf() }: Partial<SentFile> = {},
): Promise<Response> {
  return Promise.resolve(
    site.app.request(`${site.origin}/api/do/${token}/files/${id}`, {
      method: 'PUT',
      headers: {
        'Content-Type': 'application/octet-stream',
        'X-File-Name': encodeURIComponent(name),
      },
      body: bytes,
    }),
  );
}

export type SentFile = { id: string; name: string; bytes: Uint8Array<ArrayBuffer> };

/** A small PDF; the words make its bytes its own. */
export function pdf(words = 'A paper'): Uint8Array<ArrayBuffer> {
  return new TextEncoder().encode(`%PDF-1.4\n% ${words}\n1 0 obj<<>>endobj\ntrailer<<>>\n%%EOF\n`);
}

/** Uploads one of our papers to a project; the same id with other bytes is its next version. */
export async function putPaper(
  browser: Browser,
  site: StaffSite,
  project: string,
  { id = crypto.randomUUID(), name = 'draft.pdf', bytes = pdf() }: Partial<SentFile> = {},
): Promise<{ id: string; status: number }> {
  const cookie = [...browser.cookies].map(([key, value]) => `${key}=${value}`).join('; ');
  const response = await site.app.request(
    `${site.origin}/api/admin/projects/${project}/files/${id}`,
    {
      method: 'PUT',
      headers: {
        Cookie: cookie,
        Origin: site.origin,
        'Content-Type': 'application/pdf',
        'X-File-Name': encodeURIComponent(name),
      },
      body: bytes,
    },
  );
  return { id, status: response.status };
}
