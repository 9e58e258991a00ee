import type { Page } from '@playwright/test';
import { labelOf } from '#features/content/fields/field-labels.texts.ts';
import { historyTexts } from '#features/content/history/admin/history.texts.ts';
import { archiveTexts } from '#features/newsletter/archive/archive.texts.ts';
import { campaignsTexts } from '#features/newsletter/campaigns/admin/campaigns-admin.texts.ts';
import { newsletterTexts } from '#features/newsletter/newsletter.texts.ts';
import type { Language } from '#i18n/language.ts';
import { translate } from '#i18n/texts.ts';
import { axeViolationsInEveryLook, expect, ownServer } from '../../harness/browser-fixtures.ts';
import { waitForMail } from '../../harness/mailbox.ts';
import { owner, test } from '../../harness/signed-in-owner.ts';
import { subscribe } from './newsletter-links.ts';

test.use({ serverEnv: ownServer('issue-goes-out') });

type Key = keyof typeof campaignsTexts.en;

/** The screen of an issue in one language of the back office. */
function issueScreen(page: Page, language: Language) {
  const t = (key: Key, values: Record<string, string | number> = {}) =>
    translate(campaignsTexts, language, key, values);
  return {
    t,
    button: (key: Key, values: Record<string, string | number> = {}) =>
      page.getByRole('button', { name: t(key, values), exact: true }),
    field: (name: string) => page.getByLabel(labelOf(language, name), { exact: true }),
    saved: () => expect(page.getByRole('status').filter({ hasText: t('kept') })).toBeVisible(),
  };
}

/** Does what the owner does elsewhere: the pace is slow enough to pause between two mails. */
async function setPace(page: Page, origin: string, perMinute: number): Promise<void> {
  const data = { perMinute, warmUp: false };
  const headers = { Origin: origin };
  const answer = await page.request.put('/api/admin/settings/newsletter', { data, headers });
  expect(answer.status()).toBe(200);
}

