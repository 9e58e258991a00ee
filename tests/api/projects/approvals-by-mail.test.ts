import { beforeEach, describe, expect } from 'vitest';
import { type ApprovalMail, approvalMails } from '../../factories/approval-mails.ts';
import { rawMail } from '../../factories/raw-mail.ts';
import {
  type Browser,
  becomeOwner,
  test as it,
  type StaffSite,
} from '../../factories/staff-site.ts';
import { ask, client, pdf, post, putPaper, readProject, startProject } from './calls.ts';

const mailIn = { address: 'ola@mail.entrada.example', secret: 'k3y_'.repeat(8) };

beforeEach<{ site: StaffSite }>(({ site }) => {
  site.services.mailIn = mailIn;
  return () => {
    site.services.mailIn = null;
  };
});

async function mailIs(site: StaffSite, raw: string) {
  const response = await site.app.request(`/api/mail-in/${mailIn.secret}`, {
    method: 'POST',
    body: raw,
    headers: { 'Content-Type': 'message/rfc822' },
  });
  expect(response.status).toBe(202);
  return (await response.json()) as { place: string; conversation: string | null };
}

/** Asks a client to approve a paper; returns the mail that asked. */
async function askToApprove(site: StaffSite, owner: Browser, email: string = client.email) {
  const project = await startProject(owner, { email });
  const { id: paper } = await putPaper(owner, site, project, { bytes: pdf(crypto.randomUUID()) });
  const approval = { kind: 'approval', title: 'Articles of the company', fileId: paper };
  const before = await site.mails('project-request');
  const known = new Set(before.map(({ messageId }) => messageId));
  const request = await ask(owner, project, approval);
  const after = await site.mails('project-request');
  const mail = after.find(({ messageId }) => !known.has(messageId));
  const { replyTo = '', messageId = '', subject = '', text = '' } = mail ?? {};
  return { project, paper, request, asked: { to: replyTo, messageId, subject }, text };
}

const asksToPress = (site: StaffSite) => site.mails('project-press');

/** What has become of a mail: of the request, of the talk, and whether the client was asked to press. */
async function outcomeOf(site: StaffSite, owner: Browser, { title, raw }: ApprovalMail) {
  const { project, request, asked } = await askToApprove(site, owner);
  expect(asked.to, title).toMatch(/^ola\+[0-9a-f]{32}@mail\.entrada\.example$/);
  const before = (await asksToPress(site)).length;
  const { place } = await mailIs(site, raw(asked));
  const shown = await readProject(owner, project);
  const state = shown.requests.find(({ id }) => id === request.id)?.state;
  const isAsked = (await asksToPress(site)).length > before;
  const kept = shown.messages.filter(({ direction }) => direction === 'in').length;
  if (shown.decisions.length > 0) {
    expect(shown.decisions, title).toMatchObject([{ choice: 'approved', actorKind: 'link' }]);
    return { becomes: 'approved', state, kept, place };
  }
  const becomes = place === 'bounce' || place === 'ignored' ? place : isAsked ? 'asked' : 'message';
  return { becomes, state, kept, place };
}

describe('real-shaped answers to a mail that asks to approve', () => {
  it('are at least sixty, each once', () => {
    expect(new Set(approvalMails.map(({ title }) => title)).size).toBe(approvalMails.length);
    expect(approvalMails.length).toBeGreaterThanOrEqual(60);
  });

  for (const becomes of ['approved', 'asked', 'message', 'bounce', 'ignored'] as const)
    it(`land where they should: ${becomes}`, async ({ site, later }) => {
      const owner = await becomeOwner(site);
      const wanted = approvalMails.filter((one) => one.becomes === becomes);
      const found: Record<string, unknown> = {};
      const expected: Record<string, unknown> = {};
      const kept = becomes === 'bounce' || becomes === 'ignored' ? 0 : 1;
      for (const mail of wanted) {
        // The limit of mails a day is that of an address.
        later({ hours: 2 });
        found[mail.title] = await outcomeOf(site, owner, mail);
        const place = kept === 1 ? 'request' : becomes;
        const state = becomes === 'approved' ? 'done' : 'open';
        expected[mail.title] = { becomes, state, kept, place };
      }
      expect(found).toEqual(expected);
    });
});

