import { useState } from 'react';
import { useTexts } from '#i18n/language-context.tsx';
import { FailureNote } from '#ui/admin/calls/failure-note.tsx';
import { useStaffAction } from '#ui/admin/calls/use-staff-action.ts';
import { Panel, PanelBody } from '#ui/admin/layout/panel.tsx';
import { Note } from '#ui/admin/note.tsx';
import { Button, buttonClass } from '#ui/controls/button.tsx';
import type { TransferReport } from '../transfer.schema.ts';
import { transferTexts } from './content-transfer-admin.texts.ts';
import { ReportList } from './report-list.tsx';
import { type Sent, sendFile } from './transfer-calls.ts';
import '#ui/admin/checkbox.css';
import './import-panel.css';

type Shown = Sent & { file: File };

function ReportNote({ report, isOutdated, file }: Shown) {
  const t = useTexts(transferTexts);
  const redirects = report.redirects.new;
  const files = report.files.new;
  const moved = [
    redirects > 0 ? ` ${t('redirects', { count: redirects })}` : '',
    files > 0 ? ` ${t('files', { count: files })}` : '',
  ].join('');
  if (isOutdated)
    return (
      <Note tone="warn" isAlert title={t('outdated')}>
        {t('outdatedText')}
      </Note>
    );
  if (report.isDryRun)
    return (
      <Note tone="info" title={t('planned', { name: file.name })}>
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

/** Chooses a file, shows what it would do, and imports it once that is confirmed. */
export function ImportPanel({ kindName }: { kindName: (kind: string) => string }) {
  const t = useTexts(transferTexts);
  const { busy, failure, run } = useStaffAction();
  const [onlyNew, setOnlyNew] = useState(false);
  const [shown, setShown] = useState<Shown | null>(null);
  const isOpen = shown !== null && (shown.report.isDryRun || shown.isOutdated);

  function send(file: File, options: Parameters<typeof sendFile>[1]): void {
    void run(
      () => sendFile(file, options),
      (sent) => setShown({ ...sent, file }),
    );
  }

  function changeOnlyNew(next: boolean): void {
    setOnlyNew(next);
    if (isOpen) send(shown.file, { onlyNew: next, plan: null });
  }

  function take(input: HTMLInputElement): void {
    const [file] = input.files ?? [];
    if (!file) return;
    setShown(null);
    send(file, { onlyNew, plan: null });
    // The same file can be chosen again after it was corrected.
    input.value = '';
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
              disabled={busy}
              onChange={(event) => changeOnlyNew(event.currentTarget.checked)}
            />
            {t('onlyNew')}
          </label>
          <FailureNote failure={failure} />
          <div role="status">{shown ? <ReportNote {...shown} /> : null}</div>
          <div className="row">
            {isOpen && changesOf(shown.report) > 0 ? (
              <Button
                busy={busy}
                busyLabel={t('confirming')}
                onClick={() => send(shown.file, { onlyNew, plan: shown.report.plan })}
              >
                {t('confirm', { count: changesOf(shown.report) })}
              </Button>
            ) : null}
            <span className={`import-file ${buttonClass({ variant: shown ? 'soft' : 'primary' })}`}>
              {busy && !isOpen ? t('reading') : t(shown ? 'chooseOther' : 'choose')}
              <input
                type="file"
                aria-label={t(shown ? 'chooseOther' : 'choose')}
                accept=".zip,.xml,.json,.csv,.txt"
                disabled={busy}
                onChange={(event) => take(event.currentTarget)}
              />
            </span>
          </div>
          {isOpen && changesOf(shown.report) === 0 ? <p>{t('nothing')}</p> : null}
        </PanelBody>
      </Panel>
      {shown ? (
        <ReportList key={shown.report.plan} report={shown.report} kindName={kindName} />
      ) : null}
    </>
  );
}
