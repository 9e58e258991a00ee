import { expect } from 'vitest';
import type { LivePortal } from '#features/portal/portal.schema.ts';
import { attachPdf } from '../../factories/certified-invoices.ts';
import type { Browser, StaffSite } from '../../factories/staff-site.ts';
import { ask, pdf, post, putFile, putPaper, startProject } from '../projects/calls.ts';
import { buyWithLink } from '../with-us/with-us-site.ts';

/** What a client who is signed in has in the portal. */
export async function portalOf(browser: Browser): Promise<LivePortal> {
  const response = await browser.get('/api/portal');
  expect(response.status).toBe(200);
  return (await response.json()) as LivePortal;
}

export type PortalClient = {
  word: string;
  email: string;
  project: string;
  paper: string;
  own: string;
  invoice: string;
  request: string;
};

/** A client with one of everything, each thing with a word of their own in it. */
export async function prepareClient(
  site: StaffSite,
  owner: Browser,
  word: string,
): Promise<PortalClient> {
  const email = `${word}@clients.example`;
  const project = await startProject(owner, {
    email,
    name: `${word} Client`,
    title: `${word} work`,
    titlePt: '',
  });
  const { id: paper } = await putPaper(owner, site, project, {
    name: `${word}-draft.pdf`,
    bytes: pdf(`bytes of ${word}`),
  });
  await post(owner, `/projects/${project}/messages`, { text: `Dear ${word}.`, fileIds: [paper] });
  const { id: request, token } = await ask(owner, project, {
    kind: 'document',
    title: `${word} id`,
  });
  const own = crypto.randomUUID();
  await putFile(site, token, { id: own, name: `${word}-passport.pdf`, bytes: pdf(`own ${word}`) });
  await site.send(`/api/do/${token}`, { files: [own] });
  await ask(owner, project, { kind: 'answer', title: `${word} question` });
  const { reference } = await buyWithLink(site, { email });
  const invoice = crypto.randomUUID();
  await attachPdf(site, owner, reference, { id: invoice, number: `FR ${word}/1`, body: pdf(word) });
  return { word, email, project, paper, own, invoice, request };
}
