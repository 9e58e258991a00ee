import type { Page } from '@playwright/test';
import { splitUnbroken } from '#i18n/unbroken-words.ts';
import { indexableRoutes } from '../../bench/routes.mjs';
import { expect, longForm, test } from '../../harness/browser-fixtures.ts';
import { bookingPage, firstFreeSlot, newPerson } from '../booking/booking-page.ts';

/** The sentences of a page in which an e-mail is broken at its hyphen. */
function broken(page: Page): Promise<string[]> {
  return page.locator('main').evaluate((main) => {
    const found: string[] = [];
    const texts = document.createTreeWalker(main, NodeFilter.SHOW_TEXT);
    for (let node = texts.nextNode(); node; node = texts.nextNode())
      for (const { index } of (node.nodeValue ?? '').matchAll(/\be-mail/gi)) {
        const word = document.createRange();
        word.setStart(node, index);
        word.setEnd(node, index + 'e-mail'.length);
        if (new Set([...word.getClientRects()].map(({ top }) => top)).size > 1)
          found.push(node.nodeValue ?? '');
      }
    return found;
  });
}

/** Texts that a window of some width may break anywhere; names of people and of code may be. */
function breakable(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const found: string[] = [];
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = texts.nextNode(); node; node = texts.nextNode()) {
      const parent = node.parentElement;
      if (!parent || parent.closest('script, style, noscript, template, code, pre')) continue;
      if (!/nowrap|^pre$/.test(getComputedStyle(parent).whiteSpace))
        found.push((node.nodeValue ?? '').trim());
    }
    return found.filter((text) => text.includes('-') && text.includes(' '));
  });
}

/** Words that became an item of a row of their own, away from the rest of their sentence. */
function tornOut(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll('span.unbroken')].flatMap(
      ({ parentElement, nextSibling, previousSibling }) => {
        const display = parentElement ? getComputedStyle(parentElement).display : '';
        return /flex|grid/.test(display) && (nextSibling ?? previousSibling)
          ? [parentElement?.textContent ?? '']
          : [];
      },
    ),
  );
}

const names = ['El-Amin'];

function wordsIn(text: string): string[] {
  return splitUnbroken(text).filter((word, place) => place % 2 === 1 && !names.includes(word));
}

const unlisted = [
  ...['checkout', 'payment-success', 'withdrawal', 'client-portal', 'blog?q=zzzz', 'no-such-page'],
  ...['confirm', 'unsubscribe'].map((name) => `newsletter/${name}/${'x'.repeat(43)}`),
];

test('no public page in Portuguese lets a verb and its pronoun, or an e-mail, be broken', async ({
  page,
  server,
  allowConsole,
}) => {
  allowConsole(/404/);
  const found = await indexableRoutes(server.origin);
  const listed = found.filter((path) => /^\/pt(?:\/|$)/.test(path));
  expect(listed.length).toBeGreaterThan(30);
  for (const address of [...listed, ...unlisted.map((path) => `/pt/${path}`)]) {
    await page.goto(address);
    await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
    const sentences = (await breakable(page)).filter((text) => wordsIn(text).length > 0);
    expect.soft(sentences, address).toEqual([]);
    expect.soft(await tornOut(page), address).toEqual([]);
  }
});

for (const path of ['/privacy', '/cookies', '/terms', `/newsletter/unsubscribe/${'x'.repeat(43)}`])
  test(
    `no window breaks the word e-mail on /pt${path}`,
    longForm(path !== '/privacy'),
    async ({ page, allowConsole }) => {
      allowConsole(/404/);
      await page.goto(`/pt${path}`);
      await expect(page.locator('main')).toContainText('e-mail');
      for (let width = 320; width <= 460; width += 4) {
        await page.setViewportSize({ width, height: 800 });
        expect(await broken(page), `at ${width} px`).toEqual([]);
      }
    },
  );

test('no window breaks the word e-mail beside a booking just made', async ({ page, server }) => {
  const screen = bookingPage(page, 'pt');
  await screen.open();
  await screen.choose(await firstFreeSlot(server));
  await screen.fill(newPerson());
  await screen.confirm.click();
  await expect(screen.booked).toContainText('e-mail');
  for (let width = 320; width <= 460; width += 4) {
    await page.setViewportSize({ width, height: 800 });
    expect(await broken(page), `at ${width} px`).toEqual([]);
  }
});
