import { useLanguage, useTexts } from '#i18n/language-context.tsx';
import { Panel } from '#ui/admin/panel.tsx';
import type { Today } from '../today.schema.ts';
import { todayTexts } from '../today.texts.ts';
import { EmptyPanel } from './empty-panel.tsx';
import { formatWhen } from './format-when.ts';
import '#ui/admin/rows.css';
import '#ui/admin/age.css';

type TasksPanelProps = Pick<Today, 'tasks'> & { now: string };

/** What a payment leaves to be done. */
export function TasksPanel({ tasks, now }: TasksPanelProps) {
  const { language } = useLanguage();
  const t = useTexts(todayTexts);
  return (
    <Panel id="tasks" title={t('tasks')} count={tasks.length}>
      {tasks.length === 0 ? <EmptyPanel>{t('tasksNone')}</EmptyPanel> : null}
      <ul className="rows rows--2">
        {tasks.map(({ id, kind, reference, buyer, dueAt }) => (
          <li key={id}>
            <div>
              <b>
                {t(kind === 'contact-client' ? 'task_contact' : 'task_other', { kind, reference })}
              </b>
              <small>{buyer ?? t('unknownBuyer')}</small>
            </div>
            <span className={dueAt < now ? 'age age--late' : 'age'}>
              {t('due', formatWhen(dueAt, language))}
            </span>
          </li>
        ))}
      </ul>
    </Panel>
  );
}
