import { useState } from 'react';
import { useTexts } from '#i18n/language-context.tsx';
import { useQueryClient } from '#query/use-query.tsx';
import { useStaffAction } from '#ui/admin/calls/use-staff-action.ts';
import { useToast } from '#ui/feedback/toast/use-toast.ts';
import type { Warning } from '../checks/warnings.ts';
import { warningsQuery } from '../content.queries.ts';
import type { ContentRecord } from '../content.schema.ts';
import { type Draft, isUnmade } from '../drafts/admin/use-draft.ts';
import { contentTexts } from './content-admin.texts.ts';
import { changeRecord } from './content-calls.ts';

/** When to publish: at once, or at a wall time in Lisbon. */
export type PublishTime = Record<string, never> | { day: string; time: string };

/** What is asked before a publication goes on. */
type Question = { when: PublishTime; warnings: readonly Warning[] };

type Done = 'published' | 'scheduled' | 'unscheduled' | 'withdrawn' | 'toOriginalDone';

export type Publication = ReturnType<typeof usePublication>;

/** Publishes, schedules and withdraws a record. Asks first where something is worth a look. */
export function usePublication(kind: string, draft: Draft) {
  const t = useTexts(contentTexts);
  const client = useQueryClient();
  const showToast = useToast();
  const { busy, failure, run } = useStaffAction();
  const [question, setQuestion] = useState<Question | null>(null);
  const { record, unsaved } = draft;

  function show(changed: ContentRecord, done: Done): void {
    draft.dispatch({ kind: 'replaced', record: changed });
    showToast({ title: t(done) });
  }

  async function publish(when: PublishTime): Promise<void> {
    setQuestion(null);
    await run(
      () => changeRecord(kind, record, 'publish', when),
      (changed) => show(changed, 'day' in when ? 'scheduled' : 'published'),
    );
  }

  async function ask(when: PublishTime): Promise<void> {
    const query = warningsQuery(kind, record.id);
    await client.refetchQuery(query);
    // Where the check fails, the questions that are known without it are asked.
    const known = record.twins.map(({ field, finding }) => {
      return { field, code: `twin_${finding}` as const, detail: '' };
    });
    const warnings = client.getQueryData(query)?.warnings ?? known;
    if (warnings.length > 0) setQuestion({ when, warnings });
    else await publish(when);
  }

  function takeBack(done: Done): void {
    void run(
      () => changeRecord(kind, record, 'withdraw'),
      (changed) => show(changed, done),
    );
  }

  return {
    busy,
    failure,
    question,
    ask,
    publish,
    withdraw: () => takeBack(record.publishAt ? 'unscheduled' : 'withdrawn'),
    /** For a record that the site always has. */
    toOriginal: () => takeBack('toOriginalDone'),
    cancel: () => setQuestion(null),
    canPublish:
      !unsaved && !isUnmade(record) && record.missing.length === 0 && record.state !== 'public',
  };
}
