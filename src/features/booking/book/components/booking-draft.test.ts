import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  draftKey,
  noCall,
  readStoredDraft,
  type StoredDraft,
  storeDraft,
} from './booking-draft.ts';

const empty: StoredDraft = {
  fields: {},
  choice: { date: null, time: null },
  call: noCall,
  zone: null,
  followed: '',
};
const typed: StoredDraft = {
  fields: { name: 'Noor El-Amin', company: 'Tessera' },
  choice: { date: '2026-12-03', time: '14:00' },
  call: { ...noCall, place: 'video', about: 'service:ecommerce', aboutText: 'A shop\nin Lisbon' },
  zone: 'Asia/Dubai',
  followed: '?day=2026-12-03&time=09:00',
};

let stored: Map<string, string>;
beforeEach(() => {
  stored = new Map();
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, text: string) => void stored.set(key, text),
    removeItem: (key: string) => void stored.delete(key),
  });
});
afterEach(() => vi.unstubAllGlobals());

describe('the draft of a booking in the session', () => {
  it('is what was typed and chosen last', () => {
    storeDraft(typed);
    expect(readStoredDraft()).toEqual(typed);
  });

  it('is kept whole with more words than may be sent', () => {
    const long = { ...typed, call: { ...typed.call, aboutText: 'x'.repeat(100_000) } };
    storeDraft(long);
    expect(readStoredDraft()).toEqual(long);
  });

  it('holds nothing of the booking that was made', () => {
    storeDraft({ ...typed, booked: { manageUrl: 'secret' } } as StoredDraft);
    expect(stored.get(draftKey)).not.toContain('secret');
  });

  it('is removed when nothing is typed or chosen any more', () => {
    storeDraft(typed);
    storeDraft({ ...empty, fields: { name: '', email: '' }, zone: 'Asia/Dubai' });
    expect(stored.size).toBe(0);
  });

  it.each([null, '{', 'null', '7'])('is none for %s', (text) => {
    if (text !== null) stored.set(draftKey, text);
    expect(readStoredDraft()).toBeNull();
  });

  it('has nothing that could not have been chosen or typed', () => {
    const choice = { date: '2026-02-30', time: '25:10' };
    const other = {
      ...typed,
      followed: 1,
      choice,
      zone: 'Mars/Base',
      fields: { name: 7, card: '4242' },
    };
    stored.set(draftKey, JSON.stringify(other));
    expect(readStoredDraft()).toEqual({ ...empty, call: typed.call, zone: 'Europe/Lisbon' });
  });
});