describe('an approval by mail', () => {
  it('is offered in the mail, goes on with the work and is kept with its words', async ({
    site,
  }) => {
    const owner = await becomeOwner(site);
    const { project, request, asked, text } = await askToApprove(site, owner);
    expect(text).toContain('you can also reply with the word “approved”');
    const body = `Yes, approved.\n\nNoor\n\n> ${site.origin}/do/${request.token}`;
    const raw = rawMail({ to: asked.to, id: 'once@tessera.example', body });
    const [first, again] = [await mailIs(site, raw), await mailIs(site, raw)];
    expect(again).toEqual(first);
    const shown = await readProject(owner, project);
    expect(shown.holder).toBe('company');
    expect(shown.decisions).toMatchObject([
      { choice: 'approved', comment: 'Yes, approved.\n\nNoor', sha256: expect.any(String) },
    ]);
    expect(shown.decisions[0]?.words).toContain('Approved by email');
    expect(shown.messages).toMatchObject([{ direction: 'in', channel: 'mail' }]);
    const [decision] = await site.database.read((db) =>
      db.selectFrom('projectDecisions').select('messageId').execute(),
    );
    expect(decision?.messageId).toBe(shown.messages[0]?.id);
    // Nobody owes an answer to it, and the company is told once, of the decision.
    const waiting = await owner.get('/api/admin/conversations?filter=waiting');
    expect(await waiting.json()).toMatchObject({ total: 0 });
    const told = (await site.mails()).filter(({ to }) => to === 'ola@entrada.example');
    expect(told.map(({ kind }) => kind)).toEqual(['project-decision']);
  });

  it('is none for a version that is not the newest, whichever mail is answered', async ({
    site,
    later,
  }) => {
    const owner = await becomeOwner(site);
    const { project, paper, asked } = await askToApprove(site, owner);
    later({ hours: 1 });
    await putPaper(owner, site, project, { id: paper, bytes: pdf('The second version') });
    await mailIs(site, rawMail({ to: asked.to, body: 'Approved' }));
    expect((await readProject(owner, project)).decisions).toEqual([]);
    expect(await asksToPress(site)).toHaveLength(1);
    // The mail that asks to press is about the newest one.
    later({ hours: 1 });
    const [press] = await asksToPress(site);
    expect(press?.replyTo).not.toBe(asked.to);
    await mailIs(site, rawMail({ to: press?.replyTo ?? '', body: 'Approved' }));
    expect((await readProject(owner, project)).decisions).toMatchObject([{ choice: 'approved' }]);
  });

  it('is asked for by one mail alone, however often is written', async ({ site, later }) => {
    const owner = await becomeOwner(site);
    const { project, asked } = await askToApprove(site, owner);
    for (const body of ['Why?', 'And why?', 'Sim?']) {
      later({ minutes: 5 });
      await mailIs(site, rawMail({ to: asked.to, body }));
    }
    expect(await asksToPress(site)).toHaveLength(1);
    expect((await readProject(owner, project)).messages).toHaveLength(3);
    const [press] = await asksToPress(site);
    expect(press?.text).toMatch(/\/do\/[\w-]{43}/);
  });

  it('is none of another request, of another client, or of a mail that asks for several things', async ({
    site,
  }) => {
    const owner = await becomeOwner(site);
    const noor = await askToApprove(site, owner);
    const ana = await askToApprove(site, owner, 'ana@tessera.example');
    await mailIs(
      site,
      rawMail({ from: 'ana@tessera.example', to: noor.asked.to, body: 'Approved' }),
    );
    await mailIs(site, rawMail({ to: ana.asked.to, body: 'Approved' }));
    for (const { project } of [noor, ana])
      expect((await readProject(owner, project)).decisions).toEqual([]);
    const unknown = `ola+${'0'.repeat(32)}@mail.entrada.example`;
    await mailIs(site, rawMail({ to: unknown, body: 'Approved' }));
    expect((await readProject(owner, noor.project)).decisions).toEqual([]);
    // A question has an address of the talk, at which a yes is a message.
    await ask(owner, noor.project, { kind: 'answer', title: 'What will it do?' });
    const question = (await site.mails()).find(({ subject }) =>
      subject.includes('What will it do?'),
    );
    expect(question?.replyTo).not.toBe(noor.asked.to);
    await mailIs(site, rawMail({ to: question?.replyTo ?? '', body: 'Approved' }));
    expect((await readProject(owner, noor.project)).decisions).toEqual([]);
  });

  it('comes too late once it was withdrawn, decided or the work closed', async ({ site }) => {
    const owner = await becomeOwner(site);
    const withdrawn = await askToApprove(site, owner);
    await post(
      owner,
      `/projects/${withdrawn.project}/requests/${withdrawn.request.id}/withdraw`,
      {},
      204,
    );
    const closed = await askToApprove(site, owner);
    await post(owner, `/projects/${closed.project}/close`, {}, 200);
    for (const { asked, project } of [withdrawn, closed]) {
      await mailIs(site, rawMail({ to: asked.to, body: 'Approved' }));
      const shown = await readProject(owner, project);
      expect(shown.decisions).toEqual([]);
      expect(shown.messages).toHaveLength(1);
    }
    expect(await asksToPress(site)).toEqual([]);
  });

  it('has the address of the company where no mail comes in', async ({ site }) => {
    site.services.mailIn = null;
    const owner = await becomeOwner(site);
    const { asked, text } = await askToApprove(site, owner);
    expect(asked.to).toBe('ola@entrada.example');
    expect(text).not.toContain('with the word');
  });
});
