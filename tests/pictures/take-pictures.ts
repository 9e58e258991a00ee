import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { Browser, Page } from '@playwright/test';
import { matchPattern } from '#core/page-path.ts';
import type { RunningServer } from '../harness/running-server.ts';
import { type Look, pictureName } from './looks.ts';
import type { Subject } from './subject.ts';

/** What is wrong with a picture, as a sentence; empty where nothing is. */
export type Taken = { subject: string; look: Look; file: string; faults: string[] };

/** Names no file outside the folder: `/pt/blog?q=x` becomes `pt-blog-q-x`. */
export function folderOf(subject: string): string {
  const name = subject.replace(/[^a-zA-Z0-9]+/g, '-').replace(/^-|-$/g, '');
  return name.slice(0, 60) || 'home';
}

function overflowOf(page: Page): Promise<number> {
  return page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
}

/** Loads what a page loads only when it is about to be seen. */
async function showAll(page: Page, { withoutScripts }: Subject): Promise<void> {
  if (withoutScripts) {
    // Frames never come; the picture is taken of a window as high as the page.
    await page.evaluate(() => scrollTo(0, 0));
    return page.waitForLoadState('networkidle');
  }
  await page.evaluate(async () => {
    const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
    for (let top = 0; top < document.documentElement.scrollHeight; top += innerHeight / 2) {
      scrollTo(0, top);
      await frame();
    }
    // A picture that is missing rejects, and is seen to be missing.
    const shown = [...document.images].filter((image) => image.checkVisibility());
    await Promise.allSettled(shown.map((image) => image.decode()));
    // What is fixed to the window, such as the header, is pictured where the page begins.
    scrollTo(0, 0);
    await frame();
  });
  await page.waitForLoadState('networkidle');
}

/** A status that is not 2xx, a lost connection, and scripts refused where scripts are off. */
const partOfStates = /status of [45]\d\d|ERR_INTERNET_DISCONNECTED|ERR_FAILED|csp$/;

/** Whether a console error says that something is wrong with a subject. */
export function isFault({ expects }: Subject, error: string): boolean {
  return !partOfStates.test(error) && !expects?.test(error);
}

/** No picture takes longer; one that does has a fault, and the rest are taken. */
const longestMilliseconds = 60_000;

/** Chromium pictures no taller page at once; of one that is, the top is pictured. */
const tallestPixels = 16_000;

/** A4 without its margins of 18 mm. */
const sheet = { width: 658, height: 985 };

function addressFaults(page: Page, pattern: string): string[] {
  const path = new URL(page.url()).pathname.replace(/^\/pt(?=\/)/, '');
  return matchPattern(pattern, path) ? [] : [`${path} is not ${pattern}`];
}

/** The looks that a subject is pictured in. */
function looksFor({ isPrinted }: Subject, looks: readonly Look[]): Look[] {
  const first = (look: Look) => looks.find(({ language }) => language === look.language) === look;
  return looks.filter((look) => !isPrinted || first(look));
}

/** Takes one picture of an open page at full height. */
async function takeOpened(page: Page, subject: Subject, look: Look, path: string): Promise<void> {
  const media = subject.isPrinted ? ({ media: 'print', colorScheme: 'light' } as const) : null;
  await page.emulateMedia(media ?? { colorScheme: look.theme });
  await showAll(page, subject);
  // A press leaves the pointer behind, over what stands there by then.
  await page.mouse.move(0, 0);
  const { width } = page.viewportSize() ?? look;
  const pageHeight = await page.evaluate(() => document.documentElement.scrollHeight);
  const clip = { x: 0, y: 0, width, height: Math.min(pageHeight, tallestPixels) };
  await page.screenshot({ path, fullPage: true, clip });
}

/**
 * Opens a subject once, and pictures it in looks that differ at most in their theme: a page follows
 * the theme of its device while it is open. Says what is wrong with each picture.
 */
async function takePicturesOf(
  browser: Browser,
  server: RunningServer,
  folder: string,
  subject: Subject,
  [first, ...others]: readonly [Look, ...Look[]],
): Promise<Taken[]> {
  const faults: string[] = [];
  const context = await browser.newContext({
    viewport: { width: first.width, height: first.width < 700 ? 844 : 900 },
    colorScheme: first.theme,
    locale: first.language === 'pt' ? 'pt-PT' : 'en-GB',
    timezoneId: 'Europe/Lisbon',
    // Parts that come into view while scrolling would be missing otherwise.
    reducedMotion: 'reduce',
    javaScriptEnabled: !subject.withoutScripts,
  });
  const page = await context.newPage();
  page.setDefaultTimeout(15_000);
  page.on('pageerror', ({ message }) => {
    if (!subject.expects?.test(message)) faults.push(message);
  });
  page.on('console', (message) => {
    if (message.type() === 'error' && isFault(subject, message.text())) faults.push(message.text());
  });
  const taken: Taken[] = [];
  // What waits for the page is rejected then.
  const deadline = setTimeout(() => void context.close(), longestMilliseconds);
  const fileOf = (look: Look) => join(folderOf(subject.name), pictureName(look));
  try {
    await mkdir(join(folder, folderOf(subject.name)), { recursive: true });
    await subject.open({ page, server, look: first });
    if (subject.isPrinted) await page.setViewportSize(sheet);
    for (const look of [first, ...others]) {
      const file = fileOf(look);
      deadline.refresh();
      await takeOpened(page, subject, look, join(folder, file));
      if (subject.page) faults.push(...addressFaults(page, subject.page));
      const overflow = await overflowOf(page);
      if (overflow > 0) faults.push(`${overflow} px wider than the window`);
      taken.push({ subject: subject.name, look, file, faults: faults.splice(0) });
    }
  } catch (error) {
    faults.push(error instanceof Error ? (error.message.split('\n')[0] ?? '') : String(error));
  } finally {
    clearTimeout(deadline);
    await context.close();
  }
  const missing = [first, ...others].slice(taken.length);
  return [
    ...taken,
    ...missing.map((look) => ({ subject: subject.name, look, file: fileOf(look), faults })),
  ];
}

/** Takes the pictures of every subject in every look, one after the other. */
export async function takePictures(
  browser: Browser,
  server: RunningServer,
  folder: string,
  subjects: readonly Subject[],
  looks: readonly Look[],
): Promise<Taken[]> {
  const taken: Taken[] = [];
  for (const subject of subjects) {
    const opened = Map.groupBy(looksFor(subject, looks), ({ language, theme, width }) =>
      [language, width, subject.isOpenedAnew && theme].join(),
    );
    for (const [first, ...others] of opened.values())
      if (first)
        taken.push(...(await takePicturesOf(browser, server, folder, subject, [first, ...others])));
    console.log(subject.name);
  }
  return taken;
}
