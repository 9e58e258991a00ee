import { expect, test } from '../../harness/browser-fixtures.ts';
import { prefixes, subscribe, unsentWords } from './unsent-mail.ts';

test.use({ serverEnv: { SMTP_URL: 'smtp://127.0.0.1:9' } });

for (const prefix of prefixes)
  test(`with a mail server nothing says that no email is sent: ${prefix}/`, async ({ page }) => {
    const { note, subscribe: words } = unsentWords[prefix];
    const section = await subscribe(page, prefix);
    await expect(section).toContainText(words[2]);
    await expect(section).not.toContainText(note);
    await page.goto(`${prefix}/withdrawal?sent`);
    await expect(page.getByRole('main')).not.toContainText(note);
  });
