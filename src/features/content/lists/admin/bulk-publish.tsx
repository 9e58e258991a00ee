import { useTexts } from '#i18n/language-context.tsx';
import { FailureNote } from '#ui/admin/calls/failure-note.tsx';
import { useStaffAction } from '#ui/admin/calls/use-staff-action.ts';
import { BulkBar } from '#ui/admin/list/bulk-bar.tsx';
import { useUndo } from '#ui/admin/undo/undo-context.ts';
import { Button } from '#ui/controls/button.tsx';
import { useToast } from '#ui/feedback/toast/use-toast.ts';
import {
  canChange,
  changeMany,
  type ListedRecord,
  type ManyVerb,
  undoMany,
} from './change-many.ts';
import { listsTexts } from './lists.texts.ts';

type BulkPublishProps = {
  kind: string;
  /** What can be done to them: records that the site always has never leave it. */
  verbs: readonly ManyVerb[];
  chosen: readonly ListedRecord[];
  onNone: () => void;
  onChanged: () => Promise<unknown>;
};

/** Publishes or withdraws the chosen records, and offers to put them back. */
export function BulkPublish({ kind, verbs, chosen, onNone, onChanged }: BulkPublishProps) {
  const t = useTexts(listsTexts);
  const { busy, failure, run } = useStaffAction();
  const offerUndo = useUndo();
  const showToast = useToast();

  function change(verb: ManyVerb): void {
    const fitting = chosen.filter((record) => canChange(record, verb));
    void run(
      () => changeMany(kind, fitting, verb),
      async (outcome) => {
        const { changed, refused } = outcome;
        onNone();
        if (refused.length > 0)
          showToast({
            variant: 'info',
            title: t('refused', { titles: refused.map(({ title }) => title).join(', ') }),
          });
        if (changed.length > 0)
          offerUndo({
            text: t(verb === 'publish' ? 'published' : 'withdrawn', { count: changed.length }),
            async undo() {
              await undoMany(kind, outcome, verb);
              await onChanged();
            },
          });
        await onChanged();
      },
    );
  }

  return (
    <>
      <FailureNote failure={failure} />
      <BulkBar
        label={chosen.length === 1 ? t('chosenOne') : t('chosen', { count: chosen.length })}
        noneLabel={t('none')}
        onNone={onNone}
      >
        {verbs.map((verb) => (
          <Button
            key={verb}
            variant="soft"
            busy={busy}
            disabled={!chosen.some((record) => canChange(record, verb))}
            onClick={() => change(verb)}
          >
            {t(verb)}
          </Button>
        ))}
      </BulkBar>
    </>
  );
}
