import { describe, expect, it } from 'vitest';
import type { ContentRecord } from '../../content.schema.ts';
import {
  changeDraft,
  contestedFields,
  type DraftEvent,
  isUnsaved,
  openDraft,
  takeUp,
  unsavedOf,
} from './draft-state.ts';

function record(revision: number, title: string): ContentRecord {
  return {
    id: 'a',
    revision,
    state: 'draft',
    draft: { title, titlePt: '' },
    live: null,
    missing: [],
    twins: [],
    publishAt: null,
    scheduleFailure: null,
    address: null,
    nextAddress: null,
    isFixed: false,
    isOriginal: true,
    updatedAt: '2026-11-22T10:00:00.000Z',
  };
}

function follow(...events: DraftEvent[]) {
  return events.reduce(changeDraft, openDraft(record(1, 'A')));
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

  it('asks about the fields alone that were changed here and there', () => {
    const hers = record(5, 'Hers');
    const mine: DraftEvent = { kind: 'typed', field: 'titlePt', value: 'Meu' };
    const conflicted: DraftEvent = { kind: 'conflicted', present: hers };
    const apart = follow(mine, { kind: 'sent' }, conflicted);
    expect([apart.conflict, apart.values, apart.record, isUnsaved(apart)]).toEqual([
      ...[null, { title: 'Hers', titlePt: 'Meu' }, hers, true],
    ]);
    const both = follow(typed, mine, { kind: 'sent' }, conflicted);
    expect(contestedFields(both, hers)).toEqual(['title']);
    expect(changeDraft(both, { kind: 'took-theirs' }).values).toEqual({
      title: 'Hers',
      titlePt: 'Meu',
    });
  });

  it('puts back nothing that somebody else alone has changed', () => {
    const present = { ...record(5, 'Hers'), draft: { title: 'Hers', titlePt: 'Dela' } };
    const events: DraftEvent[] = [typed, { kind: 'conflicted', present }, { kind: 'kept-mine' }];
    expect(follow(...events).values).toEqual({ title: 'B', titlePt: 'Dela' });
  });

  it('asks nothing when both came to the same, or an answer was lost', () => {
    const state = follow(typed, { kind: 'conflicted', present: record(2, 'B') });
    expect([state.conflict, isUnsaved(state), state.record.revision]).toEqual([null, false, 2]);
  });
});

describe('the address of a page', () => {
  const post = (address: string | null): ContentRecord => ({
    ...record(1, ''),
    address,
    draft: { title: '', titlePt: '', slug: '' },
  });
  const type = (field: string, value: string): DraftEvent => ({ kind: 'typed', field, value });
  const slugAfter = (address: string | null, ...events: DraftEvent[]) =>
    events.reduce(changeDraft, openDraft(post(address))).values.slug;

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
  const left = { revision: 1, base: { title: 'A' }, values: { title: 'B' } };

  it('is the fields that were changed, and is taken up again', () => {
    expect(unsavedOf(follow(typed))).toEqual(left);
    const state = takeUp(record(1, 'A'), left);
    expect([state.values, unsavedOf(state)]).toEqual([{ title: 'B', titlePt: '' }, left]);
  });

  it('stays based on the revision it was typed on, so that the server asks whose stay', () => {
    const now = record(3, 'Hers');
    const state = takeUp(now, left);
    expect([unsavedOf(state), state.record.revision]).toEqual([left, 1]);
    const refused = changeDraft(state, { kind: 'conflicted', present: now });
    expect([refused.conflict, contestedFields(refused, now)]).toEqual([now, ['title']]);
    expect(changeDraft(refused, { kind: 'kept-mine' }).record).toBe(now);
  });

  it('is laid over what changed since in other fields', () => {
    const now = { ...record(3, 'A'), draft: { title: 'A', titlePt: 'Novo' } };
    const state = changeDraft(takeUp(now, left), { kind: 'conflicted', present: now });
    expect([state.conflict, state.values]).toEqual([null, { title: 'B', titlePt: 'Novo' }]);
  });

  it('is nothing if it reached the server', () => {
    const state = takeUp(record(2, 'B'), left);
    expect([isUnsaved(state), state.record.revision]).toEqual([false, 2]);
  });
});
