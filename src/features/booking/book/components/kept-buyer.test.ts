import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { fieldDraft, prefillBooking, updateDraft } from './booking-draft.ts';
import { keptBuyerKey, readBuyer } from './kept-buyer.ts';

const buyer = { name: 'Noor El-Amin', email: 'noor@tessera.example' };
let stored: Map<string, string>;

/** What a load of the page leaves: the storage of the tab, and an empty memory. */
function reload() {
  updateDraft({ fields: {} });
}

beforeEach(() => {
  stored = new Map();
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, text: string) => void stored.set(key, text),
    removeItem: (key: string) => void stored.delete(key),
  });
});
afterEach(() => {
  reload();
  vi.unstubAllGlobals();
});

describe('a buyer who books a session', () => {
  it('finds name and address after a reload, as they were changed last', () => {
    prefillBooking(buyer);
    reload();
    expect(fieldDraft.read()).toEqual(buyer);
    fieldDraft.save({ ...buyer, name: 'Noor', phone: '+351 910 000 000' });
    reload();
    expect(fieldDraft.read()).toEqual({ ...buyer, name: 'Noor' });
  });

  it('leaves nothing in the tab after the booking', () => {
    prefillBooking(buyer);
    fieldDraft.save({});
    expect([...stored.keys()]).toEqual([]);
    reload();
    expect(fieldDraft.read()).toEqual({});
  });
});

it('what other visitors type is not stored', () => {
  fieldDraft.save(buyer);
  expect([...stored.keys()]).toEqual([]);
});

it.each(['{', 'null', '[]', '{"name":1}'])('%s in the storage is no buyer', (text) => {
  stored.set(keptBuyerKey, text);
  expect(readBuyer()).toEqual({});
});

it('without storage the buyer is known until a reload', () => {
  vi.stubGlobal('sessionStorage', undefined);
  prefillBooking(buyer);
  expect(fieldDraft.read()).toEqual(buyer);
  reload();
  expect(fieldDraft.read()).toEqual({});
});
