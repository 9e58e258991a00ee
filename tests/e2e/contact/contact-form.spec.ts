import { expect, test } from '../../harness/browser-fixtures.ts';
import { waitForMail } from '../../harness/mailbox.ts';
import {
  fieldsOf,
  fill,
  newAddress,
  open,
  storedFrom,
  toastOf,
  type Words,
  words,
} from './contact-form.ts';

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
    // The panel stays for as long as the page is open.
    await expect(page.getByText(email)).toBeVisible();

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

  test(`fields are validated on submit, then while typing, in ${language}`, async ({ page }) => {
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

  test(`a failure in ${language} keeps the text and offers phone and email`, async ({
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

test('what was typed survives a visit to another page, and the language toggle', async ({
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
