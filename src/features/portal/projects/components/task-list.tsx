import { useLanguage, useTexts } from '#i18n/language-context.tsx';
import { Localized } from '#i18n/localized.tsx';
import { buttonClass } from '#ui/controls/button.tsx';
import { IconCheckCircle, IconCircle, IconCircleDot } from '#ui/icons/icons.tsx';
import { AskButton } from '../../components/ask-button.tsx';
import { RecordSection } from '../../components/record-section.tsx';
import { StatusBadge } from '../../components/status-badge.tsx';
import { portalTexts } from '../../portal.texts.ts';
import type { Task, TaskStatus } from '../../portal.ts';
import { formatDay } from '../../portal-formats.ts';

function TaskIcon({ status }: { status: TaskStatus }) {
  if (status === 'completed') return <IconCheckCircle />;
  return status === 'to-do' ? <IconCircle /> : <IconCircleDot />;
}

/** When a task was done, or is due; nothing where neither is known. */
function TaskDay({ task: { doneDate, dueDate } }: { task: Task }) {
  const t = useTexts(portalTexts);
  const { language } = useLanguage();
  if (doneDate !== undefined)
    return <span>{t('doneOn', { day: formatDay(doneDate, language) })},</span>;
  return dueDate === null ? null : <span>{t('due', { day: formatDay(dueDate, language) })},</span>;
}

type TaskListProps = {
  heading: string;
  tasks: readonly Task[];
  /** Shows the description of each task too. */
  full?: boolean;
};

export function TaskList({ heading, tasks, full = false }: TaskListProps) {
  const t = useTexts(portalTexts);
  return (
    <RecordSection heading={heading} none={t('noTasks')} action={<AskButton kind="task" />}>
      {tasks.map((task) => (
        <li
          key={task.id}
          className={task.status === 'completed' ? 'portal-record is-done' : 'portal-record'}
        >
          <TaskIcon status={task.status} />
          <div>
            <b>
              <Localized en={task.title} pt={task.titlePt} />
            </b>
            {full ? <Localized as="p" en={task.description} pt={task.descriptionPt} /> : null}
            <small>
              <TaskDay task={task} /> <span>{task.assignedTo}</span>
            </small>
          </div>
          <div className="portal-record__end">
            {task.href === undefined ? null : (
              <a className={buttonClass({ size: 'sm' })} href={task.href}>
                {t('doNow')}
              </a>
            )}
            <StatusBadge status={`task.${task.status}`} />
          </div>
        </li>
      ))}
    </RecordSection>
  );
}
