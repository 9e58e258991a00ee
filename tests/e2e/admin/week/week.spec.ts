import { type Download, expect, type Page } from '@playwright/test';
import { longForm } from '../../../harness/browser-fixtures.ts';
import { waitForMail } from '../../../harness/mailbox.ts';
import { test } from '../../../harness/signed-in-owner.ts';
import {
  bookOnThePhone,
  cancelWithAWord,
  changeHours,
  closeAndReopen,
  markNoShow,
  moveBooking,
} from './calendar.ts';
import { fits, looksRight, type Week } from './checks.ts';
import { keyboard, touch } from './hands.ts';
import { seedWeek } from './seed.ts';
import { words } from './words.ts';

async function downloaded(page: Page, press: () => Promise<void>): Promise<Download> {
  const [download] = await Promise.all([page.waitForEvent('download'), press()]);
  return download;
}

async function readToday({ page, t, people }: Week): Promise<void> {
  const waiting = page.getByRole('region', { name: t.waiting });
  await expect(waiting.getByText(people.client.name)).toBeVisible();
  const next = page.getByRole('region', { name: t.consultations });
  await expect(next.getByText(people.early.name)).toBeVisible();
  await fits(page, 'today');
}

async function answerMessage({ page, t, hands, people: { client } }: Week): Promise<void> {
  await hands.goTo(t.inbox);
  await fits(page, 'inbox');
  await hands.press(page.getByRole('link', { name: client.name }));
  const reply = page.getByRole('textbox', { name: t.reply(client.name) });
  await hands.write(reply, 'Registamos a marca numa semana.');
  await fits(page, 'conversation');
  await hands.press(page.getByRole('button', { name: t.send }));
  await expect(page.getByText(t.sending(client.name)).last()).toBeVisible();
}

async function blockAndUndo({ page, t, hands, people: { spammer } }: Week): Promise<void> {
  await hands.goTo(t.inbox);
  await hands.press(page.getByRole('link', { name: spammer.name }));
  await hands.press(page.getByRole('button', { name: t.block, exact: true }));
  await fits(page, 'block menu');
  await hands.press(page.getByRole('button', { name: t.blockAddress }));
  await expect(page.getByRole('link', { name: spammer.name })).toHaveCount(0);
  await hands.press(page.getByRole('button', { name: t.undo }));
  await expect(page.getByRole('button', { name: t.block, exact: true })).toBeVisible();
}

async function findAndNote({ page, t, hands, people: { caller } }: Week): Promise<void> {
  await hands.goTo(t.people);
  await fits(page, 'people');
  await hands.find(caller.name.slice(0, -1), new RegExp(`^${caller.name} ${caller.email}`));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(caller.name);
  await hands.write(page.getByLabel(t.newNote), 'Rings before noon.');
  await hands.press(page.getByRole('button', { name: t.keepNote }));
  const timeline = page.getByRole('region', { name: t.timeline });
  await expect(timeline.getByText('Rings before noon.')).toBeVisible();
  await fits(page, 'person');
}

async function refundPart({ page, t, hands, people: { buyer } }: Week): Promise<void> {
  await hands.goTo(t.orders);
  const orders = await downloaded(page, () =>
    hands.press(page.getByRole('button', { name: t.export })),
  );
  expect(orders.suggestedFilename()).toBe('orders-all.csv');
  await looksRight(page, 'orders');
  await hands.write(page.getByRole('searchbox'), buyer.first);
  await hands.press(page.getByRole('link', { name: buyer.name }));
  const record = page.getByRole('region', { name: /EN-/ });
  await fits(page, 'order');
  await hands.press(record.getByRole('button', { name: t.refund }));
  const dialog = page.getByRole('dialog', { name: buyer.name });
  await hands.choose(dialog.getByLabel(t.partly));
  await hands.write(dialog.getByLabel(t.amount), t.typedAmount);
  await hands.write(dialog.getByLabel(t.reason), 'Half of it');
  await fits(page, 'refund');
  await hands.press(page.getByRole('button', { name: t.refundNow }));
  await expect(record.getByText(t.partRefund).first()).toBeVisible();
}

