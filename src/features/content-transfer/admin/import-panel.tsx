import { useState } from 'react';
import { useLanguage, useTexts } from '#i18n/language-context.tsx';
import { FailureNote } from '#ui/admin/calls/failure-note.tsx';
import { Panel, PanelBody } from '#ui/admin/layout/panel.tsx';
import { Note } from '#ui/admin/note.tsx';
import { Button, buttonClass } from '#ui/controls/button.tsx';
import { TextField } from '#ui/form/field.tsx';
import type { FollowedImport, ImportProblem, TransferReport } from '../transfer.schema.ts';
import { transferTexts } from './content-transfer-admin.texts.ts';
import { ImportProgress } from './import-progress.tsx';
import { ReportList } from './report-list.tsx';
import { useImport } from './use-import.ts';
import '#ui/admin/checkbox.css';
import './import-panel.css';

/** Why an import was not done, or not to its end. */
function ErrorNote({ error }: { error: ImportProblem }) {
  const t = useTexts(transferTexts);
  const { language } = useLanguage();
  if (error.code === 'plan_changed')
    return (
      <Note tone="warn" isAlert title={t('outdated')}>
        {t('outdatedText')}
      </Note>
    );
  return <Note tone="bad" isAlert title={language === 'pt' ? error.titlePt : error.title} />;
}

/** What an import would do, or did. */
function EndNote({ report, name, isDryRun }: Pick<FollowedImport, 'report' | 'name' | 'isDryRun'>) {
  const t = useTexts(transferTexts);
  if (!report) return null;
  const moved = [
    report.redirects.new > 0 ? ` ${t('redirects', { count: report.redirects.new })}` : '',
    report.files.new > 0 ? ` ${t('files', { count: report.files.new })}` : '',
  ].join('');
  if (isDryRun)
    return (
      <Note tone="info" title={t('planned', { name: name || t('file') })}>
        {t('plannedText')}
        {moved}
      </Note>
    );
  const { new: added = 0, changed = 0 } = report.counts;
  return (
    <Note tone="good" title={t('done', { new: added, changed })}>
      {t('doneText')}
      {moved}
    </Note>
  );
}

/** How many records, redirects and files an import would write. */
function changesOf({ counts, redirects, files }: TransferReport): number {
  return (counts.new ?? 0) + (counts.changed ?? 0) + redirects.new + files.new;
}

/** The report that can be confirmed: that of a dry run, or of an import that found something else. */
function planOf(ended: FollowedImport | null): TransferReport | null {
  if (ended?.report === undefined) return null;
  return ended.isDryRun || ended.error?.code === 'plan_changed' ? ended.report : null;
}

/**
 * Chooses a file, shows what it would do, and imports it once that is confirmed. An import that runs is
 * followed, also by a page that is opened meanwhile.
 */
export function ImportPanel({ kindName }: { kindName: (kind: string) => string }) {
  const t = useTexts(transferTexts);
  const { followed, file, failure, isRunning, isCancelled, start, cancel } = useImport();
  const [chosenOnlyNew, setOnlyNew] = useState<boolean | null>(null);
  const [oldSite, setOldSite] = useState('');
  const [readSite, setReadSite] = useState('');
  const onlyNew = chosenOnlyNew ?? followed?.onlyNew ?? false;
  const ended = isRunning ? null : followed;
  const planned = planOf(ended);
  const name = file?.name ?? followed?.name ?? '';

  function changeOnlyNew(next: boolean): void {
    setOnlyNew(next);
    if (planned && file) start(file, { onlyNew: next, plan: null, name, oldSite });
  }

  /** Reads the file again, whose links lead elsewhere now. */
  function changeSite(): void {
    if (!planned || !file || oldSite.trim() === readSite) return;
    setReadSite(oldSite.trim());
    start(file, { onlyNew, plan: null, name, oldSite });
  }

  function take(input: HTMLInputElement): void {
    const [chosen] = input.files ?? [];
    if (!chosen) return;
    setReadSite(oldSite.trim());
    start(chosen, { onlyNew, plan: null, name: chosen.name, oldSite });
    // The same file can be chosen again after it was corrected.
    input.value = '';
  }

  function confirm(report: TransferReport): void {
    start(file, { onlyNew, plan: report.plan, name, oldSite });
  }

  return (
    <>
      <Panel title={t('importTitle')}>
        <PanelBody className="stack">
          <p>{t('importText')}</p>
          <label className="import-option">
            <input
              type="checkbox"
              className="cb"
              checked={onlyNew}
              disabled={isRunning}
              onChange={(event) => changeOnlyNew(event.currentTarget.checked)}
            />
            {t('onlyNew')}
          </label>
          <TextField
            label={t('oldSite')}
            optional={t('optional')}
            hint={t('oldSiteHint')}
            type="url"
            inputMode="url"
            autoComplete="off"
            placeholder="https://"
            value={oldSite}
            disabled={isRunning}
            onChange={(event) => setOldSite(event.currentTarget.value)}
            onBlur={changeSite}
          />
          <FailureNote failure={failure} />
          {ended?.error ? <ErrorNote error={ended.error} /> : null}
          <div role="status">{ended?.report && !ended.error ? <EndNote {...ended} /> : null}</div>
          {isRunning ? (
            <ImportProgress followed={followed} isCancelled={isCancelled} cancel={cancel} />
          ) : (
            <div className="row">
              {planned && changesOf(planned) > 0 ? (
                <Button onClick={() => confirm(planned)}>
                  {t('confirm', { count: changesOf(planned) })}
                </Button>
              ) : null}
              <span
                className={`import-file ${buttonClass({ variant: planned ? 'soft' : 'primary' })}`}
              >
                {t(ended?.report ? 'chooseOther' : 'choose')}
                <input
                  type="file"
                  aria-label={t(ended?.report ? 'chooseOther' : 'choose')}
                  accept=".zip,.xml,.json,.csv,.tsv,.txt"
                  onChange={(event) => take(event.currentTarget)}
                />
              </span>
            </div>
          )}
          {planned && changesOf(planned) === 0 ? <p>{t('nothing')}</p> : null}
        </PanelBody>
      </Panel>
      {ended?.report ? (
        <ReportList key={ended.id} report={ended.report} kindName={kindName} />
      ) : null}
    </>
  );
}
