import { Fragment } from 'react';
import { useLanguage, useTexts } from '#i18n/language-context.tsx';
import { PageHeading } from '#ui/admin/page-heading.tsx';
import type { Today } from '../today.schema.ts';
import { todayTexts } from '../today.texts.ts';
import { ConsultationsPanel } from './consultations-panel.tsx';
import { formatWhen } from './format-when.ts';
import { MailsPanel } from './mails-panel.tsx';
import { MessagesPanel } from './messages-panel.tsx';
import { MoneyPanel } from './money-panel.tsx';
import { TasksPanel } from './tasks-panel.tsx';
import { todayParts } from './today-sentence.ts';
import '#ui/admin/columns.css';

type TodayViewProps = { today: Today; now: Date };

/** What waits for the company, said in one sentence and listed in panels by urgency. */
export function TodayView({ today, now }: TodayViewProps) {
  const { language } = useLanguage();
  const t = useTexts(todayTexts);
  const parts = todayParts(today, t);
  const at = now.toISOString();
  const sentence = parts.map(({ text, href }, place) => (
    <Fragment key={href}>
      {place > 0 ? ', ' : null}
      <a href={href}>{text}</a>
    </Fragment>
  ));
  return (
    <>
      <PageHeading
        large
        above={<p className="num">{t('lisbon', formatWhen(now, language))}</p>}
        title={parts.length > 0 ? sentence : t('quiet')}
      />
      <div className="cols2">
        <div className="lane">
          <ConsultationsPanel consultations={today.consultations} />
          <MoneyPanel money={today.money} />
        </div>
        <div className="lane">
          <MessagesPanel messages={today.messages} now={at} />
          <TasksPanel tasks={today.tasks} now={at} />
          <MailsPanel mails={today.mails} />
        </div>
      </div>
    </>
  );
}
