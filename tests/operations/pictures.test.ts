import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { copyProject, type ProjectCopy } from './project-copy.ts';
import { type } from './terminal.ts';

let project: ProjectCopy;
beforeEach(async () => {
  project = await copyProject({ built: true });
});
afterEach(async () => {
  await project.remove();
});

it('npm run pictures takes the chosen pictures and names what is unknown', async () => {
  const looks = '--widths=390 --themes=dark --languages=pt';
  const taken = await type(`npm run pictures -- --only=/cookies,booked ${looks}`, {
    cwd: project.folder,
  });
  expect(taken.output + taken.error).toContain('2 pictures, 0 with faults');
  expect(taken.code).toBe(0);
  for (const subject of ['cookies', 'booked'])
    expect(existsSync(join(project.folder, 'pictures', subject, 'pt-dark-390.png'))).toBe(true);
  const index = readFileSync(join(project.folder, 'pictures', 'index.html'), 'utf8');
  expect(index).toContain('booked/pt-dark-390.png');

  const refused = await type('npm run pictures -- --only=/nowhere', { cwd: project.folder });
  expect(refused.output + refused.error).toContain('There is no /nowhere');
  expect(refused.code).toBe(1);
});
