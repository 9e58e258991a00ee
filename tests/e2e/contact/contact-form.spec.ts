import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import type { Page } from '@playwright/test';
import { expect, test } from '../../harness/browser-fixtures.ts';
import { readMails, waitForMail } from '../../harness/mailbox.ts';

const words = {
  en: {
    path: '/contact',
    name: 'Name',
    business: 'Business name',
    email: 'Email',
    phone: 'Phone (WhatsApp)',
    message: 'Message',
    send: 'Send message',
    sending: 'Sending',
    sent: 'Message sent',
    notSent: 'The message was not sent',
    errors: ['Name is required', 'Invalid email address', 'Message must be at least 10 characters'],
    received: 'We have your message',
    toCompany: 'Message from Noor El-Amin by the contact form',
  },
  pt: {
    path: '/pt/contact',
    name: 'Nome',
    business: 'Nome da empresa',
    email: 'E-mail',
    phone: 'Telefone (WhatsApp)',
    message: 'Mensagem',
    send: 'Enviar mensagem',
    sending: 'A enviar',
    sent: 'Mensagem enviada',
    notSent: 'A mensagem não foi enviada',
    errors: [
      'O nome é obrigatório',
      'Endereço de e-mail inválido',
      'A mensagem deve ter pelo menos 10 caracteres',
    ],
    received: 'Recebemos a sua mensagem',
    toCompany: 'Mensagem de Noor El-Amin pelo formulário de contacto',
  },
} as const;

type Words = (typeof words)['en' | 'pt'];

let count = 0;
function newAddress(): string {
  count += 1;
  return `noor.${process.pid}.${count}@tessera.example`;
}

function fieldsOf(page: Page, w: Words) {
  const at = (label: string) => page.getByLabel(label, { exact: true });
  return {
    name: at(w.name),
    business: at(w.business),
    email: at(w.email),
    phone: at(w.phone),
    message: at(w.message),
    send: page.getByRole('button', { name: w.send }),
  };
}

async function fill(page: Page, w: Words, email: string) {
  const fields = fieldsOf(page, w);
  await fields.name.fill('Noor El-Amin');
  await fields.business.fill('Tessera');
  await fields.email.fill(email);
  await fields.phone.fill('+971 50 000 0000');
  await fields.message.fill('We open a shop in Lisbon in March.');
  return fields;
}

/** Opens the screen and waits until its button sends: before scripts run it does nothing. */
async function open(page: Page, path: string) {
  await page.goto(path);
  await expect(page.locator('.contact-form button')).toHaveAttribute('type', 'submit');
}

function storedFrom(mailDir: string, email: string) {
  const database = new DatabaseSync(join(mailDir, '..', 'entrada.sqlite'), { readOnly: true });
  try {
    return database.prepare('select * from contact_messages where email = ?').all(email);
  } finally {
    database.close();
  }
}

function toastOf(page: Page, title: string) {
  return page.locator('.toast').filter({ hasText: title });
}

