import { expect } from '../../harness/browser-fixtures.ts';
import { test } from '../../harness/signed-in-owner.ts';
import { addAuthenticator } from './owner-log.ts';

// WebAuthn refuses an address: without ORIGIN the server's is `localhost`.
test.use({ serverEnv: { HOST: 'localhost', ORIGIN: '' } });

test('a passkey that is removed, or that nobody here knows, is forgotten by its device', async ({
  page,
  allowConsole,
}) => {
  // The back office is another build; a passkey that is refused is a 401.
  allowConsole(/\/admin|401|403/);
  await page.goto('/admin/account');
  const phone = await addAuthenticator(page);
  const add = page.getByRole('button', { name: 'Add a passkey' });
  const removeFirst = page.getByRole('button', { name: /^Remove / }).first();
  await add.click();
  await expect(removeFirst).toBeVisible();
  expect(await phone.passkeys()).toHaveLength(1);
  const [made] = await phone.passkeys();

  await removeFirst.click();
  await page.getByRole('dialog').getByRole('button', { name: 'Remove' }).click();
  await expect(removeFirst).toBeHidden();
  await expect.poll(phone.passkeys).toEqual([]);

  // The device has it back, as one that was not reached when it was removed.
  if (!made) throw new Error('The device keeps no passkey');
  await phone.holdOnly([made]);
  await page.context().clearCookies();
  // The page offers passkeys in its field, and this device answers by itself.
  const refused = page.waitForResponse('**/api/sign-in/passkey/finish');
  await page.goto('/sign-in');
  const answer = await refused;
  expect([answer.status(), await answer.json()]).toMatchObject([401, { isUnknown: true }]);
  await expect.poll(phone.passkeys).toEqual([]);
});
