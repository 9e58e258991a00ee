import { localeOf } from '#i18n/language.ts';
import { useLanguage, useTexts } from '#i18n/language-context.tsx';
import { formatRecent } from '#ui/admin/moment.ts';
import { Note } from '#ui/admin/note.tsx';
import { ProgressBar } from '#ui/feedback/progress-bar.tsx';
import type { Backups } from '../backups.schema.ts';
import { formatSize, percentWritten } from './backup-progress.ts';
import { backupsTexts } from './backups.texts.ts';

/** How the backup that was started last is going, or how it ended. */
export function LatestRun({ backups }: { backups: Backups }) {
  const t = useTexts(backupsTexts);
  const { language } = useLanguage();
  const { latest } = backups;
  if (!latest) return null;
  const { state, startedAt, startedBy, bytes, problem } = latest;
  const when = formatRecent(startedAt, language, new Date());
  const started = startedBy ? t('startedBy', { when, who: startedBy }) : t('started', { when });
  const size = bytes === null ? '' : formatSize(bytes, localeOf[language]);
  const percent = percentWritten(backups);
  if (state === 'running')
    return (
      <Note tone="info" title={t('running')}>
        {started}
        {size ? `. ${t('runningSize', { size })}` : ''}
        {percent === null ? null : <ProgressBar value={percent} label={t('progress')} />}
      </Note>
    );
  if (state === 'done')
    return (
      <Note tone="good" title={t('done', { size })}>
        {started}
      </Note>
    );
  return (
    <Note tone="bad" title={t(state)}>
      {started}
      {problem === null ? '' : `. ${problem}`}
    </Note>
  );
}
