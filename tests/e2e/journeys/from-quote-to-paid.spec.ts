import type { Page } from '@playwright/test';
import { axeViolationsInEveryLook, expect, ownServer } from '../../harness/browser-fixtures.ts';
import { waitForMail } from '../../harness/mailbox.ts';
import { test } from '../../harness/signed-in-owner.ts';
import { cards, checkoutPage } from '../checkout/checkout-page.ts';
import { fill, words } from '../contact/contact-form.ts';

test.use({ serverEnv: ownServer('from-quote-to-paid') });

const phoneSize = { width: 390, height: 844 };

/** The page neither scrolls sideways nor has a finding, in any look. */
async function looksWell(page: Page): Promise<void> {
  expect(await axeViolationsInEveryLook(page)).toEqual([]);
  await page.setViewportSize(phoneSize);
}

test('from the custom quote on the packages to the last part paid: a client on a phone, the owner at a desk', async ({
  page,
  browser,
  server,
}) => {
  test.slow();
  const email = `noor-${Date.now()}@tessera.example`;
  const phone = await browser.newContext({
    baseURL: server.origin,
    viewport: phoneSize,
  });
  const client = await phone.newPage();
  const linkIn = async (subject: RegExp, link: RegExp) => {
    const mail = await waitForMail(
      server.mailDir,
      (one) => one.to?.[0]?.address === email && subject.test(one.subject ?? ''),
      90_000,
    );
    return link.exec(mail.text ?? '')?.[0] ?? '';
  };

  // The client writes what they need.
  await client.goto('/pt');
  await client.getByRole('link', { name: 'Pedir orçamento à medida' }).click();
  await expect(client.locator('.contact-form button')).toHaveAttribute('type', 'submit');
  const { send } = await fill(client, words.pt, email);
  await send.click();
  await expect(client.getByText(words.pt.sent, { exact: true }).first()).toBeVisible();

  // The owner answers it with a quote.
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('/admin/inbox');
  await page
    .getByRole('link', { name: /Noor El-Amin/ })
    .first()
    .click();
  await page.getByRole('link', { name: 'Write a quote' }).click();
  await page.getByLabel('Title in English').fill('A shop with two partners');
  await page.getByLabel('Title in Portuguese').fill('Uma loja com dois sócios');
  await page.getByLabel('In English', { exact: true }).fill('Formation and advice');
  await page.getByLabel('In Portuguese', { exact: true }).fill('Constituição e aconselhamento');
  await page.getByLabel('Price of one, in euros').fill('900.01');
  await page.getByLabel('Steps of the work').selectOption('company-setup');
  await page.getByRole('button', { name: 'Add a part' }).click();
  await expect(page.getByText('The parts make 100%.')).toBeVisible();
  await page.getByLabel('When it is due').nth(1).selectOption('step');
  await page.getByLabel('Step', { exact: true }).selectOption('1');
  await page.getByRole('button', { name: 'Save as a draft' }).click();
  await page.getByRole('button', { name: 'Send it', exact: true }).click();
  await expect(page.getByRole('button', { name: 'Send again' })).toBeVisible();

  // The client accepts it.
  await client.goto(await linkIn(/^O seu orçamento/, /https?:\S+\/do\/[\w-]{43}/));
  await expect(client.getByText('Constituição e aconselhamento')).toBeVisible();
  await looksWell(client);
  await client.getByLabel('O seu nome').fill('Noor El-Amin');
  await client.getByRole('button', { name: 'Aceitar, com obrigação de pagar' }).click();
  await expect(
    client.getByRole('heading', { name: 'Obrigado. Aceitou o orçamento.' }),
  ).toBeVisible();
  await looksWell(client);

  // The first part is asked for at once, and paid by card.
  const checkout = checkoutPage(client, 'pt');
  const pay = async (amount: string) => {
    await expect(checkout.summary).toContainText(amount);
    await checkout.writeCard(cards.good);
    await checkout.pay.click();
    await checkout.expectPaid();
  };
  const first = await linkIn(
    /^Pagamento: Uma loja/,
    /https?:\S+\/checkout\?request=[\w-]+\.[\w-]+/,
  );
  await client.goto(first);
  await expect(checkout.number).toBeVisible();
  await looksWell(client);
  await pay('450,01 €');

  // The work exists, with what is paid of its plan; the owner does the step that the second part waits for.
  await page.reload();
  await expect(page.getByText('Noor El-Amin accepted version 1')).toBeVisible();
  await expect(page.getByText(/€450\.01 of €900\.01 paid/)).toBeVisible();
  await page.locator('dl a[href*="/admin/projects/"]').click();
  const plan = page.getByRole('region', { name: 'Plan of payments' });
  await expect(plan.getByText(/€450\.01 of €900\.01 paid/)).toBeVisible();
  const steps = page.getByRole('region', { name: 'Steps' });
  await steps.getByRole('button', { name: 'Done', exact: true }).first().click();

  const second = await linkIn(
    /^Pagamento: Uma loja.*450,00/,
    /https?:\S+\/checkout\?request=[\w-]+\.[\w-]+/,
  );
  expect(second).not.toBe(first);
  await client.goto(second);
  await expect(checkout.number).toBeVisible();
  await pay('450,00 €');
  await looksWell(client);
  await expect(plan.getByText(/€900\.01 of €900\.01 paid/)).toBeVisible();
  await phone.close();
});
