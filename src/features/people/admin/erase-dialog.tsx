import { useState } from 'react';
import { useLanguage, useTexts } from '#i18n/language-context.tsx';
import { useQuery } from '#query/use-query.tsx';
import { FailureNote } from '#ui/admin/calls/failure-note.tsx';
import { useStaffAction } from '#ui/admin/calls/use-staff-action.ts';
import { Button } from '#ui/controls/button.tsx';
import { Dialog } from '#ui/feedback/dialog.tsx';
import { erasureQuery } from '../people.queries.ts';
import type { Erasure, PersonView } from '../people.schema.ts';
import { erasePerson } from '../people-calls.ts';
import { keptSentence } from './kept-sentence.ts';
import { peopleTexts } from './people-admin.texts.ts';
import '#ui/admin/checkbox.css';

type EraseDialogProps = {
  person: PersonView;
  isOpen: boolean;
  onClose: () => void;
  onErased: (erasure: Erasure) => void;
};

/** How much of a piece of work is left; one without steps has none to count. */
function leftKey(count: number) {
  if (count === 0) return 'endsWorkWhole';
  return count === 1 ? 'endsWorkStep' : 'endsWorkSteps';
}

/** What ends with the person, which is confirmed by a tick, and what the law keeps. */
function Consequences({
  person,
  endsWork,
  onEndsWork,
}: {
  person: PersonView;
  endsWork: boolean;
  onEndsWork: (endsWork: boolean) => void;
}) {
  const t = useTexts(peopleTexts);
  const { language } = useLanguage();
  const { data } = useQuery(erasureQuery(person.id));
  if (!data) return null;
  return (
    <>
      {data.works.length === 0 ? null : (
        <>
          <p className="dialog__note">{t('endsWork')}</p>
          <ul>
            {data.works.map(({ id, title, titlePt, stepsLeft }) => (
              <li key={id}>
                {t(leftKey(stepsLeft), {
                  title: (language === 'pt' && titlePt) || title,
                  count: stepsLeft,
                })}
              </li>
            ))}
          </ul>
          <label className="check">
            <input
              className="cb"
              type="checkbox"
              checked={endsWork}
              onChange={({ target }) => onEndsWork(target.checked)}
            />
            <span>{t('endsWorkTick')}</span>
          </label>
        </>
      )}
      {data.kept.length === 0 ? null : (
        <>
          <p className="dialog__note">{t('staysTitle')}</p>
          <ul>
            {data.kept.map((one) => (
              <li key={`${one.what} ${one.reason}`}>{keptSentence(one, t, language)}</li>
            ))}
          </ul>
        </>
      )}
    </>
  );
}

/** Names who would be erased and what would go, before it goes. */
export function EraseDialog({ person, isOpen, onClose, onErased }: EraseDialogProps) {
  const t = useTexts(peopleTexts);
  const { busy, failure, run, forget } = useStaffAction();
  const [endsWork, setEndsWork] = useState(false);
  const name = person.name || person.email;

  function close(): void {
    forget();
    onClose();
  }

  return (
    <Dialog
      isOpen={isOpen}
      onClose={close}
      title={t('eraseTitle', { name })}
      closeLabel={t('cancel')}
      footer={
        <>
          <Button variant="soft" onClick={close}>
            {t('cancel')}
          </Button>
          <Button
            variant="bad"
            busy={busy}
            busyLabel={t('erasing')}
            onClick={() =>
              void run(
                () => erasePerson(person.id, endsWork),
                (erasure) => {
                  close();
                  onErased(erasure);
                },
              )
            }
          >
            {t('eraseNow', { name })}
          </Button>
        </>
      }
    >
      <p>{t('eraseText', { name, email: person.email })}</p>
      {isOpen ? (
        <Consequences person={person} endsWork={endsWork} onEndsWork={setEndsWork} />
      ) : null}
      <FailureNote failure={failure} />
    </Dialog>
  );
}
