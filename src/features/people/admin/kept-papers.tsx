import { useLanguage, useTexts } from '#i18n/language-context.tsx';
import { FailureNote } from '#ui/admin/calls/failure-note.tsx';
import { useStaffAction } from '#ui/admin/calls/use-staff-action.ts';
import { Panel } from '#ui/admin/layout/panel.tsx';
import { saveFile } from '#ui/admin/save-file.ts';
import { Button } from '#ui/controls/button.tsx';
import type { PersonView } from '../people.schema.ts';
import { fetchKeptPaper } from '../people-calls.ts';
import { keptDay } from './kept-sentence.ts';
import { peopleTexts } from './people-admin.texts.ts';
import '#ui/admin/layout/rows.css';

/** Papers of identity that a law keeps of somebody who was erased; an owner opens them. */
export function KeptPapers({ person }: { person: PersonView }) {
  const t = useTexts(peopleTexts);
  const { language } = useLanguage();
  const { busy, failure, run } = useStaffAction();
  if (person.keptPapers.length === 0) return null;
  return (
    <Panel title={t('keptPapers')} count={person.keptPapers.length}>
      <ul className="rows rows--2 rows--fold">
        {person.keptPapers.map(({ id, consent, keptUntil }) => (
          <li key={id}>
            <div>
              <b>{t('keptPaper', { day: keptDay(keptUntil, language) })}</b>
              {consent === '' ? null : <small>{consent}</small>}
            </div>
            <Button
              variant="soft"
              size="sm"
              busy={busy}
              onClick={() =>
                void run(
                  () => fetchKeptPaper(person.id, id),
                  (file) => saveFile(file, id),
                )
              }
            >
              {t('keptPaperOpen')}
            </Button>
          </li>
        ))}
      </ul>
      <FailureNote failure={failure} />
    </Panel>
  );
}
