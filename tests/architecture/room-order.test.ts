import { expect, test } from 'vitest';
import { cyclesOf, runningImportsOf } from './import-graph.ts';
import type { Import } from './imports.ts';
import { projectFiles } from './project-files.ts';

/**
 * The rooms of a feature, its first folders, lowest first: a room imports those above it in this list
 * alone. `.` is the feature itself, with its folders of one kind of file.
 */
const orders: Record<string, string[]> = {
  booking: [
    '.',
    'rules',
    'busy',
    'ticket',
    'messages',
    'slots',
    'book',
    'manage',
    'desk',
    'meetings',
  ],
  payments: [
    '.',
    'ledger',
    'meetings',
    'disputes',
    'refunds',
    'transfers',
    'requests',
    'statements',
    'withdrawal',
    'waiting',
    'card',
    'checkout',
    'outcome',
    'subscriptions',
    'invoices',
    'reconcile',
    'desk',
  ],
  projects: [
    '.',
    'templates',
    'requests',
    'work',
    'papers',
    'do',
    'closing',
    'readers',
    'desk',
    'portal',
  ],
};

/** Imports against the order that are left, as `file → file`, each after a comment that says why. */
const backArrows: Record<string, string[]> = {
  booking: [],
  payments: [],
  projects: [],
};

/** Folders of a feature that hold one kind of file, and are no room. */
const kinds = ['components', 'emails', 'admin', 'pages', 'sample'];

/** The room of a file, and undefined for a file of another feature. */
function roomOf(feature: string, path: string): string | undefined {
  const home = `src/features/${feature}/`;
  if (!path.startsWith(home)) return undefined;
  const [first = '', ...rest] = path.slice(home.length).split('/');
  return rest.length === 0 || kinds.includes(first) ? '.' : first;
}

/** Imports from one room of a feature to another. */
function betweenRooms(feature: string, imports: Import[]): Import[] {
  return imports.flatMap((one) => {
    const from = roomOf(feature, one.from);
    const to = roomOf(feature, one.to);
    return from && to && from !== to ? [{ from, to }] : [];
  });
}

/** Imports of a feature that climb, as `file → file` within it. */
function climbing(feature: string, order: readonly string[], imports: Import[]): string[] {
  const home = `src/features/${feature}/`;
  return imports
    .filter((one) => {
      const from = roomOf(feature, one.from);
      const to = roomOf(feature, one.to);
      return from !== undefined && to !== undefined && order.indexOf(from) < order.indexOf(to);
    })
    .map(({ from, to }) => `${from.slice(home.length)} → ${to.slice(home.length)}`);
}

const sources = () =>
  projectFiles(/^src\/features\/.*\.tsx?$/).filter(({ path }) => !/\.test\.tsx?$/.test(path));
const rows = Object.entries(orders).map(([feature, order]) => ({ feature, order }));

test.each(rows)('every room of $feature has its place in the order', ({ feature, order }) => {
  const rooms = new Set(sources().map(({ path }) => roomOf(feature, path)));
  rooms.delete(undefined);
  expect([...rooms].sort()).toEqual([...order].sort());
});

test.each(rows)('the rooms of $feature import downwards', ({ feature, order }) => {
  const imports = runningImportsOf(sources());
  expect(betweenRooms(feature, imports).length).toBeGreaterThan(10);
  expect(climbing(feature, order, imports).sort()).toEqual([...(backArrows[feature] ?? [])].sort());
});

test.each(rows)('no more than two rooms of $feature are one knot', ({ feature }) => {
  const knots = cyclesOf(betweenRooms(feature, runningImportsOf(sources())));
  expect(knots.filter((rooms) => rooms.length > 2)).toEqual([]);
});

test('no rooms of any feature are one knot, besides the feature itself, which mounts them', () => {
  const imports = runningImportsOf(sources());
  const features = new Set(sources().map(({ path }) => path.split('/')[2] ?? ''));
  expect(features.size).toBeGreaterThan(20);
  for (const feature of features) {
    const apart = betweenRooms(feature, imports).filter(
      ({ from, to }) => from !== '.' && to !== '.',
    );
    expect(cyclesOf(apart), feature).toEqual([]);
  }
});

test.each([
  [`import { pay } from '../desk/pay.ts';`, ['ledger/charge.ts → desk/pay.ts']],
  [`const load = () => import('../desk/pay.ts');`, ['ledger/charge.ts → desk/pay.ts']],
  [`import { pay } from '../payments.ts';`, []],
  [`import { Bill } from '../components/bill.tsx';`, []],
  [`import type { Pay } from '../desk/pay.ts';`, []],
  [`import { charge } from './charge-rules.ts';`, []],
  [`import { book } from '#features/booking/desk/book.ts';`, []],
])('an import that climbs is found: %s', (text, found) => {
  const imports = runningImportsOf([{ path: 'src/features/payments/ledger/charge.ts', text }]);
  expect(climbing('payments', ['.', 'ledger', 'desk'], imports)).toEqual(found);
});

test('the feature itself imports no room of its own', () => {
  const imports = runningImportsOf([
    { path: 'src/features/payments/payments.ts', text: `import { a } from './ledger/a.ts';` },
    {
      path: 'src/features/payments/components/a.tsx',
      text: `import { a } from '../ledger/a.ts';`,
    },
  ]);
  expect(climbing('payments', ['.', 'ledger'], imports)).toEqual([
    'payments.ts → ledger/a.ts',
    'components/a.tsx → ledger/a.ts',
  ]);
});

test('a knot of three rooms is found', () => {
  const imports = [
    { from: 'src/features/payments/a/a.ts', to: 'src/features/payments/b/b.ts' },
    { from: 'src/features/payments/b/c.ts', to: 'src/features/payments/c/components/c.tsx' },
    { from: 'src/features/payments/c/c.ts', to: 'src/features/payments/a/b.ts' },
  ];
  expect(cyclesOf(betweenRooms('payments', imports))).toEqual([['a', 'b', 'c']]);
});
