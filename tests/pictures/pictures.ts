// Takes pictures of every page, state and mail in both languages and themes at four widths.
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { chromium } from '@playwright/test';
import { findChromium } from '../../scripts/testing/programs.mjs';
import { startVies } from '../fakes/vies.ts';
import { startServer } from '../harness/running-server.ts';
import { readArguments } from './arguments.ts';
import { failurePages } from './failure-pages.ts';
import { indexPage } from './index-page.ts';
import { looksOf } from './looks.ts';
import { mailSubjects } from './mails.ts';
import { officeSubjects } from './office-subjects.ts';
import { routesOf } from './routes.ts';
import { states } from './states/states.ts';
import type { Subject } from './subject.ts';
import { takePictures } from './take-pictures.ts';

const folder = fileURLToPath(new URL('../../pictures', import.meta.url));

async function main(): Promise<void> {
  const choice = readArguments(process.argv.slice(2));
  const executablePath = findChromium();
  if (executablePath === null) throw new Error('No Chromium found: set CHROME_PATH.');
  const looks = looksOf(choice);
  const data = await mkdtemp(join(tmpdir(), 'entrada-pictures-'));
  const vies = await startVies();
  const server = await startServer({ DATA_DIR: data, VIES_URL: vies.url });
  const browser = await chromium.launch({ executablePath, args: ['--no-sandbox'] });
  try {
    await rm(folder, { recursive: true, force: true });
    await mkdir(folder);
    const isChosen = ({ name }: Subject) =>
      choice.only.length === 0 ||
      choice.only.some((one) =>
        one.endsWith('*') ? name.startsWith(one.slice(0, -1)) : one === name,
      );
    const routes = await routesOf(server.origin);
    const all = [...routes, ...states, ...(await failurePages()), ...officeSubjects];
    const pages = all.filter(isChosen);
    const mails = (await mailSubjects()).filter(isChosen);
    if (pages.length + mails.length === 0) throw new Error(`There is no ${choice.only.join(', ')}`);
    const taken = await takePictures(browser, server, folder, pages, looks);
    taken.push(...(await takePictures(browser, server, folder, mails, looks)));
    await writeFile(join(folder, 'index.html'), indexPage(taken));
    const faulty = taken.filter(({ faults }) => faults.length > 0);
    for (const { file, faults } of faulty) console.error(`${file}: ${faults.join('; ')}`);
    console.log(`${taken.length} pictures, ${faulty.length} with faults: pictures/index.html`);
    if (faulty.length > 0) process.exitCode = 1;
  } finally {
    await browser.close();
    await server.stop();
    await vies.close();
    await rm(data, { recursive: true, force: true });
  }
}

try {
  await main();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
