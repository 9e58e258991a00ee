import { axeViolationsInEveryLook, expect, test } from '../../harness/browser-fixtures.ts';
import { waitForMail } from '../../harness/mailbox.ts';
import type { RunningServer } from '../../harness/running-server.ts';

const phone = { width: 390, height: 844 };

async function send(server: RunningServer, path: string, body: object, method = 'POST') {
  const response = await fetch(server.origin + path, {
    method,
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
  });
  const text = await response.text();
  return (text.startsWith('{') ? JSON.parse(text) : {}) as Record<string, string>;
}

/** Buys a package and returns the path of the link that the receipt brings. */
async function linkOf(server: RunningServer, language: 'en' | 'pt'): Promise<string> {
  const email = `${crypto.randomUUID()}@t.example`;
  const order = { amount: 1, packageId: 'blueprint', language };
  const { orderId, clientSecret } = await send(server, '/api/create-payment-intent', order);
  await send(server, `/api/orders/${orderId}/billing`, { clientSecret, email }, 'PUT');
  const card = { number: '4242 4242 4242 4242', expiry: '12/30', cvc: '123' };
  await send(server, '/api/sandbox/confirm', { clientSecret, ...card });
  const mail = await waitForMail(
    server.mailDir,
    ({ to, text = '' }) => to?.[0]?.address === email && text.includes('/with-us/'),
  );
  const [, path = ''] = /(\/with-us\/[\w-]{43})/.exec(mail.text ?? '') ?? [];
  return path;
}

const words = {
  en: {
    needs: 'What we need from you',
    choose: 'Choose a time',
    book: 'Book this time',
    booked: 'Your meeting is booked.',
    message: 'Your message',
    send: 'Send',
    sent: 'Your message is with us.',
    end: 'End all links',
    ended: 'All links are ended.',
    missing: 'Please choose a day and a time.',
  },
  pt: {
    needs: 'O que precisamos de si',
    choose: 'Escolher a hora',
    book: 'Marcar esta hora',
    booked: 'A sua reunião está marcada.',
    message: 'A sua mensagem',
    send: 'Enviar',
    sent: 'Recebemos a sua mensagem.',
    end: 'Terminar todas as ligações',
    ended: 'Todas as ligações terminaram.',
    missing: 'Escolha um dia e uma hora.',
  },
} as const;

for (const language of ['en', 'pt'] as const)
  for (const javaScriptEnabled of [true, false])
    test.describe(`a client’s page, ${language}, with scripts: ${javaScriptEnabled}`, () => {
      test.use({ viewport: phone, javaScriptEnabled });
      const t = words[language];

      test('has what is needed in the first screen, and books, writes and ends', async ({
        page,
        server,
        allowConsole,
      }) => {
        // What is refused is a page with what was chosen.
        allowConsole(/422/);
        await page.goto(await linkOf(server, language));
        const first = page.getByRole('link', { name: t.choose });
        await expect(page.getByRole('heading', { name: t.needs })).toBeInViewport({ ratio: 1 });
        await expect(first).toBeInViewport({ ratio: 1 });
        await first.click();
        await page.getByRole('button', { name: t.book }).click();
        await expect(page.getByRole('alert')).toContainText(t.missing);
        await page.locator('input[name="slot"]').first().check();
        await page.getByRole('button', { name: t.book }).click();
        await expect(page.getByRole('status')).toContainText(t.booked);

        await page.getByLabel(t.message).fill('Vemo-nos lá.');
        await page.getByRole('button', { name: t.send, exact: true }).click();
        await expect(page.getByRole('status')).toContainText(t.sent);

        const address = page.url();
        await page.getByRole('button', { name: t.end }).click();
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(t.ended);
        expect((await page.request.get(address)).status()).toBe(404);
      });
    });

for (const language of ['en', 'pt'] as const)
  test(`no accessibility findings and nothing too wide, ${language}`, async ({ page, server }) => {
    const path = await linkOf(server, language);
    await page.goto(path);
    expect(await axeViolationsInEveryLook(page)).toEqual([]);
    // Of the times that are offered others may have taken those that begin a day.
    const slot = page.locator('input[name="slot"]').first();
    const [date = '', time = ''] = ((await slot.getAttribute('value')) ?? '').split('T');
    await send(server, `/api${path}/meetings`, { date, time });
    await send(server, `/api${path}/messages`, { text: 'https://t.example/'.repeat(20) });
    await page.goto(path);
    expect(await axeViolationsInEveryLook(page)).toEqual([]);
    await page.goto(`/with-us?lang=${language}`);
    expect(await axeViolationsInEveryLook(page)).toEqual([]);
  });
