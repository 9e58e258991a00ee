import { useEffect } from 'react';
import { useTexts } from '#i18n/language-context.tsx';
import { useQuery } from '#query/use-query.tsx';
import { FailureNote } from '#ui/admin/calls/failure-note.tsx';
import { useStaffAction } from '#ui/admin/calls/use-staff-action.ts';
import { Instant } from '#ui/admin/instant.tsx';
import { Panel } from '#ui/admin/layout/panel.tsx';
import { LoadFailure, LoadingRows } from '#ui/admin/list/list-states.tsx';
import { Button } from '#ui/controls/button.tsx';
import { useToast } from '#ui/feedback/toast/use-toast.ts';
import { changeRecord } from '../../admin/content-calls.ts';
import { contentVersionsQuery } from '../../content.queries.ts';
import type { Draft } from '../../drafts/admin/use-draft.ts';
import { historyTexts } from './history.texts.ts';
import { VersionChanges } from './version-changes.tsx';
import '#ui/admin/layout/rows.css';

/** The versions of a record: who, when, and which becomes the draft again. */
export function HistoryPanel({ kind, draft }: { kind: string; draft: Draft }) {
  const t = useTexts(historyTexts);
  const showToast = useToast();
  const { record, unsaved } = draft;
  const { data, error, isFetching, refetch } = useQuery(contentVersionsQuery(kind, record.id));
  const { busy, failure, run } = useStaffAction();

  // biome-ignore lint/correctness/useExhaustiveDependencies: each change of the record makes a version.
  useEffect(() => {
    if (!isFetching) void refetch();
  }, [record.revision]);

  function restore(version: number): void {
    void run(
      () => changeRecord(kind, record, 'restore', { version }),
      (changed) => {
        draft.dispatch({ kind: 'replaced', record: changed });
        showToast({ title: t('restored') });
      },
    );
  }

  return (
    <Panel title={t('history')} count={data?.versions.length}>
      <FailureNote failure={failure} />
      {data === undefined && !error ? <LoadingRows count={2} /> : null}
      {data === undefined && error ? <LoadFailure error={error} onRetry={refetch} /> : null}
      {data?.versions.length === 0 ? <p className="pan__b">{t('none')}</p> : null}
      <ul className="rows rows--2 content-history">
        {data?.versions.map(({ number, note, at, personName }) => (
          <li key={number}>
            <div>
              <b>{t(`version_${note}`)}</b>
              <small>
                {personName ?? t('nobody')}, <Instant at={at} />
              </small>
              <VersionChanges key={at} kind={kind} id={record.id} number={number} />
            </div>
            <Button variant="text" busy={busy} disabled={unsaved} onClick={() => restore(number)}>
              {t('restore')}
            </Button>
          </li>
        ))}
      </ul>
    </Panel>
  );
}