for (const language of ['en', 'pt'] as const) {
  const w: Words = words[language];

  test(`a message in ${language} is stored, mailed twice and confirmed for three seconds`, async ({
    page,
    server,
  }) => {
    await open(page, w.path);
    const email = newAddress();
    const fields = await fill(page, w, email);
    const answer = page.waitForResponse('**/api/contact');
    await fields.send.click();
    const response = await answer;
    expect(response.status()).toBe(201);
    expect(response.request().postDataJSON()).toEqual({
      name: 'Noor El-Amin',
      businessName: 'Tessera',
      email,
      phone: '+971 50 000 0000',
      message: 'We open a shop in Lisbon in March.',
      locale: language,
      website: '',
      openedAt: expect.any(Number),
    });

    const toast = toastOf(page, w.sent);
    await expect(toast).toBeVisible();
    const shownAt = Date.now();
    await expect(toast).toHaveRole('status');
    for (const field of [fields.name, fields.business, fields.email, fields.phone, fields.message])
      await expect(field).toHaveValue('');
    await expect(page.locator('[aria-invalid]')).toHaveCount(0);
    await expect(page.getByText(email)).toBeVisible();
    await expect(toast).toBeHidden();
    const shownFor = Date.now() - shownAt;
    expect(shownFor).toBeGreaterThan(2300);
    expect(shownFor).toBeLessThan(4200);

    expect(storedFrom(server.mailDir, email)).toMatchObject([
      { status: 'new', name: 'Noor El-Amin', business_name: 'Tessera', language },
    ]);
    const received = await waitForMail(server.mailDir, (mail) => mail.to?.[0]?.address === email);
    expect(received.subject).toBe(w.received);
    expect(received.replyTo?.[0]?.address).toBe('ola@entrada.example');
    const toCompany = await waitForMail(
      server.mailDir,
      (mail) => mail.replyTo?.[0]?.address === email,
    );
    expect(toCompany.subject).toBe(w.toCompany);
    expect(toCompany.to?.[0]?.address).toBe('ola@entrada.example');
    expect(toCompany.text).toContain('We open a shop in Lisbon in March.');
  });

  test(`fields are judged on submit, then while typing, in ${language}`, async ({ page }) => {
    await open(page, w.path);
    const fields = fieldsOf(page, w);
    const [nameError, emailError, messageError] = w.errors;
    await fields.name.fill('a');
    await fields.name.fill('');
    await fields.email.fill('noor@');
    await fields.message.fill('123456789');
    await fields.email.blur();
    for (const error of w.errors) await expect(page.getByText(error)).toHaveCount(0);

    await fields.send.click();
    await expect(fields.name).toBeFocused();
    await expect(fields.name).toHaveAccessibleDescription(nameError);
    await expect(fields.email).toHaveAccessibleDescription(emailError);
    await expect(fields.message).toHaveAccessibleDescription(messageError);
    await expect(fields.business).not.toHaveAttribute('aria-invalid');
    await expect(fields.phone).not.toHaveAttribute('aria-invalid');

    await fields.message.press('End');
    await fields.message.pressSequentially('0');
    await expect(page.getByText(messageError)).toHaveCount(0);
    await fields.name.pressSequentially('N');
    await expect(page.getByText(nameError)).toHaveCount(0);
    await fields.email.fill('noor@tessera.example');
    await expect(page.getByText(emailError)).toHaveCount(0);
    await fields.email.fill('noor');
    await expect(fields.email).toHaveAccessibleDescription(emailError);
  });

  test(`a failure in ${language} keeps the text and offers phone and e-mail`, async ({
    page,
    allowConsole,
  }) => {
    allowConsole(/api\/contact|503/);
    await open(page, w.path);
    const email = newAddress();
    const fields = await fill(page, w, email);
    await page.route('**/api/contact', (route) => route.fulfill({ status: 503, body: '' }));
    await fields.send.click();
    const toast = toastOf(page, w.notSent);
    await expect(toast).toHaveRole('alert');
    const notice = page.locator('.failure');
    await expect(notice).toBeFocused();
    await expect(notice).toContainText(w.notSent);
    await expect(notice.getByRole('link', { name: '+351 210 000 000' })).toHaveAttribute(
      'href',
      'tel:+351210000000',
    );
    await expect(notice.getByRole('link', { name: 'ola@entrada.example' })).toHaveAttribute(
      'href',
      'mailto:ola@entrada.example',
    );
    await expect(fields.message).toHaveValue('We open a shop in Lisbon in March.');
    await expect(fields.email).toHaveValue(email);

    await page.unroute('**/api/contact');
    await fields.send.click();
    await expect(toastOf(page, w.sent)).toBeVisible();
    await expect(notice).toHaveCount(0);
  });
}

test('while it is sent the button is busy, and a second press sends nothing more', async ({
  page,
  server,
}) => {
  const w = words.en;
  await open(page, w.path);
  const email = newAddress();
  const fields = await fill(page, w, email);
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  let requests = 0;
  await page.route('**/api/contact', async (route) => {
    requests += 1;
    await held;
    await route.continue();
  });
  await fields.send.dblclick();
  const busy = page.getByRole('button', { name: w.sending });
  await expect(busy).toBeDisabled();
  await fields.name.press('Enter');
  release();
  await expect(toastOf(page, w.sent)).toBeVisible();
  await expect(fields.send).toBeEnabled();
  expect(requests).toBe(1);
  expect(storedFrom(server.mailDir, email)).toHaveLength(1);
});

