import { useEffect } from 'react';
import { localeOf } from '#i18n/language.ts';
import { useLanguage, useTexts } from '#i18n/language-context.tsx';
import { useQuery } from '#query/use-query.tsx';
import { FailureNote } from '#ui/admin/calls/failure-note.tsx';
import { useStaffAction } from '#ui/admin/calls/use-staff-action.ts';
import { IconArchive } from '#ui/admin/icons.tsx';
import { Panel, PanelBody } from '#ui/admin/layout/panel.tsx';
import { LoadFailure, LoadingRows } from '#ui/admin/list/list-states.tsx';
import { formatInstant } from '#ui/admin/moment.ts';
import { Button } from '#ui/controls/button.tsx';
import { useToast } from '#ui/feedback/toast/use-toast.ts';
import { IconDownload } from '#ui/icons/icons.tsx';
import {
  askToDownload,
  backupAddress,
  backupsQuery,
  checkBackup,
  startBackup,
} from '../backups.queries.ts';
import type { Backups } from '../backups.schema.ts';
import { damageTexts } from '../damage.texts.ts';
import { formatSize } from './backup-progress.ts';
import { backupsTexts } from './backups.texts.ts';
import { LatestRun } from './latest-run.tsx';
import '#ui/admin/layout/rows.css';

/** Milliseconds. The progress comes by itself; this is for a browser whose stream is broken. */
const readAgainAfter = 5000;

type File = Backups['files'][number];

/** The browser stores the file as it comes, however large it is. */
function follow(address: string): void {
  const link = document.createElement('a');
  link.href = address;
  link.download = '';
  link.click();
}

/** When a backup was last read whole, and what was found. */
function CheckLine({ check }: Pick<File, 'check'>) {
  const t = useTexts(backupsTexts);
  const damage = useTexts(damageTexts);
  const { language } = useLanguage();
  if (check === null) return t('unchecked');
  const when = formatInstant(check.at, language);
  if (check.damage === null) return t('sound', { when });
  return (
    <span className="age age--late">
      {damage('damaged')}: {damage(check.damage)}. {t('readAt', { when })}
    </span>
  );
}

type FileRowProps = { file: File; onDownload: () => void; onChecked: () => void };

function FileRow({ file, onDownload, onChecked }: FileRowProps) {
  const t = useTexts(backupsTexts);
  const { busy, failure, run } = useStaffAction();
  const { language } = useLanguage();
  const when = formatInstant(file.takenAt, language);
  return (
    <li>
      <IconArchive />
      <div>
        <b>{when}</b>
        <small>
          {formatSize(file.bytes, localeOf[language])}
          {file.isBeforeRestore ? `. ${t('beforeRestore')}` : ''}
        </small>
        <small>
          <CheckLine check={file.check} />
        </small>
      </div>
      <span className="acts">
        <Button
          variant="soft"
          busy={busy}
          busyLabel={t('checking')}
          aria-label={busy ? undefined : t('checkNamed', { when })}
          onClick={() => void run(() => checkBackup(file.name).finally(onChecked))}
        >
          {t('check')}
        </Button>
        <Button variant="soft" aria-label={t('downloadNamed', { when })} onClick={onDownload}>
          <IconDownload />
          {t('download')}
        </Button>
      </span>
      <FailureNote failure={failure} />
    </li>
  );
}

/** A backup now, and the ones that are on this machine. */
export function BackupsPanel() {
  const t = useTexts(backupsTexts);
  const showToast = useToast();
  const { data, error, isFetching, refetch } = useQuery(backupsQuery());
  const { busy, failure, run } = useStaffAction();
  const isRunning = data?.latest?.state === 'running';
  useEffect(() => {
    if (!isRunning) return;
    const timer = setInterval(() => void refetch(), readAgainAfter);
    return () => clearInterval(timer);
  }, [isRunning, refetch]);

  function download(name: string): void {
    void run(
      () => askToDownload(name),
      () => {
        follow(backupAddress(name));
        showToast({ title: t('downloading') });
      },
    );
  }
  return (
    <Panel
      title={t('title')}
      count={data?.files.length}
      foot={data ? t(`foot_${data.engine}`) : null}
      action={
        <Button
          variant="soft"
          busy={busy || isRunning}
          busyLabel={t('running')}
          onClick={() => void run(startBackup, refetch)}
        >
          {t('now')}
        </Button>
      }
    >
      {!data && error && !isFetching ? <LoadFailure error={error} onRetry={refetch} /> : null}
      {!data && !error ? <LoadingRows count={2} /> : null}
      {failure !== null || data?.latest ? (
        <PanelBody role="status">
          <FailureNote failure={failure} />
          {data ? <LatestRun backups={data} /> : null}
        </PanelBody>
      ) : null}
      {data?.files.length === 0 ? (
        <PanelBody>
          <p>
            <b>{t('none')}</b> {t('noneText')}
          </p>
        </PanelBody>
      ) : null}
      <ul className="rows rows--acts">
        {data?.files.map((file) => (
          <FileRow
            key={file.name}
            file={file}
            onDownload={() => download(file.name)}
            onChecked={refetch}
          />
        ))}
      </ul>
    </Panel>
  );
}
