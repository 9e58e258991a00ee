import { type ReactNode, useState } from 'react';
import { useTexts } from '#i18n/language-context.tsx';
import { FailureNote } from '#ui/admin/calls/failure-note.tsx';
import { useStaffAction } from '#ui/admin/calls/use-staff-action.ts';
import { BulkBar } from '#ui/admin/list/bulk-bar.tsx';
import { useUndo } from '#ui/admin/undo/undo-context.ts';
import { Button } from '#ui/controls/button.tsx';
import { useToast } from '#ui/feedback/toast/use-toast.ts';
import { BulkQuestion } from './bulk-question.tsx';
import {
  canChange,
  changeMany,
  checkMany,
  type ListedRecord,
  type ManyVerb,
  type Questioned,
  undoMany,
} from './change-many.ts';
import { listsTexts } from './lists.texts.ts';
import { useRecordTitle } from './use-record-title.ts';

type BulkPublishProps = {
  kind: string;
  /** What can be done to them: records that the site always has never leave it. */
  verbs: readonly ManyVerb[];
  chosen: readonly ListedRecord[];
  /** What else can be done with them. */
  moreFor?: ((chosen: readonly ListedRecord[]) => ReactNode) | undefined;
  onNone: () => void;
  onChanged: () => Promise<unknown>;
};

/** What is asked before the fitting records are published. */
type Question = { fitting: readonly ListedRecord[]; questioned: readonly Questioned[] };

/** Publishes or withdraws the chosen records, and offers to put them back. */
export function BulkPublish(props: BulkPublishProps) {
  const { kind, verbs, chosen, moreFor, onNone, onChanged } = props;
  const t = useTexts(listsTexts);
  const { busy, failure, run } = useStaffAction();
  const offerUndo = useUndo();
  const showToast = useToast();
  const titleOf = useRecordTitle();
  const [question, setQuestion] = useState<Question | null>(null);
  const others = question?.fitting.filter(
    ({ id }) => !question.questioned.some(({ record }) => record.id === id),
  );

  const fittingFor = (verb: ManyVerb) => chosen.filter((record) => canChange(record, verb));

  function start(verb: ManyVerb): void {
    const fitting = fittingFor(verb);
    if (verb === 'withdraw') {
      change(verb, fitting);
      return;
    }
    void run(
      () => checkMany(kind, fitting),
      (questioned) => {
        if (questioned.length > 0) setQuestion({ fitting, questioned });
        else change(verb, fitting);
      },
    );
  }

  function publish(records: readonly ListedRecord[]): void {
    setQuestion(null);
    change('publish', records);
  }

  function change(verb: ManyVerb, fitting: readonly ListedRecord[]): void {
    void run(
      () => changeMany(kind, fitting, verb),
      async (outcome) => {
        const { changed, refused } = outcome;
        onNone();
        if (refused.length > 0)
          showToast({
            variant: 'info',
            title: t('refused', { titles: refused.map(titleOf).join(', ') }),
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
            disabled={fittingFor(verb).length === 0}
            onClick={() => start(verb)}
          >
            {t(verb)}
          </Button>
        ))}
        {moreFor?.(chosen)}
      </BulkBar>
      {question && others ? (
        <BulkQuestion
          questioned={question.questioned}
          onOthers={others.length > 0 ? () => publish(others) : null}
          onAll={() => publish(question.fitting)}
          onCancel={() => setQuestion(null)}
        />
      ) : null}
    </>
  );
}
