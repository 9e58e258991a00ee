import { useTexts } from '#i18n/language-context.tsx';
import { FailureNote } from '#ui/admin/calls/failure-note.tsx';
import { useStaffAction } from '#ui/admin/calls/use-staff-action.ts';
import { Panel, PanelBody } from '#ui/admin/layout/panel.tsx';
import { saveFile } from '#ui/admin/save-file.ts';
import { Button } from '#ui/controls/button.tsx';
import { IconDownload } from '#ui/icons/icons.tsx';
import { transferTexts } from './content-transfer-admin.texts.ts';
import { downloadArchive } from './transfer-calls.ts';

/** Downloads the archive of all content. */
export function ExportPanel() {
  const t = useTexts(transferTexts);
  const { busy, failure, run } = useStaffAction();
  return (
    <Panel title={t('exportTitle')}>
      <PanelBody className="stack">
        <p>{t('exportText')}</p>
        <FailureNote failure={failure} />
        <div className="row">
          <Button
            variant="soft"
            busy={busy}
            busyLabel={t('exporting')}
            onClick={() => void run(downloadArchive, (zip) => saveFile(zip, 'content.zip'))}
          >
            <IconDownload />
            {t('export')}
          </Button>
        </div>
      </PanelBody>
    </Panel>
  );
}
