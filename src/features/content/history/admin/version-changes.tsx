import { useState } from 'react';
import { useLanguage, useTexts } from '#i18n/language-context.tsx';
import { useQuery } from '#query/use-query.tsx';
import { LoadFailure, LoadingRows } from '#ui/admin/list/list-states.tsx';
import { versionChangesQuery } from '../../content.queries.ts';
import { twinLabelOf } from '../../fields/field-labels.texts.ts';
import { historyTexts } from './history.texts.ts';
import { TextComparison } from './text-comparison.tsx';

type VersionChangesProps = { kind: string; id: string; number: number };

function Changes({ kind, id, number }: VersionChangesProps) {
  const t = useTexts(historyTexts);
  const { language } = useLanguage();
  const { data, error, refetch } = useQuery(versionChangesQuery(kind, id, number));
  if (!data)
    return error ? <LoadFailure error={error} onRetry={refetch} /> : <LoadingRows count={1} />;
  if (data.changes.length === 0) return <p className="quiet">{t('noChanges')}</p>;
  return data.changes.map(({ field, before, after }) => (
    <div key={field} className="content-change">
      <h3>{twinLabelOf(language, field)}</h3>
      <TextComparison before={before} after={after} />
    </div>
  ));
}

/** What a version changed, read when somebody wants to see it. */
export function VersionChanges(props: VersionChangesProps) {
  const t = useTexts(historyTexts);
  const [isOpen, setIsOpen] = useState(false);
  return (
    <details onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}>
      <summary>{t('changes')}</summary>
      {isOpen ? <Changes {...props} /> : null}
    </details>
  );
}
