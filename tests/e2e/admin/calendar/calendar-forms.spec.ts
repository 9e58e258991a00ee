import { expect } from '../../../harness/browser-fixtures.ts';
import { test } from '../../../harness/signed-in-owner.ts';
import { someSlot } from './offered-slots.ts';

test.use({ hasTouch: true, viewport: { width: 390, height: 844 }, locale: 'pt-PT' });

test.beforeEach(({ allowConsole }) => {
  // The back office is another build; what is refused is asked for on purpose.
  allowConsole(/\/admin|422/);
});

test('a reason that is missing is said beside its field, the one in the owner’s language first', async ({
  page,
}) => {
  await page.goto('/admin/calendar');
  await page.getByRole('button', { name: 'Fechar horas' }).tap();
  const dialog = page.getByRole('dialog', { name: 'Fechar horas' });
  await dialog.getByText('Dias inteiros').tap();
  await expect(dialog.getByLabel(/^Motivo em/).first()).toHaveAccessibleName('Motivo em português');
  await dialog.getByLabel('Motivo em português').fill('Véspera de Natal');
  await dialog.getByRole('button', { name: 'Fechar estes dias' }).tap();
  const english = dialog.getByLabel('Motivo em inglês');
  await expect(english).toHaveAttribute('aria-invalid', 'true');
  await expect(english).toHaveAccessibleDescription('Este campo é obrigatório');
  await expect(dialog.getByLabel('Motivo em português')).not.toHaveAttribute('aria-invalid');
});

test('a free hour that is not chosen is an empty circle', async ({ page }) => {
  // In the evening today has no free hour.
  const { date } = await someSlot(page);
  await page.goto('/admin/calendar/book');
  await page.getByLabel('Dia', { exact: true }).fill(date);
  const free = page.locator('main input[type="radio"]').first();
  await expect(free).not.toBeChecked();
  const signOf = () => free.evaluate((one) => getComputedStyle(one, '::after').content);
  expect(await signOf()).toBe('none');
});
