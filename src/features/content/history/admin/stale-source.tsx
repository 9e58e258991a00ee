import { useTexts } from '#i18n/language-context.tsx';
import { useQuery } from '#query/use-query.tsx';
import { editorTexts } from '../../admin/editor.texts.ts';
import { staleSourcesQuery } from '../../content.queries.ts';
import type { ContentRecord } from '../../content.schema.ts';
import { TextComparison } from './text-comparison.tsx';

type StaleSourceProps = { kind: string; record: ContentRecord; twin: string };

function Source({ kind, record, twin }: StaleSourceProps) {
  const { data } = useQuery(staleSourcesQuery(kind, record.id));
  const source = data?.sources.find((one) => one.twin === twin);
  return source ? <TextComparison before={source.before} after={source.after} /> : null;
}

/** What changed in the English since a Portuguese text was written. */
export function StaleSource(props: StaleSourceProps) {
  const t = useTexts(editorTexts);
  return (
    <details className="content-stale">
      <summary>{t('changedEnglish')}</summary>
      <Source key={props.record.revision} {...props} />
    </details>
  );
}
