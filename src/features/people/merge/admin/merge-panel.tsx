import { useState } from 'react';
import { useLanguage, useTexts } from '#i18n/language-context.tsx';
import { useQuery } from '#query/use-query.tsx';
import { FailureNote } from '#ui/admin/calls/failure-note.tsx';
import { useStaffAction } from '#ui/admin/calls/use-staff-action.ts';
import { Panel, PanelBody } from '#ui/admin/layout/panel.tsx';
import { LoadFailure, LoadingRows } from '#ui/admin/list/list-states.tsx';
import { SearchField } from '#ui/admin/list/search-field.tsx';
import { Button } from '#ui/controls/button.tsx';
import { useToast } from '#ui/feedback/toast/use-toast.ts';
import { peopleTexts } from '../../admin/people-admin.texts.ts';
import { peopleQuery } from '../../people.queries.ts';
import type { PeoplePage, PersonView } from '../../people.schema.ts';
import { nameOf } from '../../people.ts';
import { mergeInto } from '../../people-calls.ts';
import '#ui/admin/layout/rows.css';

type Other = PeoplePage['people'][number];
const mostOffered = 5;

type FoundProps = { q: string; except: string; busy: boolean; onMerge: (other: Other) => void };

function Found({ q, except, busy, onMerge }: FoundProps) {
  const t = useTexts(peopleTexts);
  const { data, error, isFetching, refetch } = useQuery(peopleQuery({ q }));
  if (!data)
    return error && !isFetching ? (
      <LoadFailure error={error} onRetry={refetch} />
    ) : (
      <LoadingRows count={1} />
    );
  const others = data.people.filter(({ id }) => id !== except).slice(0, mostOffered);
  if (others.length === 0) return <p role="status">{t('mergeNone')}</p>;
  return (
    <ul className="rows rows--2 rows--flush">
      {others.map((other) => (
        <li key={other.id}>
          <div>
            <b>{nameOf(other)}</b>
            <small className="cut--1">{other.email || other.phone}</small>
          </div>
          <Button variant="soft" disabled={busy} onClick={() => onMerge(other)}>
            {t('mergeThis', { name: nameOf(other) })}
          </Button>
        </li>
      ))}
    </ul>
  );
}

type MergePanelProps = { person: PersonView; onChanged: () => Promise<void> };

/** Finds another entry of the same person and moves all of it to this one. */
export function MergePanel({ person, onChanged }: MergePanelProps) {
  const t = useTexts(peopleTexts);
  const { language } = useLanguage();
  const showToast = useToast();
  const { busy, failure, run } = useStaffAction();
  const [q, setQ] = useState('');

  function merge(other: Other): void {
    void run(
      () => mergeInto(other.id, person.id, language),
      () => {
        setQ('');
        showToast({ title: t('mergeDone', { name: nameOf(other) }) });
        return onChanged();
      },
    );
  }

  return (
    <Panel title={t('merge')}>
      <PanelBody>
        <p>{t('mergeText', { name: nameOf(person) })}</p>
        <SearchField key={person.merges.length} label={t('mergeFind')} value={q} onSearch={setQ} />
        {q.trim() === '' ? null : <Found q={q} except={person.id} busy={busy} onMerge={merge} />}
        <FailureNote failure={failure} />
      </PanelBody>
    </Panel>
  );
}
