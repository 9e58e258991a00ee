import { useTexts } from '#i18n/language-context.tsx';
import { FailureNote } from '#ui/admin/calls/failure-note.tsx';
import { useStaffAction } from '#ui/admin/calls/use-staff-action.ts';
import { Button } from '#ui/controls/button.tsx';
import { Dialog } from '#ui/feedback/dialog.tsx';
import type { Erasure, PersonView } from '../people.schema.ts';
import { erasePerson } from '../people-calls.ts';
import { peopleTexts } from './people-admin.texts.ts';

type EraseDialogProps = {
  person: PersonView;
  isOpen: boolean;
  onClose: () => void;
  onErased: (erasure: Erasure) => void;
};

/** Names who would be erased and what would go, before it goes. */
export function EraseDialog({ person, isOpen, onClose, onErased }: EraseDialogProps) {
  const t = useTexts(peopleTexts);
  const { busy, failure, run, forget } = useStaffAction();
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
                () => erasePerson(person.id),
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
      <FailureNote failure={failure} />
    </Dialog>
  );
}
