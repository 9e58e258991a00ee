import { useLanguage, useTexts } from '#i18n/language-context.tsx';
import { useQueryClient } from '#query/use-query.tsx';
import { FailureNote } from '#ui/admin/calls/failure-note.tsx';
import { useStaffAction } from '#ui/admin/calls/use-staff-action.ts';
import { Panel } from '#ui/admin/layout/panel.tsx';
import { formatRecent } from '#ui/admin/moment.ts';
import { Button } from '#ui/controls/button.tsx';
import { useToast } from '#ui/feedback/toast/use-toast.ts';
import { connectionsQuery } from '../settings.queries.ts';
import type { Connections } from '../settings.schema.ts';
import { retryMails } from '../settings-calls.ts';
import { connectionsTexts } from './connections.texts.ts';
import '#ui/admin/layout/rows.css';

type Unsent = Connections['mail']['unsent'][number];

function UnsentRow({ mail }: { mail: Unsent }) {
  const t = useTexts(connectionsTexts);
  const { language } = useLanguage();
  const { to, isGivenUp, attempts, nextAttemptAt, lastError } = mail;
  const when = formatRecent(nextAttemptAt, language, new Date());
  return (
    <li>
      <div>
        <b>{to}</b>
        <small>{isGivenUp ? t('givenUp', { attempts }) : t('next', { when })}</small>
        {lastError ? <small>{lastError}</small> : null}
      </div>
    </li>
  );
}

type UnsentPanelProps = { mail: Connections['mail']; isOwner: boolean };

/** The mails that have not left, if there are any. */
export function UnsentPanel({ mail, isOwner }: UnsentPanelProps) {
  const t = useTexts(connectionsTexts);
  const client = useQueryClient();
  const showToast = useToast();
  const { busy, failure, run } = useStaffAction();
  if (mail.unsent.length === 0) return null;

  function retry(): void {
    void run(retryMails, () => {
      showToast({ title: t('retried') });
      return client.refetchQuery(connectionsQuery());
    });
  }
  return (
    <Panel
      title={t('unsent')}
      count={mail.waiting + mail.givenUp}
      foot={t('unsentFoot')}
      action={
        isOwner && mail.givenUp > 0 ? (
          <Button variant="soft" busy={busy} onClick={retry}>
            {t('retry')}
          </Button>
        ) : null
      }
    >
      <FailureNote failure={failure} />
      <ul className="rows rows--2">
        {mail.unsent.map((one) => (
          <UnsentRow key={one.id} mail={one} />
        ))}
      </ul>
    </Panel>
  );
}
