import { expect, test } from 'vitest';
import { type ProjectFile, projectFiles } from './project-files.ts';

/** What is compared by the database's own pattern is an id of ours or a stored text that was folded. */
const allowed = new Set([
  // The one condition of every list.
  'src/platform/database/contains.server.ts',
  // The text of a post that was folded when it was written; what is sought is folded as well.
  'src/features/blog/blog.repository.server.ts',
  // Ids of ours, domains of addresses, and names of columns.
  'src/platform/database/engine.server.ts',
  'src/platform/outbox/enqueue-mail.server.ts',
  'src/platform/outbox/outbox.repository.server.ts',
  'src/platform/outbox/remove-mails.server.ts',
  'src/features/offers/earlier-prices.repository.server.ts',
  'src/features/people/people.repository.server.ts',
]);

const bare = /'i?like'|\bi?like (?:\$\{|lower\()|\binstr\(|\bstrpos\(|\bposition\(/;

function searchesOfTheirOwn(files: ProjectFile[]): string[] {
  return files
    .filter(({ path, text }) => !allowed.has(path) && bare.test(text))
    .map(
      ({ path }) => `${path} compares by like: use contains.server.ts, which folds what is sought`,
    );
}

test('no search is left with a bare like', () => {
  expect(
    searchesOfTheirOwn(projectFiles(/^src\/(?!database\/migrations).*\.server\.tsx?$/)),
  ).toEqual([]);
});

/** How a value stands in a query. */
const q = '$' + '{q}';

test.each([
  "rows.where('name', 'like', q)",
  "rows.where('name', 'ilike', q)",
  `sql\`name like ${q}\``,
  `sql\`lower(name) like lower(${q})\``,
  `sql\`instr(name, ${q}) > 0\``,
])('a search of its own is found: %s', (text) => {
  expect(searchesOfTheirOwn([{ path: 'src/features/a/a.server.ts', text }])).toHaveLength(1);
});
