import { slugOf } from '#core/slug-of.ts';
import type { ContentRecord } from '../../content.schema.ts';
import type { ContentValues } from '../../content.ts';
import { changedFields } from '../../content-state.ts';

/** A record in the editor. */
export type DraftState = {
  /** As the server last returned it. */
  record: ContentRecord;
  /** As they are in the fields. */
  values: ContentValues;
  isSending: boolean;
  /** The error of the last attempt to save. */
  failure: unknown;
  /** The record as somebody else left it, while it is undecided whose values of the same fields stay. */
  conflict: ContentRecord | null;
};

export type DraftEvent =
  | { kind: 'typed'; field: string; value: ContentValues[string] }
  | { kind: 'sent' }
  | { kind: 'saved'; record: ContentRecord }
  | { kind: 'failed'; error: unknown }
  | { kind: 'conflicted'; present: ContentRecord }
  /** Left unsaved by an editor that was closed, while nothing is unsaved here. */
  | { kind: 'found'; unsaved: UnsavedValues }
  /** A press returned the record: it replaces what is in the fields, but for what was typed since. */
  | { kind: 'replaced'; record: ContentRecord }
  | { kind: 'kept-mine' }
  | { kind: 'took-theirs' }
  | { kind: 'retried' };

/** The fields that were typed and did not reach the server: their values, and those they are based on. */
export type UnsavedValues = { revision: number; base: ContentValues; values: ContentValues };

/** Opens a record as the server returned it. */
export function openDraft(record: ContentRecord): DraftState {
  return { record, values: record.draft, isSending: false, failure: null, conflict: null };
}

/** Lays over a record what was left unsaved in this browser. It stays based on the revision it was typed on. */
export function takeUp(
  record: ContentRecord,
  { revision, base, values }: UnsavedValues,
): DraftState {
  const opened = openDraft(record);
  if (changedFields(record.draft, { ...record.draft, ...values }).length === 0) return opened;
  return {
    ...opened,
    record: { ...record, revision, draft: { ...record.draft, ...base } },
    values: { ...record.draft, ...values },
  };
}

type Fields = Pick<DraftState, 'record' | 'values'>;

const pick = (values: ContentValues, fields: readonly string[]): ContentValues =>
  Object.fromEntries(fields.map((field) => [field, values[field] ?? null]));

/** Returns what in the fields has not reached the server, or null. */
export function unsavedOf({ record, values }: Fields): UnsavedValues | null {
  const fields = changedFields(record.draft, values);
  if (fields.length === 0) return null;
  return {
    revision: record.revision,
    base: pick(record.draft, fields),
    values: pick(values, fields),
  };
}

/** Returns the fields that were changed here and, to something else, in the record as it is now. */
export function contestedFields({ record, values }: Fields, present: ContentRecord): string[] {
  const theirs = changedFields(record.draft, present.draft);
  return changedFields(present.draft, pick(values, changedFields(record.draft, values))).filter(
    (field) => theirs.includes(field),
  );
}

/** Continues from the record as it is now, with what was changed here but for the fields that are given up. */
function goOnFrom(state: DraftState, present: ContentRecord, givenUp: string[] = []): DraftState {
  const mine = changedFields(state.record.draft, state.values);
  const kept = mine.filter((field) => !givenUp.includes(field));
  return {
    ...state,
    isSending: false,
    record: present,
    conflict: null,
    values: { ...present.draft, ...pick(state.values, kept) },
  };
}

/** Whether something in the fields has not reached the server. */
export function isUnsaved(fields: Fields): boolean {
  return unsavedOf(fields) !== null;
}

const titleOf = ({ title, titlePt }: ContentValues) => String(title || titlePt || '');

/** The address of a page that never was on the site follows the title until it is changed. */
function followTitle({ record, values }: DraftState, typed: ContentValues): ContentValues {
  const { slug } = typed;
  if (typeof slug !== 'string' || slug !== values.slug || record.address !== null) return typed;
  return slug === slugOf(titleOf(values)) ? { ...typed, slug: slugOf(titleOf(typed)) } : typed;
}

export function changeDraft(state: DraftState, event: DraftEvent): DraftState {
  switch (event.kind) {
    case 'typed':
      return {
        ...state,
        failure: null,
        values: followTitle(state, { ...state.values, [event.field]: event.value }),
      };
    case 'sent':
      return { ...state, isSending: true, failure: null };
    case 'saved':
      return { ...state, isSending: false, record: event.record };
    case 'failed':
      return { ...state, isSending: false, failure: event.error };
    case 'conflicted':
      return contestedFields(state, event.present).length > 0
        ? { ...state, isSending: false, conflict: event.present }
        : goOnFrom(state, event.present);
    case 'found':
      return takeUp(state.record, event.unsaved);
    case 'replaced':
      // Typed between the press and the answer: at the press everything was saved.
      return { ...goOnFrom(state, event.record), failure: null };
    case 'kept-mine':
      return state.conflict ? goOnFrom(state, state.conflict) : state;
    case 'took-theirs':
      return state.conflict
        ? goOnFrom(state, state.conflict, contestedFields(state, state.conflict))
        : state;
    case 'retried':
      return { ...state, failure: null };
  }
}
