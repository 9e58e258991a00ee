import { axeViolationsInEveryLook, expect } from '../../harness/browser-fixtures.ts';
import { waitForMail } from '../../harness/mailbox.ts';
import { test } from '../../harness/signed-in-owner.ts';

const words = {
  en: {
    to: 'To',
    subject: 'Subject',
    text: 'Text',
    send: 'Send',
    attach: 'Attach files',
    note: 'Note',
    what: 'What is it of?',
    phone: 'Phone call',
    show: 'The client may see it, on their page',
    keep: 'Keep note',
    shown: 'the client sees this',
    spoken: 'We spoke on the phone:',
  },
  pt: {
    to: 'Para',
    subject: 'Assunto',
    text: 'Texto',
    send: 'Enviar',
    attach: 'Anexar ficheiros',
    note: 'Nota',
    what: 'De que é a nota?',
    phone: 'Telefonema',
    show: 'O cliente pode vê-la, na sua página',
    keep: 'Guardar nota',
    shown: 'o cliente vê-a',
    spoken: 'Falámos ao telefone:',
  },
} as const;

for (const [language, width] of [
  ['en', 390],
  ['pt', 1440],
] as const)
  test(`in ${language} at ${width} px somebody is written to first, with a file, and a call is noted for them`, async ({
    page,
    server,
  }) => {
    const t = words[language];
    const email = `letter-${language}@tessera.example`;
    const look = () => page.setViewportSize({ width, height: 844 });
    await look();
    await page.addInitScript((value) => localStorage.setItem('admin-language', value), language);
    const to = new URLSearchParams({ email, name: 'Noor El-Amin', language });
    await page.goto(`/admin/inbox/write?${to}`);
    await expect(page.getByLabel(t.to, { exact: true })).toHaveValue(email);
    await page.getByLabel(t.subject).fill('Your company');
    await page.getByLabel(t.text).fill('We have begun.');
    const paper = { name: 'plan.txt', mimeType: 'text/plain', buffer: Buffer.from('The plan') };
    await page.locator('input[type="file"]').setInputFiles(paper);
    await expect(page.getByText('plan.txt')).toBeVisible();
    expect(await axeViolationsInEveryLook(page)).toEqual([]);
    await look();
    await page.getByRole('button', { name: t.send, exact: true }).click();
    await expect(page).toHaveURL(/\/admin\/inbox\/[0-9a-f-]{36}$/);
    const thread = page.locator('.thread');
    await expect(thread).toContainText('We have begun.');
    await expect(thread.getByRole('link', { name: 'plan.txt' })).toBeVisible();
    const mail = await waitForMail(
      server.mailDir,
      ({ to: all }) => all?.[0]?.address === email,
      20_000,
    );
    expect(mail.subject).toBe('Your company');
    expect(mail.attachments?.map(({ filename }) => filename)).toContain('plan.txt');

    await page.getByRole('button', { name: t.note, exact: true }).click();
    await page.getByLabel(t.what).selectOption({ label: t.phone });
    await page.getByLabel(t.show).check();
    await page.locator('.reply textarea').fill('We agreed on Thursday.');
    await page.getByRole('button', { name: t.keep }).click();
    await expect(thread).toContainText(t.shown);
    expect(await axeViolationsInEveryLook(page)).toEqual([]);
    await look();

    const [link = ''] = /https?:\S+\/with-us\/[\w-]+/.exec(mail.text ?? '') ?? [];
    await page.goto(new URL(link).pathname);
    await expect(page.getByText(t.spoken)).toBeVisible();
    await expect(page.getByText('We agreed on Thursday.')).toBeVisible();
    await expect(page.getByRole('link', { name: 'plan.txt' })).toBeVisible();
    expect(await axeViolationsInEveryLook(page)).toEqual([]);
  });
