import { type ReactNode, useState } from 'react';
import { useLanguage, useTexts } from '#i18n/language-context.tsx';
import { codeText } from '#i18n/texts.ts';
import { useQuery } from '#query/use-query.tsx';
import { FailureNote } from '#ui/admin/calls/failure-note.tsx';
import { useStaffAction } from '#ui/admin/calls/use-staff-action.ts';
import { PageHeading } from '#ui/admin/layout/page-heading.tsx';
import { Panel, PanelBody } from '#ui/admin/layout/panel.tsx';
import { LoadFailure, LoadingRows } from '#ui/admin/list/list-states.tsx';
import { Button } from '#ui/controls/button.tsx';
import { Dialog } from '#ui/feedback/dialog.tsx';
import { StatePanel } from '#ui/feedback/state-panel.tsx';
import { useToast } from '#ui/feedback/toast/use-toast.ts';
import { contentTexts } from '../../admin/content-admin.texts.ts';
import { removeSamples } from '../../admin/content-calls.ts';
import { samplesQuery } from '../../content.queries.ts';
import type { Samples } from '../../samples/samples.schema.ts';
import { listsTexts } from './lists.texts.ts';
import { useRecordTitle } from './use-record-title.ts';
import './order-list.css';

function Names({ records }: { records: Samples['samples'] }) {
  const { language } = useLanguage();
  const titleOf = useRecordTitle();
  return (
    <ul className="content-names">
      {records.map(({ kind, id, ...titles }) => (
        <li key={`${kind} ${id}`}>
          {titleOf(titles)}{' '}
          <small>{codeText(contentTexts, language, { field: '', code: kind })}</small>
        </li>
      ))}
    </ul>
  );
}

type SamplesListProps = {
  title: string;
  /** Stands above the heading. */
  above: ReactNode;
  mayRemove: boolean;
};

/** Names the samples on the site, and removes at one press those that nobody edited. */
export function SamplesList({ title, above, mayRemove }: SamplesListProps) {
  const t = useTexts(listsTexts);
  const titleOf = useRecordTitle();
  const showToast = useToast();
  const { data, error, refetch } = useQuery(samplesQuery());
  const { busy, failure, run } = useStaffAction();
  const [isAsked, setIsAsked] = useState(false);

  function remove(shown: Samples): void {
    void run(
      () => removeSamples(shown),
      ({ removed, kept }) => {
        setIsAsked(false);
        showToast({ title: t('samplesDone', { count: removed.length }) });
        if (kept.length > 0)
          showToast({
            variant: 'info',
            title: t('samplesKept', { titles: kept.map(titleOf).join(', ') }),
          });
        return refetch();
      },
    );
  }

  if (!data) return error ? <LoadFailure error={error} onRetry={refetch} /> : <LoadingRows />;
  const { samples, edited } = data;
  const count = samples.length;
  return (
    <>
      <PageHeading
        title={title}
        above={above}
        lead={t('samplesLead')}
        actions={
          mayRemove && count > 0 ? (
            <Button variant="redline" onClick={() => setIsAsked(true)}>
              {t('samplesRemove', { count })}
            </Button>
          ) : null
        }
      />
      {count === 0 ? (
        <StatePanel kind="empty" headingLevel={2} title={t('samplesNone')}>
          {edited.length === 0 ? t('samplesNoneText') : null}
        </StatePanel>
      ) : (
        <Panel title={t('samplesNamed')} count={count}>
          <PanelBody>
            <Names records={samples} />
          </PanelBody>
        </Panel>
      )}
      {edited.length > 0 ? (
        <Panel title={t('samplesEdited')} count={edited.length}>
          <PanelBody>
            <Names records={edited} />
          </PanelBody>
        </Panel>
      ) : null}
      <Dialog
        isOpen={isAsked}
        onClose={() => setIsAsked(false)}
        title={t('samplesAsk', { count })}
        closeLabel={t('cancel')}
        footer={
          <>
            <Button variant="soft" onClick={() => setIsAsked(false)}>
              {t('cancel')}
            </Button>
            <Button variant="bad" busy={busy} onClick={() => remove(data)}>
              {t('samplesRemove', { count })}
            </Button>
          </>
        }
      >
        <p>{t('samplesAskText')}</p>
        <Names records={samples} />
        <FailureNote failure={failure} />
      </Dialog>
    </>
  );
}
