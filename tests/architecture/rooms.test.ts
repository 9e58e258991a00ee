import { expect, test } from 'vitest';
import { type Import, importsOf } from './imports.ts';
import { projectFiles } from './project-files.ts';

const room = /^src\/features\/([^/]+)\/(.+)$/;

/** True when a file of another room may import `file` of the room `word`. */
function isOpen(word: string, file: string, fromServer: boolean): boolean {
  if (file === `${word}.ts` || file.startsWith('components/')) return true;
  if (/^[^/]+\.(input|queries|texts)\.ts$/.test(file)) return true;
  const isUseCase =
    /^[^/]+\.server\.tsx?$/.test(file) && !/\.(repository|api)\.server\.ts$/.test(file);
  return fromServer && isUseCase;
}

function intrusions(imports: Import[]): string[] {
  return imports
    .filter(({ from, to }) => {
      const [, here] = room.exec(from) ?? [];
      const [, there, file] = room.exec(to) ?? [];
      if (!here || !there || !file || here === there) return false;
      return !isOpen(there, file, /\.(server|test)\.tsx?$/.test(from));
    })
    .map(({ from, to }) => `${from} imports ${to}`);
}

test('rooms do not import the insides of each other', () => {
  const imports = importsOf(projectFiles(/^src\/features\/.*\.tsx?$/));
  expect(imports.length).toBeGreaterThan(10);
  expect(intrusions(imports)).toEqual([]);
});

test.each([
  ['src/features/blog/blog.ts', `import { a } from '#features/company/sample-fields.server.ts';`],
  ['src/features/blog/blog.ts', `import { a } from '../booking/calendar-day.ts';`],
  [
    'src/features/offers/end-offer.server.ts',
    `import { a } from '#features/blog/blog.repository.server.ts';`,
  ],
  [
    'src/features/offers/end-offer.server.ts',
    `import { a } from '#features/blog/blog.api.server.ts';`,
  ],
])('an intrusion is found: %s %s', (path, text) => {
  expect(intrusions(importsOf([{ path, text }]))).toHaveLength(1);
});

test.each([
  ['src/features/offers/offers.ts', `import { a } from '#features/blog/blog.ts';`],
  ['src/features/offers/offers.ts', `import { a } from '#features/blog/blog.queries.ts';`],
  [
    'src/features/offers/components/a.tsx',
    `import { a } from '#features/blog/components/card.tsx';`,
  ],
  [
    'src/features/offers/end-offer.server.ts',
    `import { a } from '#features/booking/book-slot.server.ts';`,
  ],
])('the open files of a room are accepted: %s %s', (path, text) => {
  expect(intrusions(importsOf([{ path, text }]))).toEqual([]);
});
