import { attached, mixed, parts, rawMail } from '../../factories/raw-mail.ts';
import { axeViolationsInEveryLook, expect } from '../../harness/browser-fixtures.ts';
import { test } from '../../harness/signed-in-owner.ts';

const secret = 'k3y_'.repeat(8);
test.use({ serverEnv: { MAIL_IN_ADDRESS: 'ola@mail.entrada.example', MAIL_IN_SECRET: secret } });

const sentences = {
  en: { quoted: 'Quoted text', left: 'program.exe was not kept: files of this type' },
  pt: { quoted: 'Texto citado', left: 'program.exe não foi guardado: ficheiros deste tipo' },
} as const;

for (const [language, width] of [
  ['en', 390],
  ['pt', 1440],
] as const)
  test(`in ${language} at ${width} px a mail that came in is in the inbox, with its file and what it quotes`, async ({
    page,
    server,
  }) => {
    const t = sentences[language];
    await page.setViewportSize({ width, height: 844 });
    const text =
      'Content-Type: text/plain\n\nThe deed is attached.\n\nOn Mon, Entrada wrote:\n> Can you come in March?';
    const files = [
      attached('deed.pdf', 'application/pdf', '%PDF-1.7\nDeed'),
      attached('program.exe', 'application/octet-stream', 'MZ'),
    ];
    const subject = `A shop in ${language}`;
    const from = `Noor Mails <mail-${language}@tessera.example>`;
    const body = rawMail({ from, subject, type: mixed, body: parts(text, ...files) });
    const headers = { 'Content-Type': 'message/rfc822' };
    const address = `${server.origin}/api/mail-in/${secret}`;
    // A mail server has no session.
    const filed = await fetch(address, { method: 'POST', body, headers });
    expect(filed.status).toBe(202);
    const { conversation } = (await filed.json()) as { conversation: string };
    await page.addInitScript((value) => localStorage.setItem('admin-language', value), language);
    await page.goto(`/admin/inbox/${conversation}`);
    const thread = page.locator('.thread');
    await expect(thread).toContainText('The deed is attached.');
    await expect(page.locator('.threads__d header')).toContainText(subject);
    await expect(thread.getByText('Can you come in March?')).toBeHidden();
    await thread.getByText(t.quoted).click();
    await expect(thread.getByText('> Can you come in March?')).toBeVisible();
    await expect(thread).toContainText(t.left);
    const download = page.waitForEvent('download');
    await thread.getByRole('link', { name: 'deed.pdf' }).click();
    expect((await download).suggestedFilename()).toBe('deed.pdf');
    expect(await axeViolationsInEveryLook(page)).toEqual([]);
  });
