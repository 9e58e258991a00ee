import { describe, expect, it } from 'vitest';
import type { ContentRecord } from '../content.schema.ts';
import { changeDraft, type DraftEvent, isUnsaved, openDraft } from './draft-state.ts';

function record(revision: number, title: string): ContentRecord {
  return {
    ...{ id: 'a', revision, state: 'draft', draft: { title, titlePt: '' }, live: null },
    ...{ missing: [], twins: [], publishAt: null, scheduleFailure: null },
    ...{ address: null, nextAddress: null, isFixed: false, isOriginal: true },
    updatedAt: '2026-11-22T10:00:00.000Z',
  };
}

function follow(...events: DraftEvent[]) {
  return events.reduce(changeDraft, openDraft(record(1, 'A'), null));
}

const typed: DraftEvent = { kind: 'typed', field: 'title', value: 'B' };

describe('a draft in the editor', () => {
  it('is unsaved from typing to the answer of the server', () => {
    expect(isUnsaved(follow())).toBe(false);
    expect(isUnsaved(follow(typed, { kind: 'sent' }))).toBe(true);
    expect(
      isUnsaved(follow(typed, { kind: 'sent' }, { kind: 'saved', record: record(2, 'B') })),
    ).toBe(false);
  });

  it('keeps what is typed while it is saved', () => {
    const state = follow(typed, { kind: 'sent' }, { ...typed, value: 'BC' } as DraftEvent, {
      kind: 'saved',
      record: record(2, 'B'),
    });
    expect([state.values.title, state.record.revision, isUnsaved(state)]).toEqual(['BC', 2, true]);
  });

  it('loses nothing to a failure', () => {
    const state = follow(typed, { kind: 'sent' }, { kind: 'failed', error: 'x' });
    expect([state.values.title, state.failure, isUnsaved(state)]).toEqual(['B', 'x', true]);
  });

  it('is decided one way or the other when somebody else changed it', () => {
    const present = record(5, 'Hers');
    const events: DraftEvent[] = [typed, { kind: 'sent' }, { kind: 'conflicted', present }];
    const mine = follow(...events, { kind: 'kept-mine' });
    expect([mine.values.title, mine.record.revision, isUnsaved(mine)]).toEqual(['B', 5, true]);
    const theirs = follow(...events, { kind: 'took-theirs' });
    expect([theirs.values.title, isUnsaved(theirs), theirs.conflict]).toEqual([
      'Hers',
      false,
      null,
    ]);
  });
});

describe('the address of a page', () => {
  const post = (address: string | null): ContentRecord => ({
    ...record(1, ''),
    ...{ address, draft: { title: '', titlePt: '', slug: '' } },
  });
  const type = (field: string, value: string): DraftEvent => ({ kind: 'typed', field, value });
  const slugAfter = (address: string | null, ...events: DraftEvent[]) =>
    events.reduce(changeDraft, openDraft(post(address), null)).values.slug;

  it('follows the title, the English one where there are two', () => {
    const portuguese = type('titlePt', 'Três sócios');
    expect(slugAfter(null, portuguese)).toBe('tres-socios');
    expect(slugAfter(null, portuguese, type('title', 'Three partners'))).toBe('three-partners');
  });

  it('stays once it is changed, and once the page is on the site', () => {
    const events = [type('title', 'One'), type('slug', 'mine'), type('title', 'Two')];
    expect(slugAfter(null, ...events)).toBe('mine');
    expect(slugAfter('/blog/', type('title', 'One'))).toBe('');
  });
});

describe('a record that a press returned', () => {
  it('replaces the fields, but for what was typed while it was on its way', () => {
    const replaced: DraftEvent = { kind: 'replaced', record: record(2, 'Restored') };
    expect(follow(replaced).values).toEqual({ title: 'Restored', titlePt: '' });
    const meanwhile: DraftEvent = { kind: 'typed', field: 'titlePt', value: 'Agora' };
    const state = follow(meanwhile, replaced);
    expect([state.values, isUnsaved(state)]).toEqual([
      { title: 'Restored', titlePt: 'Agora' },
      true,
    ]);
  });
});

describe('what was left unsaved in this browser', () => {
  it('is taken up again', () => {
    const state = openDraft(record(1, 'A'), { revision: 1, values: { title: 'B' } });
    expect([state.values, state.conflict]).toEqual([{ title: 'B', titlePt: '' }, null]);
  });

  it('asks whose values stay if the record has changed since', () => {
    const now = record(3, 'Hers');
    expect(openDraft(now, { revision: 1, values: { title: 'B' } }).conflict).toBe(now);
  });

  it('asks again when the tab was closed before anybody decided', () => {
    const now = record(3, 'Hers');
    const left = openDraft(now, { revision: 1, values: { title: 'B' } });
    const again = openDraft(now, { revision: left.record.revision, values: left.values });
    expect(again.conflict).toBe(now);
    expect(changeDraft(again, { kind: 'kept-mine' }).record).toBe(now);
  });

  it('is nothing if it reached the server', () => {
    const state = openDraft(record(2, 'B'), { revision: 1, values: { title: 'B', titlePt: '' } });
    expect([state.conflict, isUnsaved(state)]).toEqual([null, false]);
  });
});
