import { Fragment, type ReactNode } from 'react';
import { useLanguage, useTexts } from '#i18n/language-context.tsx';
import { PageHeading } from '#ui/admin/layout/page-heading.tsx';
import { LoadingRows } from '#ui/admin/list/list-states.tsx';
import { useLoaded } from '#ui/admin/use-loaded.ts';
import { Button } from '#ui/controls/button.tsx';
import type { Today } from '../today.schema.ts';
import { todayTexts } from '../today.texts.ts';
import { SourcesPanel } from '../week/admin/sources-panel.tsx';
import { WeekPanel } from '../week/admin/week-panel.tsx';
import { ConsultationsPanel } from './consultations-panel.tsx';
import { DisputesPanel } from './disputes-panel.tsx';
import { formatNow } from './format-when.ts';
import { MailsPanel } from './mails-panel.tsx';
import { MessagesPanel } from './messages-panel.tsx';
import { MoneyPanel } from './money-panel.tsx';
import { NewMenu } from './new-menu.tsx';
import { TasksPanel } from './tasks-panel.tsx';
import type { TodayLinks } from './today-links.ts';
import { TodayNotes } from './today-notes.tsx';
import { type ReadBeside, todaySentence } from './today-sentence.ts';
import '#ui/admin/layout/columns.css';

// Mostly the last panel of the screen.
const loadGoLive = () =>
  import('../go-live/admin/go-live-panel.tsx').then((part) => part.GoLivePanel);

type TodayViewProps = {
  today: Today;
  beside: ReadBeside;
  now: Date;
  links: TodayLinks;
  /** The last read failed; what is shown is older. */
  isOutdated: boolean;
  onChanged: () => void;
  /** The ledger compared with the card provider, which is a read of its own. */
  ledger: ReactNode;
  /** What is late in the work for clients. */
  work: ReactNode;
};

/** What waits for the company, said in one sentence and listed in panels by urgency. */
export function TodayView(props: TodayViewProps) {
  const { today, beside, now, links, isOutdated, onChanged, ledger, work } = props;
  const { language } = useLanguage();
  const t = useTexts(todayTexts);
  const sentence = todaySentence({ ...today, ...beside }, language, now).map(
    ({ figure, rest, href }, place) => (
      <Fragment key={href}>
        {place > 0 ? ', ' : null}
        <a href={href}>{figure}</a> {rest}
      </Fragment>
    ),
  );
  const goLive = useLoaded(true, loadGoLive);
  const setUp = goLive.part ? (
    <goLive.part today={today} now={now} links={links} onChanged={onChanged} />
  ) : goLive.error === null ? (
    <LoadingRows count={4} />
  ) : (
    <Button variant="soft" onClick={goLive.retry}>
      {t('tryAgain')}
    </Button>
  );
  // On the first day nothing waits but what makes the site one's own.
  const isQuiet = sentence.length === 0 && today.consultations.next.length === 0;
  const isSetUpFirst = isQuiet && today.goLive.some(({ state }) => state === 'open');
  const shared = { now, links, onChanged };
  return (
    <>
      <PageHeading
        large
        above={<p className="num">{t('lisbon', formatNow(now, language))}</p>}
        actions={<NewMenu links={links} />}
        title={sentence.length > 0 ? sentence : t('quiet')}
      />
      <TodayNotes today={today} links={links} isOutdated={isOutdated} onRetry={onChanged} />
      {isSetUpFirst ? setUp : null}
      <div className="cols2 cols2--packed">
        <ConsultationsPanel consultations={today.consultations} now={now} links={links} />
        <div className="lane">
          <DisputesPanel disputes={today.disputes} now={now} links={links} />
          <MessagesPanel messages={today.messages} {...shared} />
          <TasksPanel tasks={today.tasks} {...shared} />
          {work}
        </div>
        <div className="lane">
          <MoneyPanel money={today.money} links={links} />
          {ledger}
          <SourcesPanel sources={today.sources} />
        </div>
        <MailsPanel mails={today.mails} onChanged={onChanged} />
      </div>
      <WeekPanel week={today.week} />
      {isSetUpFirst ? null : setUp}
    </>
  );
}
