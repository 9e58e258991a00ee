import { type Browser, expect, type Page } from '@playwright/test';
import { frameTexts } from '#admin/frame/frame.texts.ts';
import { signInTexts } from '#features/auth/sign-in/sign-in.texts.ts';
import { firstOwnerPath } from '../../harness/first-owner-path.ts';
import type { RunningServer } from '../../harness/running-server.ts';
import { pressByKeyboard, typeInto } from './keyboard.ts';
import { addAuthenticator, readSignInMail } from './owner-log.ts';

const email = 'rita@entrada.example';

type Journey = { server: RunningServer; browser: Browser; language: 'en' | 'pt'; width: number };

/**
 * By keyboard alone: becomes the first owner, makes a passkey, signs out, signs in by the passkey, and
 * by a code on a second browser, whose session the first one ends.
 */
export async function becomeOwnerByKeyboard(
  page: Page,
  { server, browser, language, width }: Journey,
): Promise<void> {
  const { origin } = server;
  const [t, frame] = [signInTexts[language], frameTexts[language]];
  const prefix = language === 'pt' ? '/pt' : '';
  const button = (on: Page, name: string) => on.getByRole('button', { name, exact: true });
  const viewport = { width, height: 844 };
  // What is typed at one width is sent at the other, and the second browser has the other.
  const other = { width: width === 390 ? 1440 : 390, height: 844 };
  await page.setViewportSize(other);
  await addAuthenticator(page);
  await page.goto(`${origin}${prefix}${firstOwnerPath(server)}`);
  await typeInto(page, page.getByLabel(t.name), 'Rita Falcão');
  await typeInto(page, page.getByLabel(t.email), email);
  await page.setViewportSize(viewport);
  await page.keyboard.press('Enter');
  await pressByKeyboard(page, button(page, t.offer));
  await page.waitForURL('**/admin');

  // The back office goes on in the language of the sign-in.
  if (width < 960) await pressByKeyboard(page, button(page, frame.more));
  await pressByKeyboard(page, button(page, frame.signOut));
  await page.waitForURL(/\/sign-in/);
  // The browser offers the passkey at the email field; the virtual device accepts at once.
  await page.waitForURL(/\/admin/);

  const locale = language === 'pt' ? 'pt-PT' : 'en-GB';
  const second = await browser.newPage({ viewport: other, locale });
  await second.goto(`${origin}${prefix}/sign-in`);
  await typeInto(second, second.getByLabel(t.email), email);
  await second.keyboard.press('Enter');
  const code = second.getByLabel(t.code, { exact: true });
  await expect(code).toBeFocused();
  const mailed = await readSignInMail(server, email);
  await second.keyboard.type(mailed.code);
  await second.keyboard.press('Enter');
  await second.waitForURL('**/admin');

  await page.goto(`${origin}/admin/account`);
  const end = page.getByRole('button', {
    name: language === 'pt' ? /^Terminar a sessão de/ : /^End the session of/,
  });
  await pressByKeyboard(page, end);
  await expect(end).toHaveCount(0);
  await second.reload();
  await second.waitForURL(/\/sign-in\?to=/);
  await second.close();
}
