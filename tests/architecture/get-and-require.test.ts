import { expect, test } from 'vitest';
import { type ProjectFile, projectFiles } from './project-files.ts';

type Finder = { path: string; name: string; signature: string; body: string };

/** The exported functions named `get…` or `require…`, as the formatter lays them out. */
function findersOf(files: ProjectFile[]): Finder[] {
  const pattern =
    /^export (?:async )?function ((?:get|require)[A-Z]\w*)([\s\S]*?)\{$([\s\S]*?)^\}/gm;
  return files.flatMap(({ path, text }) =>
    [...text.matchAll(pattern)].map(([, name = '', signature = '', body = '']) => ({
      path,
      name,
      signature,
      body,
    })),
  );
}

/** What a function declares to answer, or null when it declares nothing. */
function answerOf({ signature }: Finder): string | null {
  return /\)\s*:\s*([^)]*?)\s*$/.exec(signature)?.[1] ?? null;
}

function faults(files: ProjectFile[]): string[] {
  return findersOf(files).flatMap((finder) => {
    const { path, name, body } = finder;
    const answer = answerOf(finder);
    if (answer === null) return [`${path}: ${name} declares no answer`];
    if (/\bundefined\b/.test(answer)) return [`${path}: ${name} answers undefined, not null`];
    if (name.startsWith('get')) return [];
    if (/\bnull\b/.test(answer)) return [`${path}: ${name} may answer null`];
    const throws = /\bthrow\b|OrThrow\(|\brequire[A-Z]\w*\(/.test(body);
    return throws ? [] : [`${path}: ${name} never throws`];
  });
}

test('get… answers null where there is nothing, require… throws', () => {
  const files = projectFiles(/^src\/.*\.server\.tsx?$/);
  expect(findersOf(files).length).toBeGreaterThan(15);
  expect(faults(files)).toEqual([]);
});

function faultsOf(text: string): string[] {
  return faults([{ path: 'a.server.ts', text }]);
}

test.each([
  ['export function getA(id: string) {\n  return id;\n}', 'getA declares no answer'],
  [
    'export function getA(\n  id: string,\n  b: () => void,\n) {\n  return id;\n}',
    'getA declares no answer',
  ],
  [
    'export function getA(id: string): string | undefined {\n  return id;\n}',
    'getA answers undefined, not null',
  ],
  [
    'export async function requireA(id: string): Promise<A | null> {\n  throw new Error();\n}',
    'requireA may answer null',
  ],
  [
    'export async function requireA(id: string): Promise<A> {\n  return load(id);\n}',
    'requireA never throws',
  ],
])('a function that breaks its name is found: %s', (text, fault) => {
  expect(faultsOf(text)).toEqual([`a.server.ts: ${fault}`]);
});

test.each([
  'export async function getA(\n  db: Queryable,\n  id: string,\n): Promise<A | null> {\n  return a;\n}',
  'export function requireA(id: string): A {\n  if (!a) throw new Error();\n  return a;\n}',
  'export async function requireA(db: Queryable): Promise<A> {\n  return db.executeTakeFirstOrThrow();\n}',
  'export async function requireA(db: Queryable): Promise<A> {\n  return requireB(db);\n}',
  'export function getting() {\n  return 1;\n}',
])('a function that keeps its name is accepted: %s', (text) => {
  expect(faultsOf(text)).toEqual([]);
});