test('a lost answer and a second try make one message', async ({ page, server, allowConsole }) => {
  allowConsole(/api\/contact/);
  const w = words.en;
  await open(page, w.path);
  const email = newAddress();
  const fields = await fill(page, w, email);
  await page.route('**/api/contact', async (route) => {
    await route.fetch();
    await route.abort('connectionreset');
  });
  await fields.send.click();
  await expect(page.locator('.failure')).toContainText('could not be reached');
  expect(storedFrom(server.mailDir, email)).toHaveLength(1);
  await page.unroute('**/api/contact');
  await fields.send.click();
  await expect(toastOf(page, w.sent)).toBeVisible();
  expect(storedFrom(server.mailDir, email)).toHaveLength(1);
  await waitForMail(server.mailDir, (mail) => mail.replyTo?.[0]?.address === email);
  const mails = await readMails(server.mailDir);
  expect(mails.filter((mail) => mail.replyTo?.[0]?.address === email)).toHaveLength(1);
});

test('a field that the server refuses is marked with its sentence', async ({
  page,
  allowConsole,
}) => {
  allowConsole(/422/);
  const w = words.en;
  await open(page, w.path);
  const fields = await fill(page, w, newAddress());
  await page.route('**/api/contact', (route) =>
    route.fulfill({
      status: 422,
      contentType: 'application/problem+json',
      body: JSON.stringify({
        code: 'invalid_fields',
        errors: [{ field: 'phone', code: 'too_long', message: 'x' }],
      }),
    }),
  );
  await fields.send.click();
  await expect(fields.phone).toHaveAccessibleDescription('This text is too long');
  await expect(fields.phone).toBeFocused();
  await expect(fields.message).toHaveValue('We open a shop in Lisbon in March.');
});

test('a program that fills the hidden field is refused, with the other ways in words', async ({
  page,
  server,
  allowConsole,
}) => {
  allowConsole(/422/);
  const w = words.en;
  await open(page, w.path);
  const email = newAddress();
  const fields = await fill(page, w, email);
  await page.locator('input[name="website"]').evaluate((input: HTMLInputElement) => {
    input.value = 'https://spam.example';
  });
  await fields.send.click();
  await expect(page.locator('.failure')).toContainText('Please call or write to us.');
  expect(storedFrom(server.mailDir, email)).toEqual([]);
});

test('the whole form works by keyboard alone, and the focus is not lost', async ({
  page,
  server,
}) => {
  const w = words.en;
  await open(page, w.path);
  const email = newAddress();
  const fields = fieldsOf(page, w);
  await fields.name.focus();
  for (const text of ['Noor El-Amin', '', email, '', 'By keyboard alone']) {
    await page.keyboard.type(text);
    await page.keyboard.press('Tab');
  }
  await expect(page.getByRole('main').getByRole('link', { name: 'Privacy' })).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(fields.send).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(toastOf(page, w.sent)).toBeVisible();
  await expect(fields.send).toBeFocused();
  expect(storedFrom(server.mailDir, email)).toMatchObject([{ business_name: '', phone: '' }]);
});

test('what was typed outlives a walk to another page, and follows the language', async ({
  page,
}) => {
  const w = words.en;
  await open(page, w.path);
  const fields = fieldsOf(page, w);
  await fields.message.fill('Halfway through');
  await fields.send.click();
  await expect(page.getByText('Name is required')).toBeVisible();
  await page.getByRole('button', { name: /Switch to Portuguese/ }).click();
  await expect(page.getByText('O nome é obrigatório')).toBeVisible();
  await page.getByRole('banner').getByRole('link', { name: 'Serviços' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Serviços');
  await page.getByRole('banner').getByRole('link', { name: 'Contacto' }).click();
  await expect(fieldsOf(page, words.pt).message).toHaveValue('Halfway through');
});

test('a body over 64 kB is refused before it is read', async ({ server }) => {
  const response = await fetch(`${server.origin}/api/contact`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ message: 'x'.repeat(70_000) }),
  });
  expect(response.status).toBe(413);
  expect(response.headers.get('content-type')).toBe('application/problem+json');
});

test('a post from a page of another site is refused', async ({ server }) => {
  const response = await fetch(`${server.origin}/api/contact`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', Origin: 'https://evil.example' },
    body: '{}',
  });
  expect(response.status).toBe(403);
});
