import { expect, test } from '../../harness/browser-fixtures.ts';
import { checkoutPage, paymentDetails } from './checkout-page.ts';

test('a voucher is shown with its numbers, survives a reload, and turns into the paid page', async ({
  page,
}) => {
  const checkout = checkoutPage(page);
  await checkout.open();
  await checkout.email.fill('noor@tessera.example');
  await checkout.main.getByRole('radio', { name: /^Multibanco/ }).check();
  await checkout.pay.click();
  await checkout.arrive();
  const title = checkout.main.getByRole('heading', { level: 1 });
  await expect(title).toHaveText('Waiting for your payment');
  const details = await paymentDetails(page);
  expect(details.Entity).toContain('11249');
  expect(details.Reference).toMatch(/^\d{3} \d{3} \d{3}/);
  expect(details.Status).toBe('Pending');
  await page.reload();
  await expect(title).toHaveText('Waiting for your payment');
  expect((await paymentDetails(page)).Reference).toBe(details.Reference);
  await expect(checkout.main.locator('.confetti')).toHaveCount(0);
  await checkout.main.getByRole('button', { name: 'Pay the voucher now' }).click();
  await checkout.expectPaid();
  expect(await paymentDetails(page)).toMatchObject({ Amount: '€1,450.00', Status: 'Completed' });
  await checkout.main.getByRole('link', { name: 'Schedule a session' }).click();
  await expect(page.getByRole('textbox', { name: /^Email/ })).toHaveValue('noor@tessera.example');
  expect(page.url()).not.toContain('noor');
});

test('a request that is refused on the phone can be sent again, in Portuguese', async ({
  page,
}) => {
  const checkout = checkoutPage(page, 'pt');
  await checkout.open();
  await checkout.email.fill('noor@tessera.example');
  await checkout.main.getByRole('radio', { name: /^MB WAY/ }).check();
  await checkout.pay.click();
  await checkout.arrive();
  await expect(checkout.main.getByRole('timer')).toHaveText(/^[34]:\d\d$/);
  await expect(checkout.main).toContainText('o número que termina em 210');
  await checkout.main.getByRole('button', { name: 'Recusar no telemóvel' }).click();
  const ended = checkout.main.getByRole('alert');
  await expect(ended).toContainText('O pedido não foi aceite');
  await expect(ended).toContainText('Nada foi cobrado');
  await checkout.main.getByRole('link', { name: 'Enviar de novo' }).click();
  await expect(checkout.main.getByRole('radio', { name: /^MB WAY/ })).toBeChecked();
  await checkout.pay.click();
  await checkout.arrive();
  await checkout.main.getByRole('button', { name: 'Aceitar no telemóvel' }).click();
  await checkout.expectPaid();
});
