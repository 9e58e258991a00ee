import { useTexts } from '#i18n/language-context.tsx';
import { FailureNote } from '#ui/admin/calls/failure-note.tsx';
import { useStaffAction } from '#ui/admin/calls/use-staff-action.ts';
import { Instant } from '#ui/admin/instant.tsx';
import { Note } from '#ui/admin/note.tsx';
import { Button } from '#ui/controls/button.tsx';
import { useToast } from '#ui/feedback/toast/use-toast.ts';
import { peopleTexts } from '../../admin/people-admin.texts.ts';
import type { PersonView } from '../../people.schema.ts';
import { undoMerge } from '../../people-calls.ts';

type MergesProps = { merges: PersonView['merges']; onChanged: () => Promise<void> };

/** The merges into a person that can still be undone. */
export function Merges({ merges, onChanged }: MergesProps) {
  const t = useTexts(peopleTexts);
  const showToast = useToast();
  const { busy, failure, run } = useStaffAction();

  function undo(mergeId: string): void {
    void run(
      () => undoMerge(mergeId),
      () => {
        showToast({ title: t('undone') });
        return onChanged();
      },
    );
  }

  return (
    <>
      {merges.map(({ id, email, phone, createdAt }) => (
        <Note
          key={id}
          tone="info"
          title={email || phone}
          action={
            <Button variant="soft" disabled={busy} onClick={() => undo(id)}>
              {t('undo')}
            </Button>
          }
        >
          {t('mergedOn')} <Instant at={createdAt} />
        </Note>
      ))}
      <FailureNote failure={failure} />
    </>
  );
}
