import { useCallback, useEffect, useEffectEvent, useReducer } from 'react';
import { failureOf } from '#core/call-failure.ts';
import { useLanguage } from '#i18n/language-context.tsx';
import { useQueryClient } from '#query/use-query.tsx';
import { useStaffCall } from '#ui/admin/calls/staff-call.ts';
import { createRecord, putDraft } from '../../admin/content-calls.ts';
import { contentRecordQuery } from '../../content.queries.ts';
import type { ContentRecord } from '../../content.schema.ts';
import type { ContentValues } from '../../content.ts';
import { changeDraft, isUnsaved, openDraft, unsavedOf } from './draft-state.ts';
import { useUnsavedValues } from './use-unsaved-values.ts';

const pauseMs = 1_000;

/** Returns the record as it is if a change was refused because somebody else had changed it. */
export function presentOf(error: unknown): ContentRecord | null {
  const failure = failureOf(error);
  if (failure.kind !== 'refused' || failure.code !== 'changed') return null;
  return (failure.problem.present ?? null) as ContentRecord | null;
}

export type Draft = ReturnType<typeof useDraft>;

/** Whether a record is still to be made, with the first thing that is written. */
export function isUnmade({ id }: Pick<ContentRecord, 'id'>): boolean {
  return id === '';
}

/**
 * A record in the editor, saved whenever the typing pauses and kept in the browser, for `opener`, until
 * then. `onMade` is called once a new one has been made, also when the editor was left meanwhile.
 */
export function useDraft(
  kind: string,
  start: ContentRecord,
  opener: string | number,
  onMade?: (record: ContentRecord) => void,
) {
  const client = useQueryClient();
  const call = useStaffCall();
  const { language } = useLanguage();
  const [state, dispatch] = useReducer(changeDraft, start, openDraft);
  const { record, values, isSending, failure, conflict } = state;
  const unsaved = isUnsaved(state);

  const forget = useUnsavedValues({ person: opener, kind, id: record.id }, state, dispatch);

  useEffect(() => {
    if (!isUnmade(record))
      client.setQueryData(contentRecordQuery(kind, record.id), conflict ?? record);
  }, [client, kind, record, conflict]);

  // Somebody else saved: an editor in which nothing is unsaved follows.
  const isOutdated = start.revision > record.revision && !unsaved && !isSending;
  useEffect(() => {
    if (isOutdated) dispatch({ kind: 'replaced', record: start });
  }, [isOutdated, start]);

  const save = useCallback(async () => {
    dispatch({ kind: 'sent' });
    try {
      const sent = unsavedOf({ record, values });
      const saved = await call(() =>
        isUnmade(record)
          ? createRecord(kind, values, language)
          : putDraft(kind, record, values, language),
      );
      // Also when the editor was left meanwhile.
      if (sent) forget(sent);
      dispatch({ kind: 'saved', record: saved });
      if (isUnmade(record)) onMade?.(saved);
    } catch (error) {
      const present = presentOf(error);
      dispatch(present ? { kind: 'conflicted', present } : { kind: 'failed', error });
    }
  }, [call, kind, record, values, language, forget, onMade]);

  const waits = unsaved && !isSending && failure === null && conflict === null;
  useEffect(() => {
    if (!waits) return;
    const timer = setTimeout(() => void save(), pauseMs);
    return () => clearTimeout(timer);
  }, [waits, save]);

  // A pause may never come: the window is hidden before it is closed, and the screen is left.
  const leave = useEffectEvent(() => {
    if (waits) void save();
  });
  useEffect(() => {
    const onHidden = () => {
      if (document.visibilityState === 'hidden') leave();
    };
    document.addEventListener('visibilitychange', onHidden);
    return () => {
      document.removeEventListener('visibilitychange', onHidden);
      leave();
    };
  }, []);

  useEffect(() => {
    const retry = () => dispatch({ kind: 'retried' });
    addEventListener('online', retry);
    return () => removeEventListener('online', retry);
  }, []);

  const type = useCallback((field: string, value: ContentValues[string]) => {
    dispatch({ kind: 'typed', field, value });
  }, []);
  return { ...state, unsaved, dispatch, type };
}
