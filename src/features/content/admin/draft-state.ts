import type { ContentRecord } from '../content.schema.ts';
import type { ContentValues } from '../content.ts';
import { changedFields } from '../content-state.ts';
import { slugOf } from '../slug-of.ts';

/** A record in the editor. */
export type DraftState = {
  /** As the server last returned it. */
  record: ContentRecord;
  /** As they are in the fields. */
  values: ContentValues;
  isSending: boolean;
  /** The error of the last attempt to save. */
  failure: unknown;
  /** The record as somebody else left it, while it is undecided whose values stay. */
  conflict: ContentRecord | null;
};

export type DraftEvent =
  | { kind: 'typed'; field: string; value: ContentValues[string] }
  | { kind: 'sent' }
  | { kind: 'saved'; record: ContentRecord }
  | { kind: 'failed'; error: unknown }
  | { kind: 'conflicted'; present: ContentRecord }
  /** A press returned the record: it replaces what is in the fields, but for what was typed since. */
  | { kind: 'replaced'; record: ContentRecord }
  | { kind: 'kept-mine' }
  | { kind: 'took-theirs' }
  | { kind: 'retried' };

/** Values that were typed and did not reach the server, with the revision that they are based on. */
export type UnsavedValues = { revision: number; values: ContentValues };

/** Opens a record, with what was left unsaved in this browser. */
export function openDraft(record: ContentRecord, unsaved: UnsavedValues | null): DraftState {
  const base = { record, isSending: false, failure: null, conflict: null };
  if (unsaved === null || changedFields(record.draft, unsaved.values).length === 0)
    return { ...base, values: record.draft };
  const values = { ...record.draft, ...unsaved.values };
  const { revision } = unsaved;
  if (revision === record.revision) return { ...base, values };
  // They stay based on that revision until somebody decides, also if the tab is closed before.
  return { ...base, values, record: { ...record, revision }, conflict: record };
}

/** Whether something in the fields has not reached the server. */
export function isUnsaved({ record, values }: DraftState): boolean {
  return changedFields(record.draft, values).length > 0;
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
      return { ...state, isSending: false, conflict: event.present };
    case 'replaced': {
      const opened = openDraft(event.record, null);
      // Typed between the press and the answer: at the press everything was saved.
      const typed = changedFields(state.record.draft, state.values);
      const kept = Object.fromEntries(typed.map((field) => [field, state.values[field] ?? null]));
      return { ...opened, values: { ...opened.values, ...kept } };
    }
    case 'kept-mine':
      return state.conflict ? { ...state, record: state.conflict, conflict: null } : state;
    case 'took-theirs':
      return state.conflict ? openDraft(state.conflict, null) : state;
    case 'retried':
      return { ...state, failure: null };
  }
}
