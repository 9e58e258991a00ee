import { useLanguage, useTexts } from '#i18n/language-context.tsx';
import { FailureNote } from '#ui/admin/calls/failure-note.tsx';
import { useStaffAction } from '#ui/admin/calls/use-staff-action.ts';
import { Panel } from '#ui/admin/layout/panel.tsx';
import { Button } from '#ui/controls/button.tsx';
import { Link } from '#ui/controls/link.tsx';
import { IconClock } from '#ui/icons/icons.tsx';
import type { Today } from '../today.schema.ts';
import { todayTexts } from '../today.texts.ts';
import { setTaskDone } from '../today-calls.ts';
import { DoneNote } from './done-note.tsx';
import { EmptyPanel } from './empty-panel.tsx';
import { formatBy, formatSpan } from './format-when.ts';
import type { TodayLinks } from './today-links.ts';
import { useDoneRows } from './use-done-rows.ts';
import './row-states.css';
import '#ui/admin/layout/rows.css';
import '#ui/admin/age.css';

type Task = Today['tasks']['first'][number];

function Due({ task, now }: { task: Task; now: Date }) {
  const { language } = useLanguage();
  const t = useTexts(todayTexts);
  const left = Date.parse(task.dueAt) - now.getTime();
  const params = { span: formatSpan(Math.abs(left)), by: formatBy(task.dueAt, now, language) };
  return (
    <span className={left < 0 ? 'age age--late' : 'age'}>
      <IconClock />
      {t(left < 0 ? 'late' : 'left', params)}
    </span>
  );
}

const namedTasks = [
  'contact-client',
  'bought-twice',
  'vat-number',
  'vat-place',
  'withdrawal',
  'answer-dispute',
  'refund-failed',
  'hand-over-invoice',
  'missing-invoice',
  'paid-late',
  'end-unfinished',
  'cancel-unfinished',
  'refund-unfinished',
] as const;

function isNamed(kind: string): kind is (typeof namedTasks)[number] {
  return namedTasks.some((named) => named === kind);
}

type RowProps = {
  task: Task;
  isDone: boolean;
  now: Date;
  links: TodayLinks;
  onClose: () => void;
  onReopen: () => void;
  onChanged: () => void;
};

function Row({ task, isDone, now, links, onClose, onReopen, onChanged }: RowProps) {
  const t = useTexts(todayTexts);
  const { busy, failure, run } = useStaffAction();
  const { id, kind, reference, buyer } = task;
  const name = buyer ?? task.email ?? t('unknownBuyer');
  const title = isNamed(kind) ? t(`task_${kind}`, { name }) : t('task_other', { kind, name });
  const href = links.order(reference) ?? (task.personId ? links.person(task.personId) : null);
  /** Seen at once; put back with the reason if the server refuses. */
  async function change(done: boolean): Promise<void> {
    (done ? onClose : onReopen)();
    if (await run(() => setTaskDone(id, done), onChanged)) return;
    (done ? onReopen : onClose)();
  }
  return (
    <li className={isDone ? 'is-done' : undefined}>
      {isDone ? (
        <DoneNote name={title} busy={busy} onUndo={() => void change(false)}>
          {t('taskWasDone')}
        </DoneNote>
      ) : (
        <>
          <div>
            <b>{href === null ? title : <Link to={href}>{title}</Link>}</b>
            <small>
              {task.email && task.email !== name ? `${task.email}, ` : null}
              <span className="unbroken">{reference}</span>
            </small>
            <Due task={task} now={now} />
          </div>
          <span className="acts">
            <Button
              variant="soft"
              busy={busy}
              onClick={() => void change(true)}
              aria-keyshortcuts="e"
              aria-label={t('taskDone', { title })}
            >
              {t('done')}
            </Button>
          </span>
        </>
      )}
      <FailureNote failure={failure} />
    </li>
  );
}

type TasksPanelProps = Pick<Today, 'tasks'> & {
  now: Date;
  links: TodayLinks;
  onChanged: () => void;
};

/** What a payment leaves to be done. */
export function TasksPanel({ tasks, now, links, onChanged }: TasksPanelProps) {
  const t = useTexts(todayTexts);
  const { rows, close, reopen } = useDoneRows(tasks.first);
  return (
    <Panel id="tasks" title={t('tasks')} count={tasks.count} foot={t('tasksFoot')}>
      {rows.length === 0 ? <EmptyPanel>{t('tasksNone')}</EmptyPanel> : null}
      <ul className="rows rows--2">
        {rows.map(({ row, isDone }) => (
          <Row
            key={row.id}
            task={row}
            isDone={isDone}
            now={now}
            links={links}
            onClose={() => close(row)}
            onReopen={() => reopen(row)}
            onChanged={onChanged}
          />
        ))}
      </ul>
    </Panel>
  );
}
