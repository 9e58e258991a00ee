import type { Page } from '@playwright/test';
import { expect } from '../../harness/browser-fixtures.ts';
import type { RunningServer } from '../../harness/running-server.ts';
import { owner, test } from '../../harness/signed-in-owner.ts';
import { readSignInMail } from '../sign-in/owner-log.ts';
import { emptyInbox, replyTo, seed, yuki } from './inbox-page.ts';

test.use({ serverEnv: { HOST: 'localhost', ORIGIN: '' } });

test.beforeEach(async ({ page, allowConsole, server }) => {
  // The back office is another build; 401 is what these tests are about.
  allowConsole(/\/admin|401/);
  await page.goto('/admin/inbox');
  await emptyInbox(page, server.origin);
});

/** Opens another session and leaves the one that the other tests use. */
async function signInOnceMore(page: Page, server: RunningServer): Promise<void> {
  await page.context().clearCookies();
  const headers = { Origin: server.origin };
  const asked = await page.request.post('/api/sign-in', {
    data: { email: owner.email, locale: 'en' },
    headers,
  });
  const { id } = (await asked.json()) as { id: string };
  const { code } = await readSignInMail(server, owner.email, id);
  await page.request.post('/api/sign-in/finish', { data: { id, code, locale: 'en' }, headers });
}

test('an ended session is begun again in place, and what was typed is sent', async ({
  page,
  context,
  server,
}) => {
  const [id] = await seed(page);
  // The last reads of the screen: a later one would ask for a code as well.
  const reads = Promise.all(
    ['people/*', 'saved-answers'].map((path) => page.waitForResponse(`**/api/admin/${path}`)),
  );
  await page.goto(`/admin/inbox/${id}`);
  await replyTo(page, yuki.name).fill('Typed before the session ended.');
  await reads;
  await context.clearCookies();
  await page.getByRole('button', { name: 'Send', exact: true }).click();
  const proof = page.getByRole('dialog', { name: 'Your session is over' });
  await proof.getByRole('button', { name: 'Cancel' }).last().click();
  await expect(replyTo(page, yuki.name)).toHaveValue('Typed before the session ended.');
  await page.getByRole('button', { name: 'Send', exact: true }).click();
  const asked = page.waitForResponse('**/api/sign-in');
  await proof.getByRole('button', { name: 'Send me a code' }).click();
  const { id: signIn } = (await (await asked).json()) as { id: string };
  await proof.getByLabel('Code').fill((await readSignInMail(server, owner.email, signIn)).code);
  await page.keyboard.press('Enter');
  const thread = page.getByRole('region', { name: `Messages of ${yuki.name}` });
  await expect(thread.getByRole('listitem').last()).toContainText('Typed before the session');
});

test('a session that is ended on another device asks for a code in place, without a press', async ({
  page,
  server,
}) => {
  const [id] = await seed(page);
  await signInOnceMore(page, server);
  const followed = page.waitForResponse('**/api/events');
  await page.goto(`/admin/inbox/${id}`);
  await followed;
  const typed = replyTo(page, yuki.name);
  await typed.fill('Typed while the session ended.');
  await page.evaluate(async () => {
    const { sessions } = await (await fetch('/api/account/sessions')).json();
    const own = sessions.find(({ isCurrent }: { isCurrent: boolean }) => isCurrent);
    await fetch(`/api/account/sessions/${own.id}`, { method: 'DELETE' });
  });
  const proof = page.getByRole('dialog', { name: 'Your session is over' });
  const asked = page.waitForResponse('**/api/sign-in');
  await proof.getByRole('button', { name: 'Send me a code' }).click();
  const { id: signIn } = (await (await asked).json()) as { id: string };
  await proof.getByLabel('Code').fill((await readSignInMail(server, owner.email, signIn)).code);
  await page.keyboard.press('Enter');
  await expect(proof).toBeHidden();
  await expect(typed).toHaveValue('Typed while the session ended.');
  await page.getByRole('button', { name: 'Send', exact: true }).click();
  const thread = page.getByRole('region', { name: `Messages of ${yuki.name}` });
  await expect(thread.getByRole('listitem').last()).toContainText('Typed while the session');
});

test('a read that is refused as the session is over asks for a code in place, and reads again', async ({
  page,
  context,
  server,
}) => {
  await page.setViewportSize({ width: 1440, height: 1000 });
  await page.goto('/admin/inbox');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await context.clearCookies();
  // Another read may be refused first, and its dialog cover the link.
  await page.getByRole('link', { name: 'Calendar', exact: true }).dispatchEvent('click');
  const proof = page.getByRole('dialog', { name: 'Your session is over' });
  const asked = page.waitForResponse('**/api/sign-in');
  await proof.getByRole('button', { name: 'Send me a code' }).click();
  const { id: signIn } = (await (await asked).json()) as { id: string };
  await proof.getByLabel('Code').fill((await readSignInMail(server, owner.email, signIn)).code);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main').getByRole('heading', { level: 2 }).first()).toBeVisible();
  await expect(proof).toBeHidden();
});
