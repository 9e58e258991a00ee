import { describe, expect, it } from 'vitest';
import { createStoredEntries } from './stored-entries.ts';

type Entry = { bytes: number; uses: number };

const entryOf = (bytes: number): Entry => ({ bytes, uses: 0 });
const always = () => true;

/** A visitor's request: uses the entry, or stores one of `bytes`. */
function request(entries: ReturnType<typeof createStoredEntries<Entry>>, key: string, bytes = 10) {
  if (entries.use(key, always)) return;
  entries.miss(key);
  entries.add(key, entryOf(bytes));
}

describe('stored entries', () => {
  it('never exceed their budget', () => {
    const entries = createStoredEntries<Entry>(100);
    for (let round = 0; round < 2000; round += 1) {
      request(entries, `/${(round * 7919) % 61}`, 1 + (round % 25));
      expect(entries.bytes).toBeLessThanOrEqual(100);
    }
    expect(entries.size).toBeGreaterThan(3);
  });

  it('are not pushed out by addresses that are requested once', () => {
    const entries = createStoredEntries<Entry>(100);
    const pages = ['/', '/pt', '/blog', '/services', '/contact'];
    for (let round = 0; round < 3; round += 1) for (const page of pages) request(entries, page);
    for (let once = 0; once < 10_000; once += 1) {
      request(entries, `/blog?page=${once}`);
      if (once % 500 === 0) for (const page of pages) request(entries, page);
    }
    for (const page of pages) expect(entries.peek(page)).not.toBeNull();
  });

  it('give way to what is requested more often', () => {
    const entries = createStoredEntries<Entry>(100);
    for (let old = 0; old < 10; old += 1) request(entries, `/old-${old}`);
    for (let round = 0; round < 3; round += 1) request(entries, '/new');
    expect(entries.peek('/new')).not.toBeNull();
    expect(entries.size).toBe(10);
  });

  it('give way in the end, however often they were used once', () => {
    const entries = createStoredEntries<Entry>(40);
    for (let round = 0; round < 200; round += 1)
      for (let old = 0; old < 4; old += 1) request(entries, `/old-${old}`);
    for (let round = 0; round < 100_000 && !entries.peek('/new-3'); round += 1)
      for (let next = 0; next < 4; next += 1) request(entries, `/new-${next}`);
    for (let next = 0; next < 4; next += 1) expect(entries.peek(`/new-${next}`)).not.toBeNull();
  });

  it('are not evicted for one that would fill the store', () => {
    const entries = createStoredEntries<Entry>(100);
    request(entries, '/');
    for (let round = 0; round < 5; round += 1) request(entries, '/huge', 90);
    expect(entries.peek('/huge')).toBeNull();
    expect(entries.peek('/')).not.toBeNull();
  });

  it('make room when one of them grows', () => {
    const entries = createStoredEntries<Entry>(100);
    for (let index = 0; index < 10; index += 1) request(entries, `/${index}`);
    entries.grow('/3', 25);
    expect(entries.peek('/3')).toMatchObject({ bytes: 35 });
    expect(entries.bytes).toBeLessThanOrEqual(100);
    entries.grow('/3', 1000);
    expect(entries.peek('/3')).toBeNull();
  });

  it('are all gone after they are cleared', () => {
    const entries = createStoredEntries<Entry>(100);
    for (let index = 0; index < 5; index += 1) request(entries, `/${index}`);
    entries.clear();
    expect([entries.bytes, entries.size]).toEqual([0, 0]);
  });
});
