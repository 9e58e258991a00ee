import { attached, mixed, parts, plain, rawMail } from '../../factories/raw-mail.ts';
import { expect } from '../../harness/browser-fixtures.ts';
import { call } from '../projects/asked.ts';
import {
  askToApprove,
  buyByApi,
  type Client,
  mailTo,
  newClient,
  readBeginning,
  readWork,
  test,
  words,
} from './story.ts';

const secret = 'k3y_'.repeat(8);
test.use({ serverEnv: { MAIL_IN_ADDRESS: 'ola@mail.entrada.example', MAIL_IN_SECRET: secret } });

for (const language of ['en', 'pt'] as const)
  test(`a client who only answers mails gets to finished work, in ${language}`, async ({
    browser,
    server,
    office,
    ownerCookie,
  }) => {
    test.slow();
    const client: Client = newClient(language);
    const say = words[language];
    async function answers(to: string, mail: { type?: string; body: string }) {
      const response = await fetch(`${server.origin}/api/mail-in/${secret}`, {
        method: 'POST',
        body: rawMail({ from: `Noor El-Amin <${client.email}>`, to, ...mail }),
        headers: { 'Content-Type': 'message/rfc822' },
      });
      expect(response.status).toBe(202);
      return (await response.json()) as { place: string; conversation: string };
    }

    await buyByApi(server, client);
    const { answersTo, requests } = await readBeginning(server, client);
    expect(requests).toHaveLength(3);
    expect(answersTo).toMatch(/^ola\+[0-9a-f]{32}@mail\.entrada\.example$/);

    // What was asked is answered by mail: a message in the talk, with its paper, for staff to file.
    const quoted = `> ${server.origin}${requests[0]}`;
    const text = plain(`It sells tiles.\n\nOn Mon, Entrada wrote:\n${quoted}`);
    const paper = attached('morada.pdf', 'application/pdf', '%PDF-1.7\nDeed');
    const filed = await answers(answersTo, { type: mixed, body: parts(text, paper) });
    const heard = await readWork(office, server, client);
    expect(heard.decisions).toEqual([]);
    expect(heard.messages).toMatchObject([
      {
        direction: 'in',
        channel: 'mail',
        body: 'It sells tiles.',
        files: [{ name: 'morada.pdf' }],
      },
    ]);
    const context = await browser.newContext({ baseURL: server.origin });
    await context.addCookies([{ ...ownerCookie, url: server.origin }]);
    const staff = await context.newPage();
    await staff.goto('/admin/inbox');
    // Nobody has said their name yet.
    await staff.getByRole('link', { name: client.email }).click();
    await expect(staff).toHaveURL(new RegExp(`/admin/inbox/${filed.conversation}`));
    await expect(staff.getByRole('heading', { name: client.email, level: 2 })).toBeVisible();
    const thread = staff.locator('.thread');
    await expect(thread).toContainText('It sells tiles.');
    await expect(thread.getByRole('link', { name: 'morada.pdf' })).toBeVisible();
    // What our mail quotes back opens nothing of the client's to who reads the thread.
    expect(await staff.content()).not.toContain(requests[0]);
    await context.close();
    for (const { id, side } of heard.steps.slice(0, 3)) {
      expect(side).toBe('client');
      await call(office, server, `/projects/${heard.id}/steps/${id}/done`, {});
    }

    const approval = await askToApprove(office, server, client);
    expect(approval.answersTo).not.toBe(answersTo);
    await answers(approval.answersTo, { body: `${say.yes}\n\nNoor El-Amin` });
    const work = await readWork(office, server, client);
    expect(work.decisions.filter(({ choice }) => choice === 'approved')).toMatchObject([
      { comment: expect.stringContaining(say.yes), sha256: expect.any(String), actorKind: 'link' },
    ]);
    expect(work.requests.filter(({ state }) => state === 'open')).toEqual([]);
    expect(work.holder).toBe('company');

    await call(office, server, `/projects/${heard.id}/close`, {});
    await mailTo(server, client, say.finished);
    expect((await readWork(office, server, client)).state).toBe('closed');
  });