test('an issue is written, seen, tested, scheduled, sent, paused and resumed, and readers leave', async ({
  page,
  request,
  server,
}) => {
  const { t, button, field, saved } = issueScreen(page, 'en');
  await subscribe({ request, server }, 'en@reader.example', 'en');
  await subscribe({ request, server }, 'pt@reader.example', 'pt');
  await setPace(page, server.origin, 4);
  // The frame of the preview is sandboxed, and has no storage.
  await page.addInitScript(() => {
    if (window === window.top) localStorage.setItem('admin-language', 'en');
  });
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('/admin/newsletter');
  await expect(page.getByText(t('readers_many', { count: 2, en: 1, pt: 1 }))).toBeVisible();
  await button('write').focus();
  await page.keyboard.press('Enter');
  await field('subject').fill('The tax calendar');
  await field('body').fill('## Three dates\n\nThe year has **three** that cost money.');
  await saved();
  const frame = page.frameLocator(`iframe[title="${t('previewFrame')}"]`);
  await expect(frame.getByRole('heading', { name: 'Three dates' })).toBeVisible();
  // Somebody saves what they had before them for too long: it is kept, and can be compared.
  const address = `/api/admin/campaigns/${page.url().split('/').at(-1)}/draft`;
  const late = await page.request.put(address, {
    data: { body: 'The year has three dates.' },
    headers: { Origin: server.origin, 'If-Match': '"1"' },
  });
  expect(late.status()).toBe(412);
  await button('versionsShow').click();
  const refused = page.getByRole('listitem').filter({ hasText: t('version_refused') });
  await refused.getByText(historyTexts.en.changes, { exact: true }).click();
  await expect(refused.getByRole('heading')).toHaveText([labelOf('en', 'body')]);
  await expect(refused.getByRole('deletion')).toHaveText([
    '## Three dates',
    '**three** that cost money.',
  ]);
  await expect(refused.getByRole('insertion')).toHaveText(['three dates.']);
  await button('inDark').click();
  await button('asPhone').click();
  const phone = page.locator(`iframe[title="${t('previewFrame')}"]`);
  expect((await phone.boundingBox())?.width).toBeLessThanOrEqual(392);
  await button('asText').click();
  await expect(page.locator('pre')).toContainText('Three dates');
  await page.setViewportSize({ width: 390, height: 844 });
  expect(await axeViolationsInEveryLook(page), 'draft').toEqual([]);
  await page.setViewportSize({ width: 390, height: 844 });
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth);
  expect(overflow).toBeLessThanOrEqual(390);
  await page.setViewportSize({ width: 1440, height: 900 });

  await button('test_en').click();
  const isTest = ({ to, subject }: { to?: { address?: string }[]; subject?: string }) =>
    to?.[0]?.address === owner.email && subject === 'The tax calendar';
  expect((await waitForMail(server.mailDir, isTest as never)).text).toContain('This is a test');
  await expect(page.getByText(t('ready_test'))).toBeVisible();

  await button('start_many', { count: 2 }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toContainText(t('missingAsk_one'));
  const send = dialog.getByRole('button', { name: t('startNow'), exact: true });
  await expect(send).toBeDisabled();
  await dialog.getByRole('radio', { name: t('missing_english') }).check();
  await dialog.getByRole('radio', { name: t('atTime') }).check();
  await dialog.getByLabel(t('day')).first().fill('2031-01-15');
  await dialog.getByRole('button', { name: t('startAt'), exact: true }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByText('15 Jan 2031').first()).toBeVisible();
  await button('takeBack').first().click();
  await button('start_many', { count: 2 }).click();
  await dialog.getByRole('radio', { name: t('missing_english') }).check();
  await dialog.getByRole('radio', { name: t('now'), exact: true }).check();
  await send.click();

  await button('pause').click({ timeout: 60_000 });
  await button('resume').click();
  await expect(page.getByText(t('state_sent'), { exact: true })).toBeVisible({ timeout: 90_000 });
  const facts = page.locator('.facts');
  const factOf = (key: Key) =>
    facts
      .locator('div')
      .filter({ has: page.getByText(t(key), { exact: true }) })
      .getByRole('definition');
  await expect(factOf('sent')).toHaveText('2');
  await expect(factOf('cameSignUps')).toHaveText('0');
  // What was written before stays to be read and compared, and goes back nowhere.
  await button('versionsShow').click();
  await expect(page.getByText(t('versionSent'), { exact: true })).toBeVisible();
  await refused.getByText(historyTexts.en.changes, { exact: true }).click();
  await expect(refused.getByRole('insertion')).toHaveText(['three dates.']);
  await expect(button('takeVersion')).toHaveCount(0);
  expect(await axeViolationsInEveryLook(page), 'sent').toEqual([]);

  const linkOf = async (address: string) => {
    const mail = await waitForMail(
      server.mailDir,
      ({ to, subject }) => to?.[0]?.address === address && subject === 'The tax calendar',
    );
    const header = mail.headers.find(({ key }) => key === 'list-unsubscribe')?.value ?? '';
    const [link = ''] =
      /https?:\/\/\S+\/newsletter\/unsubscribe\/[\w.-]+/.exec(mail.text ?? '') ?? [];
    const [issuePage = ''] =
      /https?:\/\/[^\s)]+\/newsletter\/issues\/[^\s)]+/.exec(mail.text ?? '') ?? [];
    return { oneClick: /<(http[^>]+)>/.exec(header)?.[1] ?? '', link, issuePage };
  };
  const { oneClick } = await linkOf('pt@reader.example');
  const form = { 'List-Unsubscribe': 'One-Click' };
  expect((await request.post(oneClick, { form })).status()).toBe(200);
  const { link, issuePage } = await linkOf('en@reader.example');
  const issueAddress = page.url();
  await page.goto(link);
  await page.getByRole('button', { name: 'Unsubscribe' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('You have left the newsletter');

  // A friend to whom the mail was passed on reads it on the site, and signs up from there.
  await page.goto(issuePage);
  await page.getByRole('link', { name: archiveTexts.en.subscribe, exact: true }).click();
  const signUp = page.locator('#newsletter');
  await signUp.getByLabel(newsletterTexts.en.email).fill('friend@reader.example');
  await signUp.getByRole('button', { name: newsletterTexts.en.subscribe, exact: true }).click();
  await expect(page.getByText(newsletterTexts.en.thankYou).first()).toBeVisible();

  await page.goto(issueAddress);
  await expect(factOf('left')).toHaveText('2');
  await expect(factOf('cameSignUps')).toHaveText('1');
});
