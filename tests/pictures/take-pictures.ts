import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { Browser, Page } from '@playwright/test';
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
async function showAll(page: Page): Promise<void> {
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

/** Opens a subject in one look, takes its picture at full height, and says what is wrong with it. */
async function takePicture(
  browser: Browser,
  server: RunningServer,
  folder: string,
  subject: Subject,
  look: Look,
): Promise<Taken> {
  const file = join(folderOf(subject.name), pictureName(look));
  const faults: string[] = [];
  const context = await browser.newContext({
    viewport: { width: look.width, height: look.width < 700 ? 844 : 900 },
    colorScheme: look.theme,
    locale: look.language === 'pt' ? 'pt-PT' : 'en-GB',
    timezoneId: 'Europe/Lisbon',
    // Parts that come into view while scrolling would be missing otherwise.
    reducedMotion: 'reduce',
  });
  const page = await context.newPage();
  page.setDefaultTimeout(15_000);
  page.on('pageerror', ({ message }) => faults.push(message));
  page.on('console', (message) => {
    // A status that is not 2xx is part of some states.
    if (message.type() === 'error' && !/status of [45]\d\d/.test(message.text()))
      faults.push(message.text());
  });
  try {
    await subject.open({ page, server, look });
    await showAll(page);
    await mkdir(join(folder, folderOf(subject.name)), { recursive: true });
    await page.screenshot({ path: join(folder, file), fullPage: true });
    const overflow = await overflowOf(page);
    if (overflow > 0) faults.push(`${overflow} px wider than the window`);
  } catch (error) {
    faults.push(error instanceof Error ? (error.message.split('\n')[0] ?? '') : String(error));
  } finally {
    await context.close();
  }
  return { subject: subject.name, look, file, faults };
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
    for (const look of looks) taken.push(await takePicture(browser, server, folder, subject, look));
    console.log(subject.name);
  }
  return taken;
}
