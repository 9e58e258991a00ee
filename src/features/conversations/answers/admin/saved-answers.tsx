import { useState } from 'react';
import { useLanguage, useTexts } from '#i18n/language-context.tsx';
import { useQuery } from '#query/use-query.tsx';
import { FailureNote } from '#ui/admin/calls/failure-note.tsx';
import { useStaffAction } from '#ui/admin/calls/use-staff-action.ts';
import { PageHeading } from '#ui/admin/layout/page-heading.tsx';
import { EmptyState } from '#ui/admin/list/empty-state.tsx';
import { LoadFailure, LoadingRows } from '#ui/admin/list/list-states.tsx';
import { useUndo } from '#ui/admin/undo/undo-context.ts';
import { Button } from '#ui/controls/button.tsx';
import { Link } from '#ui/controls/link.tsx';
import { IconChevronLeft, IconPlus } from '#ui/icons/icons.tsx';
import { removeAnswer, saveAnswer } from '../answer-calls.ts';
import { savedAnswersQuery } from '../answers.queries.ts';
import type { SavedAnswer } from '../answers.schema.ts';
import { AnswerDialog, type EditedAnswer } from './answer-dialog.tsx';
import { answersTexts } from './answers-admin.texts.ts';
import '#ui/admin/layout/panel.css';
import '#ui/admin/layout/rows.css';

/** Makes the id of a new answer, also where a page has no secure context. */
function newAnswerId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

const emptyAnswer = { title: '', body: '', bodyPt: '', updatedAt: '' };

type RowProps = { answer: SavedAnswer; onChange: () => void; onRemove: () => void };

function AnswerRow({ answer: { title, body, bodyPt }, onChange, onRemove }: RowProps) {
  const t = useTexts(answersTexts);
  return (
    <li>
      <div>
        <b>{title}</b>
        <small className="cut--1" lang="en">
          {body}
        </small>
        <small className="cut--1" lang="pt-PT">
          {bodyPt}
        </small>
      </div>
      <span className="acts">
        <Button variant="soft" aria-label={`${t('change')}: ${title}`} onClick={onChange}>
          {t('change')}
        </Button>
        <Button variant="text" aria-label={`${t('remove')}: ${title}`} onClick={onRemove}>
          {t('remove')}
        </Button>
      </span>
    </li>
  );
}

/** The saved answers: add, change, remove. */
export function SavedAnswers({ title, inboxHref }: { title: string; inboxHref: string }) {
  const t = useTexts(answersTexts);
  const { language } = useLanguage();
  const { data, isError, error, refetch } = useQuery(savedAnswersQuery());
  const { failure, run } = useStaffAction();
  const offerUndo = useUndo();
  const [edited, setEdited] = useState<EditedAnswer | null>(null);
  const answers = data?.answers ?? [];

  function remove({ id, title: name, body, bodyPt }: SavedAnswer): void {
    void run(
      () => removeAnswer(id),
      async () => {
        offerUndo({
          text: t('removed', { title: name }),
          async undo() {
            await saveAnswer(id, { title: name, body, bodyPt }, language);
            await refetch();
          },
        });
        await refetch();
      },
    );
  }
  const begin = () => setEdited({ ...emptyAnswer, id: newAnswerId(), isNew: true });
  return (
    <>
      <PageHeading
        above={
          <Link className="crumb" to={inboxHref}>
            <IconChevronLeft />
            {t('back')}
          </Link>
        }
        title={title}
        lead={t('lead')}
        actions={
          <Button onClick={begin}>
            <IconPlus />
            {t('add')}
          </Button>
        }
      />
      <FailureNote failure={failure} />
      <div className="pan">
        {isError && !data ? <LoadFailure error={error} onRetry={refetch} /> : null}
        {data || isError ? null : <LoadingRows />}
        {data && answers.length === 0 ? (
          <EmptyState
            object="stamp"
            title={t('none')}
            action={
              <Button variant="soft" onClick={begin}>
                {t('add')}
              </Button>
            }
          >
            {t('noneText')}
          </EmptyState>
        ) : null}
        <ul className="rows rows--2 rows--acts">
          {answers.map((answer) => (
            <AnswerRow
              key={answer.id}
              answer={answer}
              onChange={() => setEdited({ ...answer, isNew: false })}
              onRemove={() => remove(answer)}
            />
          ))}
        </ul>
      </div>
      {edited ? (
        <AnswerDialog
          key={edited.id}
          answer={edited}
          onClose={() => setEdited(null)}
          onSaved={refetch}
        />
      ) : null}
    </>
  );
}
