import { useTexts } from '#i18n/language-context.tsx';
import { Tabs } from '#ui/controls/tabs.tsx';
import { DocumentList } from '../../documents/components/document-list.tsx';
import { InvoiceList } from '../../documents/components/invoice-list.tsx';
import { MessageForm } from '../../messages/components/message-form.tsx';
import { MessageList } from '../../messages/components/message-list.tsx';
import { portalTexts } from '../../portal.texts.ts';
import { type Project, type ProjectRecords, recentCount, recentTasks } from '../../portal.ts';
import { type PortalTab, portalTabs } from '../../portal-view.ts';
import { TaskList } from './task-list.tsx';
import './project-tabs.css';

type ProjectTabsProps = {
  project: Project;
  records: ProjectRecords;
  tab: PortalTab;
  onSelect: (tab: PortalTab) => void;
};

export function ProjectTabs({ project, records, tab, onSelect }: ProjectTabsProps) {
  const t = useTexts(portalTexts);
  const { tasks, messages, documents, invoices } = records;
  const panels = {
    overview: (
      <div className="portal-columns">
        <TaskList heading={t('recentTasks')} tasks={recentTasks(tasks)} />
        <MessageList heading={t('recentMessages')} messages={messages.slice(0, recentCount)} />
      </div>
    ),
    tasks: <TaskList heading={t('tasks')} tasks={tasks} full />,
    messages: (
      <>
        <MessageList heading={t('messages')} messages={messages} full />
        {project.isReadOnly ? null : <MessageForm managerName={project.manager.name} />}
      </>
    ),
    documents: <DocumentList documents={documents} />,
    invoices: <InvoiceList invoices={invoices} />,
  };
  return (
    <div className="portal-tabs">
      <Tabs
        label={t('menuProjects')}
        tabs={portalTabs.map((id) => ({ id, label: t(id), panel: panels[id] }))}
        selected={tab}
        onSelect={onSelect}
      />
    </div>
  );
}
