import { useLanguage, useTexts } from '#i18n/language-context.tsx';
import { Localized } from '#i18n/localized.tsx';
import { Button } from '#ui/controls/button.tsx';
import { IconCheckCircle, IconCircle, IconCircleDot } from '#ui/icons/icons.tsx';
import { RecordSection } from '../../components/record-section.tsx';
import { StatusBadge } from '../../components/status-badge.tsx';
import { portalTexts } from '../../portal.texts.ts';
import type { Task, TaskStatus } from '../../portal.ts';
import { formatDay } from '../../portal-formats.ts';

function TaskIcon({ status }: { status: TaskStatus }) {
  if (status === 'completed') return <IconCheckCircle />;
  return status === 'to-do' ? <IconCircle /> : <IconCircleDot />;
}

type TaskListProps = {
  heading: string;
  tasks: readonly Task[];
  /** Shows the description of each task too. */
  full?: boolean;
};

export function TaskList({ heading, tasks, full = false }: TaskListProps) {
  const t = useTexts(portalTexts);
  const { language } = useLanguage();
  return (
    <RecordSection
      heading={heading}
      none={t('noTasks')}
      action={
        <Button variant="line" size="sm" disabled>
          {t('requestTask')}
        </Button>
      }
    >
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
              <span>{t('due', { day: formatDay(task.dueDate, language) })},</span>{' '}
              <span>{task.assignedTo}</span>
            </small>
          </div>
          <div className="portal-record__end">
            <StatusBadge status={`task.${task.status}`} />
          </div>
        </li>
      ))}
    </RecordSection>
  );
}
