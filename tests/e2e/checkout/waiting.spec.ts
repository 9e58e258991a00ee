import { expect, test } from '../../harness/browser-fixtures.ts';
import { waitForMail } from '../../harness/mailbox.ts';
import { sheetsOf } from '../../harness/sheets.ts';
import { cards, checkoutPage, paymentDetails } from './checkout-page.ts';

const words = {
  en: {
    title: 'Waiting for your payment',
    entity: 'Entity',
    reference: 'Reference',
    status: 'Status',
    pending: 'Pending',
    pay: 'Pay the voucher now',
    session: 'Schedule a session',
    copies: ['Copy the entity', 'Copy the reference', 'Copy the amount'],
    mailed: /^To pay by Multibanco/,
    receipt: /^Payment received/,
    done: 'Completed',
  },
  pt: {
    title: 'À espera do seu pagamento',
    entity: 'Entidade',
    reference: 'Referência',
    status: 'Estado',
    pending: 'Pendente',
    pay: 'Pagar já a referência',
    session: 'Marcar uma sessão',
    copies: ['Copiar a entidade', 'Copiar a referência', 'Copiar o valor'],
    mailed: /^Para pagar por Multibanco/,
    receipt: /^Pagamento recebido/,
    done: 'Concluído',
  },
} as const;

