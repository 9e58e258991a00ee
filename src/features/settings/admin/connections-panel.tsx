import type { ComponentType, ReactNode } from 'react';
import { useLanguage, useTexts } from '#i18n/language-context.tsx';
import { IconCard, IconDatabase } from '#ui/admin/icons.tsx';
import { Panel } from '#ui/admin/layout/panel.tsx';
import { formatRecent } from '#ui/admin/moment.ts';
import { buttonClass } from '#ui/controls/button.tsx';
import { Link } from '#ui/controls/link.tsx';
import { IconCalendar, IconMail } from '#ui/icons/frame-icons.tsx';
import type { IconProps } from '#ui/icons/icon.tsx';
import { IconReceipt } from '#ui/icons/icons.tsx';
import type { Connections } from '../settings.schema.ts';
import { connectionsTexts } from './connections.texts.ts';
import { ExpectAction } from './expect-action.tsx';
import { FeedAction } from './feed-action.tsx';
import '#ui/admin/layout/rows.css';
import '#ui/layout/badge.css';

/** Whether mails reach people: a server is set and takes them, and none was given up. */
function mailWorks({ mail }: Connections): boolean {
  return mail.hasServer && !mail.isFailing && mail.givenUp === 0;
}

/** Returns how many of the five connections work; the database does, or there is no answer. */
function countWorking(connections: Connections): number {
  const { payments, invoices, feedSince } = connections;
  const others = [
    payments.provider === 'stripe',
    mailWorks(connections),
    invoices.isSet && invoices.givenUp === 0,
    feedSince !== null,
  ];
  return 1 + others.filter(Boolean).length;
}

type ConnectionRowProps = {
  Icon: ComponentType<IconProps>;
  name: string;
  text: ReactNode;
  /** What sets it on the server, for whoever runs it: read last. */
  setBy?: ReactNode;
  badge: { tone: 'good' | 'review' | 'destructive'; label: string };
  action?: ReactNode;
};

/** What the site is connected to, and whether it works. */
function ConnectionRow({ Icon, name, text, setBy, badge, action }: ConnectionRowProps) {
  return (
    <li>
      <Icon />
      <div>
        <b>{name}</b>
        <small>{text}</small>
        {setBy ? <small>{setBy}</small> : null}
      </div>
      <span className="acts">
        <span className={`badge badge--${badge.tone}`}>{badge.label}</span>
        {action}
      </span>
    </li>
  );
}

type RowProps = { connections: Connections };

function useMoment() {
  const { language } = useLanguage();
  return (at: string) => formatRecent(at, language, new Date());
}

function PaymentsRow({ connections: { payments } }: RowProps) {
  const t = useTexts(connectionsTexts);
  const moment = useMoment();
  const keys = payments.keys.map(({ name }) => name).join(', ');
  const seen = payments.webhookSeenAt
    ? t('stripeSeen', { when: moment(payments.webhookSeenAt) })
    : t('stripeUnseen');
  return (
    <ConnectionRow
      Icon={IconCard}
      name={t('payments')}
      text={payments.provider === 'sandbox' ? t('sandboxText') : `${t(payments.provider)}. ${seen}`}
      setBy={t('serverKeys', { keys })}
      badge={
        payments.provider === 'stripe'
          ? { tone: 'good', label: t('works') }
          : { tone: 'review', label: t('sandbox') }
      }
    />
  );
}

function MailRow({ connections: { mail } }: RowProps) {
  const t = useTexts(connectionsTexts);
  const moment = useMoment();
  const sent = mail.lastSentAt ? t('mailSent', { when: moment(mail.lastSentAt) }) : t('mailUnsent');
  const text = [
    mail.hasServer ? t('mailServer', { sent }) : t('mailDisk'),
    mail.isFailing ? t('mailFails') : null,
    mail.waiting > 0 ? t('mailWaiting', { count: mail.waiting }) : null,
    mail.givenUp > 0 ? t('mailGivenUp', { count: mail.givenUp }) : null,
  ];
  const badge = !mail.hasServer
    ? ({ tone: 'review', label: t('onDisk') } as const)
    : mail.isFailing || mail.givenUp > 0
      ? ({ tone: 'destructive', label: t('trouble') } as const)
      : ({ tone: 'good', label: t('works') } as const);
  return (
    <ConnectionRow
      Icon={IconMail}
      name={t('mail')}
      text={text.filter(Boolean).join('. ')}
      setBy={mail.hasServer ? null : t('serverKeys', { keys: 'SMTP_URL' })}
      badge={badge}
    />
  );
}

function InvoicesRow({ connections: { invoices }, isOwner }: RowProps & { isOwner: boolean }) {
  const t = useTexts(connectionsTexts);
  const moment = useMoment();
  const { isSet, waiting, givenUp, lastDeliveredAt, expected } = invoices;
  const delivered = lastDeliveredAt
    ? t('invoicesSent', { when: moment(lastDeliveredAt) })
    : t('invoicesUnsent');
  const text = [
    isSet ? t('invoicesSet', { delivered }) : t('invoicesUnset'),
    waiting > 0 ? t('invoicesWaiting', { count: waiting }) : null,
    givenUp > 0 ? t('invoicesGivenUp', { count: givenUp }) : null,
    t(isSet || expected ? 'invoicesExpected' : 'invoicesUnexpected'),
  ];
  const badge = !isSet
    ? ({ tone: 'review', label: t('notSet') } as const)
    : givenUp > 0
      ? ({ tone: 'destructive', label: t('trouble') } as const)
      : ({ tone: 'good', label: t('works') } as const);
  return (
    <ConnectionRow
      Icon={IconReceipt}
      name={t('invoices')}
      text={text.filter(Boolean).join('. ')}
      setBy={
        isSet ? null : t('serverKeys', { keys: 'INVOICES_WEBHOOK_URL, INVOICES_WEBHOOK_SECRET' })
      }
      badge={badge}
      action={isOwner && !isSet ? <ExpectAction expected={expected} /> : null}
    />
  );
}

type ConnectionsPanelProps = RowProps & { isOwner: boolean; backupsHref: string };

/** Payments, mail, calendar and database: what is set, and whether it works. */
export function ConnectionsPanel({ connections, isOwner, backupsHref }: ConnectionsPanelProps) {
  const t = useTexts(connectionsTexts);
  const moment = useMoment();
  const { feedSince, database } = connections;
  return (
    <Panel
      title={t('title')}
      count={t('working', { count: countWorking(connections) })}
      foot={t('foot')}
    >
      <ul className="rows rows--acts">
        <PaymentsRow connections={connections} />
        <MailRow connections={connections} />
        <InvoicesRow connections={connections} isOwner={isOwner} />
        <ConnectionRow
          Icon={IconCalendar}
          name={t('feed')}
          text={feedSince ? t('feedSince', { when: moment(feedSince) }) : t('feedNone')}
          badge={
            feedSince ? { tone: 'good', label: t('works') } : { tone: 'review', label: t('notSet') }
          }
          action={isOwner ? <FeedAction exists={feedSince !== null} /> : null}
        />
        <ConnectionRow
          Icon={IconDatabase}
          name={t('database')}
          text={t(database)}
          badge={{ tone: 'good', label: t('works') }}
          action={
            isOwner ? (
              <Link className={buttonClass({ variant: 'soft' })} to={backupsHref}>
                {t('backups')}
              </Link>
            ) : null
          }
        />
      </ul>
    </Panel>
  );
}
