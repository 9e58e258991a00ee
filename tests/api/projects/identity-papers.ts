import { expect } from 'vitest';
import { addStaff, type Browser, type StaffSite, signIn } from '../../factories/staff-site.ts';
import { ask, pdf, putFile, startProject } from './calls.ts';

export const email = 'noor@tessera.example';
export const card = { kind: 'document', title: 'Your Cartão de Cidadão', identity: 'citizen-card' };
export const passport = { kind: 'document', title: 'Your passport', identity: 'passport' };

export async function act(site: StaffSite, token: string, body: unknown) {
  const response = await site.app.request(`${site.origin}/api/do/${token}`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
  });
  return { status: response.status, body: (await response.json()) as Record<string, unknown> };
}

export async function addMember(site: StaffSite) {
  const address = 'rui@entrada.example';
  const personId = await addStaff(site, { email: address });
  return { browser: await signIn(site, address), personId };
}

/** Returns the HTML of a page. */
export const pageOf = async (site: StaffSite, path: string) =>
  (await site.app.request(`${site.origin}${path}`)).text();

/** Hands in a paper of identity. */
export async function handIn(
  site: StaffSite,
  owner: Browser,
  asked: object = passport,
  about = {},
) {
  const project = await startProject(owner, { email, ...about });
  const { token, id: request } = await ask(owner, project, asked);
  const id = crypto.randomUUID();
  const name = 'Noor El-Amin passport AB123.pdf';
  expect((await putFile(site, token, { id, name, bytes: pdf(id) })).status).toBe(201);
  const done = await act(site, token, { files: [id], consent: true });
  expect(done).toMatchObject({ status: 200 });
  return { project, token, request, id };
}

export const rows = ({ database }: StaffSite) =>
  database.read((db) => db.selectFrom('projectDocuments').selectAll().execute());

export async function settings(owner: Browser, body: object): Promise<void> {
  const response = await owner.send('/api/admin/project-settings', body, { method: 'PUT' });
  expect(response.status).toBe(200);
}