for (const [width, language] of [
  [390, 'pt'],
  [1440, 'en'],
] as const)
  test(`at ${width} px in ${language} a voucher is shown and mailed, survives a reload, is paid late, and the page turns into the receipt`, async ({
    page,
    context,
    server,
  }) => {
    const t = words[language];
    const email = `voucher-${width}@tessera.example`;
    await page.setViewportSize({ width, height: 900 });
    const checkout = checkoutPage(page, language);
    await checkout.open();
    await checkout.email.fill(email);
    await checkout.main.getByRole('radio', { name: /^Multibanco/ }).check();
    await checkout.pay.click();
    await checkout.arrive();
    const title = checkout.main.getByRole('heading', { level: 1 });
    await expect(title).toHaveText(t.title);
    const details = await paymentDetails(page);
    expect(details[t.entity]).toContain('11249');
    expect(details[t.reference]).toMatch(/^\d{3} \d{3} \d{3}/);
    expect(details[t.status]).toBe(t.pending);
    const isBuyers = ({ to }: { to?: { address?: string | undefined }[] | undefined }) =>
      to?.[0]?.address === email;
    const mail = await waitForMail(
      server.mailDir,
      (one) => isBuyers(one) && t.mailed.test(one.subject ?? ''),
    );
    expect(mail.text).toContain(details[t.reference]?.slice(0, 11));
    await page.evaluate(() => {
      const written: string[] = [];
      Object.assign(window, { written });
      const clipboard = { writeText: async (text: string) => void written.push(text) };
      Object.defineProperty(navigator, 'clipboard', { value: clipboard });
    });
    for (const copy of t.copies) await checkout.main.getByRole('button', { name: copy }).click();
    const reference = details[t.reference]?.slice(0, 11).replaceAll(' ', '');
    await expect
      .poll(() => page.evaluate(() => (window as unknown as { written: string[] }).written))
      .toEqual(['11249', reference, '1450.00']);
    await page.reload();
    await expect(title).toHaveText(t.title);
    expect((await paymentDetails(page))[t.reference]).toBe(details[t.reference]);
    await expect(checkout.main.locator('.confetti')).toHaveCount(0);
    expect(await sheetsOf(page)).toBe(1);
    // The voucher is paid elsewhere, while this page stays open.
    const elsewhere = await context.newPage();
    await elsewhere.goto(page.url());
    await elsewhere.getByRole('button', { name: t.pay }).click();
    await page.bringToFront();
    await checkout.expectPaid();
    expect((await paymentDetails(page))[t.status]).toBe(t.done);
    await waitForMail(server.mailDir, (one) => isBuyers(one) && t.receipt.test(one.subject ?? ''));
    await checkout.main.getByRole('link', { name: t.session }).click();
    await expect(page).toHaveURL(/\/with-us\/[\w-]{43}#meetings$/);
    await expect(page.getByRole('radio').first()).toBeVisible();
  });

const phone = {
  en: {
    number: 'the number that ends in 210',
    refuse: 'Decline on the phone',
    title: 'Check your phone',
    refused: 'The request was not accepted',
    nothing: 'Nothing was charged',
    again: 'Send it again',
    accept: 'Accept on the phone',
  },
  pt: {
    number: 'o número que termina em 210',
    refuse: 'Recusar no telemóvel',
    title: 'Veja o seu telemóvel',
    refused: 'O pedido não foi aceite',
    nothing: 'Nada foi cobrado',
    again: 'Enviar de novo',
    accept: 'Aceitar no telemóvel',
  },
} as const;

for (const [width, language] of [
  [390, 'pt'],
  [1440, 'en'],
] as const)
  test(`at ${width} px in ${language} a request that is refused on the phone is sent again`, async ({
    page,
  }) => {
    const t = phone[language];
    await page.setViewportSize({ width, height: 900 });
    const checkout = checkoutPage(page, language);
    await checkout.open();
    await checkout.email.fill('noor@tessera.example');
    await checkout.main.getByRole('radio', { name: /^MB WAY/ }).check();
    await checkout.pay.click();
    await checkout.arrive();
    await expect(checkout.main.getByRole('heading', { name: t.title })).toBeVisible();
    await expect(checkout.main.getByRole('timer')).toHaveText(/^[34]:\d\d$/);
    await expect(checkout.main).toContainText(t.number);
    await checkout.main.getByRole('button', { name: t.refuse }).click();
    const ended = checkout.main.getByRole('alert');
    await expect(ended).toContainText(t.refused);
    await expect(ended).toContainText(t.nothing);
    await checkout.main.getByRole('link', { name: t.again }).click();
    await expect(checkout.main.getByRole('radio', { name: /^MB WAY/ })).toBeChecked();
    await checkout.pay.click();
    await checkout.arrive();
    await checkout.main.getByRole('button', { name: t.accept }).click();
    await checkout.expectPaid();
  });

const debit = {
  en: {
    sent: /^Direct debit ordered/,
    refuse: 'Let the bank return it',
    failed: /^Your direct debit was not/,
  },
  pt: {
    sent: /^Débito direto pedido/,
    refuse: 'Fazer o banco devolver',
    failed: /^O seu débito direto não/,
  },
} as const;

for (const [width, language] of [
  [390, 'pt'],
  [1440, 'en'],
] as const)
  test(`at ${width} px in ${language} a debit that the bank returned is paid again from its mail, on another device`, async ({
    page,
    browser,
    server,
  }) => {
    const t = debit[language];
    const email = `debit-${width}@tessera.example`;
    await page.setViewportSize({ width, height: 900 });
    const checkout = checkoutPage(page, language);
    await checkout.open();
    await checkout.email.fill(email);
    await checkout.main.getByRole('radio', { name: /SEPA/ }).check();
    await checkout.pay.click();
    await checkout.arrive();
    const mailed = (subject: RegExp) =>
      waitForMail(
        server.mailDir,
        (one) => one.to?.[0]?.address === email && subject.test(one.subject ?? ''),
      );
    await mailed(t.sent);
    await page.getByRole('button', { name: t.refuse }).click();
    const { text = '' } = await mailed(t.failed);
    const link = /\/(pt\/)?checkout\?\S+/.exec(text)?.[0] ?? '';
    const viewport = { width, height: 900 };
    const context = await browser.newContext({ baseURL: server.origin, viewport });
    const other = await context.newPage();
    const again = checkoutPage(other, language);
    await other.goto(link);
    await again.writeCard(cards.good);
    await again.pay.click();
    await again.expectPaid();
    await context.close();
  });

test('a payment that a check has found settled is not looked up again', async ({
  page,
  context,
}) => {
  await page.clock.install();
  const checkout = checkoutPage(page);
  await checkout.open();
  await checkout.email.fill('settled@tessera.example');
  await checkout.main.getByRole('radio', { name: /^Multibanco/ }).check();
  await checkout.pay.click();
  await checkout.arrive();
  await expect(checkout.main.getByRole('heading', { level: 1 })).toHaveText(words.en.title);
  const elsewhere = await context.newPage();
  await elsewhere.goto(page.url());
  await elsewhere.getByRole('button', { name: words.en.pay }).click();
  await checkoutPage(elsewhere).expectPaid();
  await page.clock.fastForward(5000);
  await checkout.expectPaid();
  let looks = 0;
  page.on('request', (request) => {
    if (request.url().includes('/api/payments/look')) looks += 1;
  });
  await page.clock.fastForward(60_000);
  // Requests are seen in their order, so that a look before this one would have been.
  await page.evaluate(() => fetch('/api/company'));
  expect(looks).toBe(0);
});