async function removeSubscriber({ page, t, hands, people: { client } }: Week): Promise<void> {
  await hands.goTo(t.subscribers);
  const list = await downloaded(page, () =>
    hands.press(page.getByRole('button', { name: t.export })),
  );
  expect(list.suggestedFilename()).toMatch(/\.csv$/);
  const box = await page.getByRole('checkbox', { name: client.email }).boundingBox();
  expect(box?.height, 'the checkbox is square').toBe(box?.width);
  await fits(page, 'subscribers');
  await hands.press(page.getByRole('link', { name: client.email }));
  const record = page.getByRole('region', { name: client.email });
  await hands.press(record.getByRole('button', { name: t.remove }));
  await looksRight(page, 'remove subscriber');
  await hands.press(page.getByRole('dialog').getByRole('button', { name: t.removeNow }));
  await expect(record.getByText(t.left, { exact: true }).first()).toBeVisible();
  await fits(page, 'subscriber');
  await hands.press(page.getByRole('button', { name: t.undo }));
  await expect(record.getByText(t.unconfirmed, { exact: true })).toBeVisible();
}

async function changePhone({ page, t, hands, server }: Week): Promise<void> {
  const phone = t.today === 'Today' ? '+351 211 000 001' : '+351 211 000 002';
  await hands.goTo(t.settings);
  await fits(page, 'settings');
  await hands.press(page.getByRole('link', { name: t.company }));
  await hands.write(page.getByLabel(t.phone), phone);
  await page.keyboard.press('Enter');
  await expect(page.getByText(t.savedBy).first()).toBeVisible();
  await fits(page, 'company');
  const site = await page.context().newPage();
  await site.goto(`${server.origin}/contact`);
  await expect(site.getByRole('main').getByText(phone).first()).toBeVisible();
  await site.close();
}

async function backUp({ page, t, hands }: Week): Promise<void> {
  await hands.press(page.getByRole('link', { name: t.data }));
  await hands.press(page.getByRole('button', { name: t.backUp }));
  await expect(page.getByText(t.backedUp)).toBeVisible({ timeout: 20_000 });
  await fits(page, 'backup');
}

async function readLog({ page, t, hands }: Week): Promise<void> {
  await hands.goTo(t.log);
  for (const did of Object.values(t.did))
    await expect(page.getByRole('listitem').filter({ hasText: did }).first()).toBeVisible();
  await fits(page, 'log');
}

const tasks = {
  'read what waits': readToday,
  'answer a message': answerMessage,
  'block a spammer and undo it': blockAndUndo,
  'book for somebody on the phone': bookOnThePhone,
  'move a booking': moveBooking,
  'cancel with a word': cancelWithAWord,
  'mark a no-show': markNoShow,
  'close an afternoon and reopen it': closeAndReopen,
  'change the hours of a weekday': changeHours,
  'find a person and note': findAndNote,
  'export the orders and refund a part': refundPart,
  'export the subscribers, remove one and undo it': removeSubscriber,
  'change the phone number that the site shows': changePhone,
  'back up': backUp,
  'see it all in the log': readLog,
};

async function work(week: Omit<Week, 'people'>, language: 'en' | 'pt'): Promise<void> {
  const { page, server } = week;
  const people = await seedWeek(page, server, language);
  await page.addInitScript((chosen) => localStorage.setItem('admin-language', chosen), language);
  await page.goto('/admin');
  for (const [name, task] of Object.entries(tasks))
    await test.step(name, () => task({ ...week, people }));
  await waitForMail(
    server.mailDir,
    ({ to, text }) =>
      to?.[0]?.address === people.client.email && (text ?? '').includes('numa semana'),
  );
}

test.beforeEach(({ allowConsole }) => {
  // The back office is another build.
  allowConsole(/\/admin/);
});

test.describe('a week of the owner on a phone', () => {
  test.use({ hasTouch: true, viewport: { width: 390, height: 844 } });

  test('is done by touch, in Portuguese', async ({ page, server }) => {
    await work({ page, server, t: words.pt, hands: touch(page, words.pt) }, 'pt');
  });
});

test.describe('a week of the owner at a desk', () => {
  test.use({ viewport: { width: 1440, height: 900 } });

  // Each deed has a test of its own by the keyboard.
  test('is done by the keyboard alone, in English', longForm(true), async ({ page, server }) => {
    await work({ page, server, t: words.en, hands: keyboard(page) }, 'en');
  });
});
