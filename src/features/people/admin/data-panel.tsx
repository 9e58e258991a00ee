import { useState } from 'react';
import { useTexts } from '#i18n/language-context.tsx';
import { FailureNote } from '#ui/admin/calls/failure-note.tsx';
import { useStaffAction } from '#ui/admin/calls/use-staff-action.ts';
import { Panel, PanelBody } from '#ui/admin/layout/panel.tsx';
import { saveFile } from '#ui/admin/save-file.ts';
import { Button } from '#ui/controls/button.tsx';
import { IconDownload } from '#ui/icons/icons.tsx';
import type { Erasure, PersonView } from '../people.schema.ts';
import { exportPerson } from '../people-calls.ts';
import { EraseDialog } from './erase-dialog.tsx';
import { peopleTexts } from './people-admin.texts.ts';

type DataPanelProps = { person: PersonView; onErased: (erasure: Erasure) => void };

/** What data protection law gives a person: a copy of everything, and its deletion. */
export function DataPanel({ person, onErased }: DataPanelProps) {
  const t = useTexts(peopleTexts);
  const { busy, failure, run } = useStaffAction();
  const [isErasing, setIsErasing] = useState(false);
  return (
    <Panel title={t('data')}>
      <PanelBody>
        <p>{t('dataText')}</p>
        <FailureNote failure={failure} />
        <div className="row">
          <Button
            variant="soft"
            busy={busy}
            busyLabel={t('exporting')}
            onClick={() =>
              void run(
                () => exportPerson(person.id),
                (zip) => saveFile(zip, t('exportFile')),
              )
            }
          >
            <IconDownload />
            {t('export')}
          </Button>
          <Button variant="redline" onClick={() => setIsErasing(true)}>
            {t('erase')}
          </Button>
        </div>
      </PanelBody>
      <EraseDialog
        person={person}
        isOpen={isErasing}
        onClose={() => setIsErasing(false)}
        onErased={onErased}
      />
    </Panel>
  );
}
