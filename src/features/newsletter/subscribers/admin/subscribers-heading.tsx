import { useTexts } from '#i18n/language-context.tsx';
import { FailureNote } from '#ui/admin/calls/failure-note.tsx';
import { PageHeading } from '#ui/admin/layout/page-heading.tsx';
import type { TableFormat } from '#ui/admin/save-file.ts';
import { SaveTable } from '#ui/admin/save-table.tsx';
import { buttonClass } from '#ui/controls/button.tsx';
import { Link } from '#ui/controls/link.tsx';
import { IconDownload } from '#ui/icons/icons.tsx';
import type { SubscribersPage } from '../subscribers.schema.ts';
import { subscribersTexts } from './subscribers-admin.texts.ts';

type SubscribersHeadingProps = {
  title: string;
  page: SubscribersPage | undefined;
  mayExport: boolean;
  importHref: string;
  busy: boolean;
  failure: string | null;
  onExport: (format: TableFormat) => void;
};

/** The head of the list: how many read, how many wait, the export. */
export function SubscribersHeading(props: SubscribersHeadingProps) {
  const { title, page, mayExport, importHref, busy, failure, onExport } = props;
  const t = useTexts(subscribersTexts);
  const readers = page?.counts.confirmed ?? 0;
  const waiting = page?.counts.unconfirmed ?? 0;
  const parts = [
    readers === 1 ? t('readers_one') : t('readers_many', { count: readers }),
    ...(waiting > 0
      ? [waiting === 1 ? t('waiting_one') : t('waiting_many', { count: waiting })]
      : []),
  ];
  return (
    <>
      <PageHeading
        title={title}
        lead={page ? `${parts.join(', ')}. ${t('issuesElsewhere')}` : '\u00a0'}
        actions={
          mayExport ? (
            <>
              <Link className={buttonClass({ variant: 'soft' })} to={importHref}>
                {t('importList')}
              </Link>
              <SaveTable variant="soft" busy={busy} busyLabel={t('exporting')} onSave={onExport}>
                <IconDownload />
                {t('export')}
              </SaveTable>
            </>
          ) : undefined
        }
      />
      <FailureNote failure={failure} />
    </>
  );
}
