import { expect, test } from '../../harness/browser-fixtures.ts';
import { bookingPage, freezeTime } from './booking-page.ts';

const messages = {
  en: {
    missing: 'Please select both a date and time slot',
    name: 'Name is required',
    email: 'Invalid email address',
    company: 'Company name is required',
    phone: 'Phone number is required',
  },
  pt: {
    missing: 'Selecione uma data e um horário',
    name: 'O nome é obrigatório',
    email: 'Endereço de e-mail inválido',
    company: 'O nome da empresa é obrigatório',
    phone: 'O número de telefone é obrigatório',
  },
} as const;
const fields = ['name', 'email', 'company', 'phone'] as const;

for (const language of ['en', 'pt'] as const)
  test.describe(`the form in ${language}`, () => {
    const words = messages[language];

    test('asks for day and slot first: a red toast, the same by the calendar, no field message', async ({
      page,
    }) => {
      const screen = bookingPage(page, language);
      await freezeTime(page);
      await screen.open();
      await expect(page.getByText(words.missing)).toHaveCount(0);
      await screen.confirm.click();
      await expect(screen.toast).toContainText(words.missing);
      await expect(screen.toast).toHaveClass(/toast--bad/);
      await expect(screen.whenError).toHaveText(words.missing);
      await expect(screen.calendar).toHaveAccessibleDescription(new RegExp(words.missing));
      await expect(screen.day('2026-11-23')).toBeFocused();
      for (const field of fields)
        await expect(page.getByText(words[field], { exact: true })).toHaveCount(0);
    });

    for (const missing of ['day', 'slot'] as const)
      test(`asks again when only the ${missing} is missing`, async ({ page }) => {
        const screen = bookingPage(page, language);
        await freezeTime(page);
        await screen.open();
        if (missing === 'slot') await screen.day('2026-11-24').click();
        else await screen.slot('10:00').click();
        await screen.confirm.click();
        await expect(screen.toast).toContainText(words.missing);
        await expect(screen.whenError).toBeVisible();
        if (missing === 'slot') await screen.slot('10:00').click();
        else await screen.day('2026-11-24').click();
        await expect(screen.whenError).toBeHidden();
      });

    test('then shows every field message on submit, and takes each back on change', async ({
      page,
    }) => {
      const screen = bookingPage(page, language);
      await freezeTime(page);
      await screen.open();
      await screen.choose({ date: '2026-11-24', time: '10:00' });
      await screen.fields.email.fill('not an address');
      for (const field of fields)
        await expect(page.getByText(words[field], { exact: true })).toHaveCount(0);
      await screen.confirm.click();
      await expect(screen.fields.name).toBeFocused();
      for (const field of fields) {
        await expect(screen.fields[field]).toHaveAttribute('aria-invalid', 'true');
        await expect(screen.fields[field]).toHaveAccessibleDescription(words[field]);
      }
      await screen.fields.name.fill('N');
      await expect(page.getByText(words.name, { exact: true })).toHaveCount(0);
      await screen.fields.email.fill('noor@tessera');
      await expect(page.getByText(words.email, { exact: true })).toBeVisible();
      await screen.fields.email.fill('noor@tessera.example');
      await expect(page.getByText(words.email, { exact: true })).toHaveCount(0);
      await screen.fields.company.fill('T');
      await screen.fields.phone.fill('no format is checked');
      await expect(screen.form.locator('.err')).toHaveCount(0);
      await screen.fields.company.fill('   ');
      await expect(page.getByText(words.company, { exact: true })).toBeVisible();
    });
  });

test('the first wrong field takes the focus, wherever it stands', async ({ page }) => {
  const screen = bookingPage(page);
  await freezeTime(page);
  await screen.open();
  await screen.choose({ date: '2026-11-24', time: '10:00' });
  await screen.fill({ name: 'Noor', email: 'noor@tessera.example', company: '', phone: '' });
  await screen.confirm.click();
  await expect(screen.fields.company).toBeFocused();
});

test('the messages follow the language', async ({ page }) => {
  const screen = bookingPage(page);
  await freezeTime(page);
  await screen.open();
  await screen.choose({ date: '2026-11-24', time: '10:00' });
  await screen.confirm.click();
  await expect(page.getByText(messages.en.phone)).toBeVisible();
  await page.getByRole('button', { name: /EN/ }).click();
  await expect(page.getByText(messages.pt.phone)).toBeVisible();
});
