import { apiRequest } from '#core/api-request.ts';
import { useLanguage, useTexts } from '#i18n/language-context.tsx';
import { codeText } from '#i18n/texts.ts';
import { FailureNote } from '#ui/admin/calls/failure-note.tsx';
import { useStaffAction } from '#ui/admin/calls/use-staff-action.ts';
import { formatShortDay } from '#ui/admin/moment.ts';
import { RecordPart } from '#ui/admin/record-part.tsx';
import { Button } from '#ui/controls/button.tsx';
import type { OrderTask } from '../orders-admin.schema.ts';
import { orderRecordTexts } from './order-record.texts.ts';
import '#ui/admin/age.css';
import '#ui/admin/layout/rows.css';

async function setTaskDone(id: string, isDone: boolean): Promise<void> {
  await apiRequest(`/api/admin/tasks/${encodeURIComponent(id)}/${isDone ? 'done' : 'undo'}`);
}

type OrderTasksProps = {
  tasks: readonly OrderTask[];
  mayChange: boolean;
  onChanged: () => Promise<void>;
};

/** What somebody has to do about an order; a press says that it is done, another takes that back. */
export function OrderTasks({ tasks, mayChange, onChanged }: OrderTasksProps) {
  const t = useTexts(orderRecordTexts);
  const { language } = useLanguage();
  const { busy, failure, run } = useStaffAction();
  if (tasks.length === 0) return null;
  function when({ dueAt, doneAt }: OrderTask): string {
    const day = formatShortDay(doneAt ?? dueAt, language);
    return t(doneAt === null ? 'taskBy' : 'taskDone', { day });
  }
  return (
    <RecordPart title={t('tasks')}>
      <ul className="rows rows--2 rows--flush">
        {tasks.map((task) => (
          <li key={task.id}>
            <div>
              <b>{codeText(orderRecordTexts, language, { field: 'task', code: task.kind })}</b>
              <small className={task.doneAt === null ? undefined : 'age--ok'}>{when(task)}</small>
            </div>
            {mayChange ? (
              <Button
                variant={task.doneAt === null ? 'soft' : 'text'}
                busy={busy}
                onClick={() =>
                  void run(() => setTaskDone(task.id, task.doneAt === null), onChanged)
                }
              >
                {t(task.doneAt === null ? 'done' : 'undo')}
              </Button>
            ) : null}
          </li>
        ))}
      </ul>
      <FailureNote failure={failure} />
    </RecordPart>
  );
}
