import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { problemOf } from '#core/problem.ts';
import type { AuthUser } from '#features/auth/auth.ts';
import { noteSignedIn, requireStill } from './signed-in-here.ts';

const items = new Map<string, string>();
let isFull = false;

beforeEach(() => {
  items.clear();
  isFull = false;
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => items.get(key) ?? null,
    setItem(key: string, value: string) {
      if (isFull) throw new Error('QuotaExceededError');
      items.set(key, value);
    },
    removeItem: (key: string) => void items.delete(key),
  });
});
afterEach(() => vi.unstubAllGlobals());

const [rita, rui] = ['rita', 'rui'].map((id) => ({ id })) as [AuthUser, AuthUser];

function refusalOf(user: AuthUser): string | undefined {
  try {
    requireStill(user);
  } catch (error) {
    return problemOf(error)?.code;
  }
}

it('a page of one person calls nothing once another has signed in, until the first is back', () => {
  noteSignedIn(rita);
  expect(refusalOf(rita)).toBeUndefined();
  noteSignedIn(rui);
  expect([refusalOf(rita), refusalOf(rui)]).toEqual(['other_person', undefined]);
  noteSignedIn(rita);
  expect(refusalOf(rita)).toBeUndefined();
});

it('a browser with no room, or none at all, shuts nobody out', () => {
  noteSignedIn(rita);
  isFull = true;
  noteSignedIn(rui);
  expect(refusalOf(rui)).toBeUndefined();
  vi.stubGlobal('localStorage', undefined);
  noteSignedIn(rui);
  expect(refusalOf(rui)).toBeUndefined();
});
