import { subscriberTexts } from '#features/payments/subscriptions/subscriber.texts.ts';
import { expect, test } from '../../harness/browser-fixtures.ts';
import { waitForMail } from '../../harness/mailbox.ts';

test.use({ javaScriptEnabled: false });

const card = { number: '4242 4242 4242 4242', expiry: '12/30', cvc: '123' };

for (const language of ['en', 'pt'] as const)
  test(`without scripts a subscriber reads the subscription, ends it and goes on after all, in ${language}`, async ({
    page,
    request,
    server,
    allowConsole,
  }) => {
    // Preloads of modules are refused while scripts are off.
    allowConsole(/\.js csp$|404/);
    const t = subscriberTexts[language];
    const email = `plain-subscriber-${language}@tessera.example`;
    const ask = { amount: 1, packageId: 'store-care', language };
    const intent = await request.post('/api/create-payment-intent', { data: ask });
    const { orderId, clientSecret } = await intent.json();
    await request.put(`/api/orders/${orderId}/billing`, { data: { clientSecret, email } });
    await request.post('/api/sandbox/confirm', { data: { clientSecret, ...card } });
    const receipt = await waitForMail(
      server.mailDir,
      ({ to, subject }) => to?.[0]?.address === email && /EN-\w{6}/.test(subject ?? ''),
    );
    const path = /(\/pt)?\/subscription\/[\w.-]+/.exec(receipt.text ?? '')?.[0] ?? '';
    const stateOf = async () => {
      const token = path.split('/').at(-1);
      return (await request.get(`/api/subscriptions/${token}`)).json();
    };
    const press = (name: string) => page.getByRole('button', { name, exact: true }).click();

    await page.goto(path);
    await expect(page.getByLabel(t.loading)).toBeHidden();
    await press(t.show);
    await expect(page.getByText(t.state_active, { exact: true })).toBeVisible();
    await expect(page.getByText(t.cardNeedsScripts)).toBeVisible();
    await press(t.end);
    await expect(page.getByRole('heading', { name: t.endTitle })).toBeVisible();
    await press(t.keep);
    await expect(page.getByRole('heading', { name: t.ending })).toBeVisible();
    expect(await stateOf()).toMatchObject({ endsAt: null });
    await press(t.end);
    await press(t.endConfirm);
    await expect(page).toHaveURL(/\?sent=end(#answer)?$/);
    await expect(page.getByRole('heading', { name: t.endingTitle })).toBeVisible();
    expect((await stateOf()).endsAt).toBeTruthy();
    await press(t.resume);
    await expect(page.getByRole('heading', { name: t.ending })).toBeVisible();
    expect(await stateOf()).toMatchObject({ endsAt: null, status: 'active' });

    // A link that leads nowhere says so at once, and to a press that was made before it ended.
    const nowhere = `${language === 'pt' ? '/pt' : ''}/subscription/nobody`;
    await page.goto(nowhere);
    await expect(page.getByRole('heading', { name: t.unknown })).toBeVisible();
    await expect(page.getByRole('button', { name: t.show })).toHaveCount(0);
    const pressed = await request.post(nowhere, { form: { step: 'end-now' } });
    expect(pressed.status()).toBe(404);
    expect(await pressed.text()).toContain(t.unknown);
  });
