import { expect, test } from '../../harness/browser-fixtures.ts';
import { prefixes, subscribe, unsentWords } from './unsent-mail.ts';

for (const prefix of prefixes)
  test(`without a mail server what announces an email says that none is sent: ${prefix}/`, async ({
    page,
  }) => {
    const { note, subscribe: words } = unsentWords[prefix];
    const section = await subscribe(page, prefix);
    await expect(section).toContainText(words[2]);
    await expect(section).toContainText(note);
    await page.goto(`${prefix}/withdrawal?sent`);
    await expect(page.getByRole('main')).toContainText(note);
    // Where nothing is announced there is nothing to correct.
    await page.goto(`${prefix}/withdrawal`);
    await expect(page.getByRole('main')).not.toContainText(note);
  });
