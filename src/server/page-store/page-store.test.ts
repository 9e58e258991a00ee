import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { createPageStore } from './page-store.server.ts';
import type { FreshResponse } from './stored-response.server.ts';

const minute = 60_000;

function responseOf(body: string, changes: Partial<FreshResponse> = {}): FreshResponse {
  return { status: 200, body, contentType: 'text/html', caching: 'shared', ...changes };
}

/** A page that says how often it was rendered. */
function countingPage(changes: Partial<FreshResponse> = {}) {
  let renders = 0;
  return {
    render: async () => responseOf(`<p>${++renders}</p>`, changes),
    count: () => renders,
  };
}

function textOf(response: { bodies: { br: Buffer } } | null): string | null {
  return response && brotliDecompressSync(response.bodies.br).toString();
}

/** A store whose time, revision and database a test sets. */
function storeAt(changes: { budget?: number } = {}) {
  const state = { now: 0, revision: 1, reachable: true };
  const store = createPageStore({
    revision: () => state.revision,
    isReachable: () => state.reachable,
    now: () => state.now,
    ...changes,
  });
  return { state, store };
}

describe('the page store', () => {
  it('renders a page once, also for concurrent requests', async () => {
    const { store } = storeAt();
    const page = countingPage();
    await Promise.all(Array.from({ length: 20 }, () => store.get('/', page.render)));
    await store.get('/', page.render);
    expect(page.count()).toBe(1);
    expect(textOf(store.find('/'))).toBe('<p>1</p>');
  });

  it('has nothing under another address', async () => {
    const { store } = storeAt();
    await store.get('/', countingPage().render);
    expect(store.find('/?')).toBeNull();
    expect(store.find('')).toBeNull();
  });

  it('stores no page with another status than 200', async () => {
    const { store } = storeAt();
    const page = countingPage({ status: 404 });
    await store.get('/x', page.render);
    await store.get('/x', page.render);
    expect(page.count()).toBe(2);
    expect(store.bytes).toBe(0);
  });

  it('renders again after a failure', async () => {
    const { store } = storeAt();
    await expect(store.get('/', async () => Promise.reject(new Error('no')))).rejects.toThrow('no');
    expect(textOf(await store.get('/', async () => responseOf('<p>é</p>')))).toBe('<p>é</p>');
  });
});

describe('changed content', () => {
  it('drops every page of the revision before', async () => {
    const { store, state } = storeAt();
    const page = countingPage();
    const first = await store.get('/', page.render);
    state.revision = 2;
    expect(store.find('/')).toBeNull();
    expect(store.bytes).toBe(0);
    expect((await store.get('/', page.render)).tag).not.toBe(first.tag);
  });

  it('keeps a page out that was being rendered when it changed', async () => {
    const { store, state } = storeAt();
    const rendering = Promise.withResolvers<FreshResponse>();
    const early = store.get('/', () => rendering.promise);
    state.revision = 2;
    const late = store.get('/', async () => responseOf('new'));
    expect(textOf(await late)).toBe('new');
    rendering.resolve(responseOf('old'));
    expect(textOf(await early)).toBe('old');
    expect(textOf(store.find('/'))).toBe('new');
  });
});

describe('the end of a page', () => {
  it('is after five minutes', async () => {
    const { store, state } = storeAt();
    await store.get('/', countingPage().render);
    state.now = 5 * minute - 1;
    expect(store.find('/')).not.toBeNull();
    state.now += 1;
    expect(store.find('/')).toBeNull();
  });

  it('is the end of the offer that it shows', async () => {
    const { store, state } = storeAt();
    state.now = Date.parse('2026-11-21T10:00:00.000Z');
    const validUntil = '2026-11-21T10:02:00.000Z';
    await store.get('/', countingPage({ validUntil }).render);
    state.now = Date.parse(validUntil) - 1;
    expect(store.find('/')).not.toBeNull();
    state.now += 1;
    expect(store.find('/')).toBeNull();
    state.reachable = false;
    expect(store.find('/')).toBeNull();
  });

  it('is after five minutes when its offer ends later', async () => {
    const { store, state } = storeAt();
    await store.get('/', countingPage({ validUntil: '2027-01-20T23:59:59.000Z' }).render);
    state.now = 5 * minute;
    expect(store.find('/')).toBeNull();
  });

  it('does not delay a page that is often requested: it is rendered again before', async () => {
    const { store, state } = storeAt();
    const page = countingPage();
    await store.get('/', page.render);
    state.now = 4.5 * minute;
    expect(textOf(store.find('/'))).toBe('<p>1</p>');
    await expect.poll(() => textOf(store.find('/'))).toBe('<p>2</p>');
    state.now = 9 * minute;
    expect(textOf(store.find('/'))).toBe('<p>2</p>');
  });

  it('is after an hour while the database cannot be reached', async () => {
    const { store, state } = storeAt();
    const page = countingPage();
    await store.get('/', page.render);
    state.reachable = false;
    state.now = 60 * minute - 1;
    expect(store.find('/')).not.toBeNull();
    expect(page.count()).toBe(1);
    state.now += 1;
    expect(store.find('/')).toBeNull();
  });

  it('is put off when rendering fails before the lost database is noticed', async () => {
    const { store, state } = storeAt();
    await store.get('/', countingPage().render);
    state.now = 6 * minute;
    const failing = async () => Promise.reject(new Error('gone'));
    expect(textOf(await store.get('/', failing))).toBe('<p>1</p>');
    await expect(store.get('/other', failing)).rejects.toThrow('gone');
  });
});

describe('encodings', () => {
  it('are made once, when they are first requested, and counted', async () => {
    const { store } = storeAt();
    const text = 'ação '.repeat(500);
    const response = await store.get('/', async () => responseOf(text));
    const before = store.bytes;
    expect(Object.keys(response.bodies)).toEqual(['br']);
    const [zipped = Buffer.alloc(0), again] = await Promise.all(
      [1, 2].map(() => store.bodyOf('/', response, 'gzip')),
    );
    expect(again).toBe(zipped);
    expect(gunzipSync(zipped).toString()).toBe(text);
    expect((await store.bodyOf('/', response, 'identity')).toString()).toBe(text);
    expect(store.bytes).toBe(before + zipped.length + Buffer.byteLength(text));
  });

  it('of a page that is no longer stored are not counted', async () => {
    const { store, state } = storeAt();
    const response = await store.get('/', countingPage().render);
    state.revision = 2;
    expect(store.find('/')).toBeNull();
    await store.bodyOf('/', response, 'gzip');
    expect(store.bytes).toBe(0);
  });
});
