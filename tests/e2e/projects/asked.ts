import type { APIRequestContext } from '@playwright/test';
import { expect } from '../../harness/browser-fixtures.ts';
import { waitForMail } from '../../harness/mailbox.ts';
import type { RunningServer } from '../../harness/running-server.ts';

export type Language = 'en' | 'pt';

/** Calls as the owner, whose cookie the page's context has. */
export async function call<Body = { id: string }>(
  request: APIRequestContext,
  { origin }: RunningServer,
  path: string,
  data?: object,
): Promise<Body> {
  const options = {
    method: data ? 'POST' : 'GET',
    headers: { Origin: origin },
    ...(data && { data }),
  };
  const response = await request.fetch(`/api/admin${path}`, options);
  expect(response.status(), await response.text()).toBeLessThan(300);
  const text = await response.text();
  return JSON.parse(text || '{}') as Body;
}

let made = 0;

/** Begins work for a client of their own, in their language. */
export async function begin(
  request: APIRequestContext,
  server: RunningServer,
  language: Language,
): Promise<{ id: string; email: string }> {
  made += 1;
  const email = `noor-${made}-${Date.now()}@tessera.example`;
  const names = {
    name: 'Noor El-Amin',
    title: 'Company in Portugal',
    titlePt: 'Empresa em Portugal',
  };
  const { id } = await call(request, server, '/projects', { email, language, ...names });
  return { id, email };
}

/** Asks for something and returns the link in the mail, which leaves within ten seconds. */
export async function askByMail(
  request: APIRequestContext,
  server: RunningServer,
  project: { id: string; email: string },
  body: { title: string } & Record<string, unknown>,
): Promise<string> {
  await call(request, server, `/projects/${project.id}/requests`, body);
  const mail = await waitForMail(
    server.mailDir,
    ({ to, text = '' }) => to?.[0]?.address === project.email && text.includes(body.title),
    10_000,
  );
  const [link = ''] = /https?:\S+\/do\/[\w-]{43}/.exec(mail.text ?? '') ?? [];
  return new URL(link).pathname;
}

/** The file that a client sends: a small PDF. */
export const pdf = (name: string) => ({
  name,
  mimeType: 'application/pdf',
  buffer: Buffer.from('%PDF-1.4\n1 0 obj<<>>endobj\ntrailer<<>>\n%%EOF\n'),
});
