import type { CDPSession, Page } from '@playwright/test';
import { expect } from '../../harness/browser-fixtures.ts';
import { test } from '../../harness/signed-in-owner.ts';

// WebAuthn refuses an address: without ORIGIN the server's is `localhost`.
test.use({ serverEnv: { HOST: 'localhost', ORIGIN: '' } });

type Device = { session: CDPSession; authenticatorId: string };

/** A phone that keeps passkeys and answers by itself. */
async function connectPhone(page: Page): Promise<Device> {
  const session = await page.context().newCDPSession(page);
  await session.send('WebAuthn.enable');
  const { authenticatorId } = await session.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  return { session, authenticatorId };
}

async function keptOn({ session, authenticatorId }: Device) {
  return (await session.send('WebAuthn.getCredentials', { authenticatorId })).credentials;
}

test('a passkey that is removed, or that nobody here knows, is forgotten by its device', async ({
  page,
  allowConsole,
}) => {
  test.setTimeout(60_000);
  // The back office is another build; a passkey that is refused is a 401.
  allowConsole(/\/admin|401|403/);
  await page.goto('/admin/account');
  const phone = await connectPhone(page);
  const add = page.getByRole('button', { name: 'Add a passkey' });
  const removeFirst = page.getByRole('button', { name: /^Remove / }).first();
  await add.click();
  await expect(removeFirst).toBeVisible();
  expect(await keptOn(phone)).toHaveLength(1);
  const [made] = await keptOn(phone);

  await removeFirst.click();
  await page.getByRole('dialog').getByRole('button', { name: 'Remove' }).click();
  await expect(removeFirst).toBeHidden();
  await expect.poll(() => keptOn(phone)).toEqual([]);

  // The device has it back, as one that was not reached when it was removed.
  if (!made) throw new Error('The device keeps no passkey');
  await phone.session.send('WebAuthn.addCredential', {
    authenticatorId: phone.authenticatorId,
    credential: made,
  });
  await page.context().clearCookies();
  // The page offers passkeys in its field, and this device answers by itself.
  const refused = page.waitForResponse('**/api/sign-in/passkey/finish');
  await page.goto('/sign-in');
  const answer = await refused;
  expect([answer.status(), await answer.json()]).toMatchObject([401, { isUnknown: true }]);
  await expect.poll(() => keptOn(phone)).toEqual([]);
});
