import { useState } from 'react';
import { apiRequest } from '#core/api-request.ts';
import { withPrefix } from '#core/site-address.ts';
import type { AuthUser } from '#features/auth/auth.ts';
import { ReachLine, useContact } from '#features/company/components/reach-links.tsx';
import { prefixOf } from '#i18n/language.ts';
import { useLanguage, useTexts } from '#i18n/language-context.tsx';
import { Localized } from '#i18n/localized.tsx';
import { WithAddress } from '#i18n/unbroken.tsx';
import { homePath } from '#paths.ts';
import { Button, buttonClass } from '#ui/controls/button.tsx';
import { IconDay } from '../../components/portal-icons.tsx';
import { RecordSection } from '../../components/record-section.tsx';
import { DocumentList } from '../../documents/components/document-list.tsx';
import { MessageList } from '../../messages/components/message-list.tsx';
import type { LivePortal } from '../../portal.schema.ts';
import { portalTexts } from '../../portal.texts.ts';
import { recentCount } from '../../portal.ts';
import { formatDay, formatMoment } from '../../portal-formats.ts';
import type { PortalPart } from '../../portal-view.ts';
import { liveTexts } from '../live.texts.ts';
import { inLanguage, needsOf } from '../needs.ts';
import { MoneyPanel } from './money-panel.tsx';
import { Needs } from './needs-list.tsx';

function Meetings({ portal, onMeet }: { portal: LivePortal; onMeet: () => void }) {
  const t = useTexts(liveTexts);
  const { language } = useLanguage();
  return (
    <RecordSection
      heading={t('meetings')}
      none={t('noMeetings')}
      action={
        <Button variant="line" size="sm" onClick={onMeet}>
          {t('change')}
        </Button>
      }
    >
      {portal.meetings.map(({ id, reference, startsAt }) => (
        <li key={id} className="portal-record">
          <IconDay />
          <div>
            <b>{formatMoment(startsAt, language)}</b>
            <small translate="no">{t('meeting', { reference })}</small>
          </div>
        </li>
      ))}
    </RecordSection>
  );
}

function DueDays({ portal }: { portal: LivePortal }) {
  const t = useTexts(liveTexts);
  const { language } = useLanguage();
  const due = needsOf(portal).filter(({ dueDate }) => dueDate !== null);
  return (
    <RecordSection heading={t('dueDays')} none={t('noDueDays')}>
      {due.map(({ id, title, titlePt, dueDate, href }) => (
        <li key={id} className="portal-record">
          <IconDay />
          <div>
            <b>{dueDate === null ? null : formatDay(dueDate, language)}</b>
            <small>
              <a className="link" href={inLanguage(href, language)}>
                <Localized en={title} pt={titlePt} />
              </a>
            </small>
          </div>
        </li>
      ))}
    </RecordSection>
  );
}

function Settings({ user }: { user: AuthUser }) {
  const t = useTexts(liveTexts);
  const { language } = useLanguage();
  const [isFailed, setIsFailed] = useState(false);
  async function signOut(): Promise<void> {
    setIsFailed(false);
    try {
      await apiRequest('/api/session', { method: 'DELETE' });
      location.replace(withPrefix(prefixOf[language], homePath.href()));
    } catch {
      setIsFailed(true);
    }
  }
  return (
    <section className="portal-panel">
      <p>
        <WithAddress address={user.email}>{t('signedInAs', { email: user.email })}</WithAddress>
      </p>
      <p>{t('everythingText')}</p>
      <div className="row">
        <a
          className={buttonClass({ variant: 'line', size: 'sm' })}
          href="/api/portal/export"
          download
        >
          {t('everything')}
        </a>
        <Button variant="line" size="sm" onClick={() => void signOut()}>
          {t('signOut')}
        </Button>
      </div>
      <p className="err" role="alert">
        {isFailed ? t('notOpened') : ''}
      </p>
    </section>
  );
}

function Help() {
  const t = useTexts(liveTexts);
  const contact = useContact();
  return (
    <section className="portal-panel">
      <ReachLine contact={contact} words={t('helpText')} />
    </section>
  );
}

type LivePanelProps = {
  view: Exclude<PortalPart, 'projects'>;
  title: string;
  portal: LivePortal;
  user: AuthUser;
  onMeet: () => void;
  /** Leads to how the company is reached. */
  onHelp: () => void;
  /** Leads to where a message is written; absent where no work goes on. */
  onWrite?: (() => void) | undefined;
};

/** A part of the menu: what all projects have of one kind, or what is of the client alone. */
export function LivePanel(props: LivePanelProps) {
  const { view, title, portal, user, onMeet, onHelp, onWrite } = props;
  const t = useTexts(liveTexts);
  const words = useTexts(portalTexts);
  const messages = portal.messages.toSorted((a, b) => b.timestamp.localeCompare(a.timestamp));
  const documents = portal.documents.toSorted((a, b) => b.uploadDate.localeCompare(a.uploadDate));
  const parts = {
    overview: (
      <>
        <Needs portal={portal} />
        <Meetings portal={portal} onMeet={onMeet} />
        <MessageList heading={words('recentMessages')} messages={messages.slice(0, recentCount)} />
      </>
    ),
    calendar: (
      <>
        <Meetings portal={portal} onMeet={onMeet} />
        <DueDays portal={portal} />
      </>
    ),
    messages: (
      <>
        {onWrite ? (
          <p>
            <Button variant="line" size="sm" onClick={onWrite}>
              {t('write')}
            </Button>
          </p>
        ) : null}
        <MessageList heading={title} messages={messages} full />
      </>
    ),
    documents: <DocumentList documents={documents} />,
    invoices: <MoneyPanel portal={portal} onHelp={onHelp} />,
    settings: <Settings user={user} />,
    help: <Help />,
  };
  return (
    <div className="portal-main portal-main--wide">
      <h2>{title}</h2>
      {parts[view]}
    </div>
  );
}
