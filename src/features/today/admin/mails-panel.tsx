import { useState } from 'react';
import { useTexts } from '#i18n/language-context.tsx';
import { FailureNote } from '#ui/admin/calls/failure-note.tsx';
import { useStaffAction } from '#ui/admin/calls/use-staff-action.ts';
import { Panel } from '#ui/admin/layout/panel.tsx';
import { Button } from '#ui/controls/button.tsx';
import { IconRetry } from '#ui/icons/icons.tsx';
import type { Today } from '../today.schema.ts';
import { todayTexts } from '../today.texts.ts';
import { retryMail } from '../today-calls.ts';
import { EmptyPanel } from './empty-panel.tsx';
import './row-states.css';
import '#ui/admin/layout/rows.css';
import '#ui/admin/age.css';

type Mail = Today['mails']['first'][number];

/** The kinds of mails begin with the word of the feature that sends them. */
function kindOf(kind: string): keyof typeof todayTexts.en | null {
  const key = Object.keys(todayTexts.en).find(
    (name) => name.startsWith('kind_') && kind.startsWith(name.slice('kind_'.length)),
  );
  return (key as keyof typeof todayTexts.en | undefined) ?? null;
}

function Row({ mail, onChanged }: { mail: Mail; onChanged: () => void }) {
  const t = useTexts(todayTexts);
  const { busy, failure, run } = useStaffAction();
  const [isSent, setSent] = useState(false);
  const kind = kindOf(mail.kind);
  function retry(): void {
    void run(
      () => retryMail(mail.id),
      () => {
        setSent(true);
        onChanged();
      },
    );
  }
  return (
    <li>
      <div>
        <b>{mail.to}</b> <span className="quiet">{kind ? t(kind) : mail.kind}</span>
        <small lang="en">{mail.error}</small>
      </div>
      {isSent ? (
        <span className="age age--ok" role="status">
          <IconRetry />
          {t('onItsWay')}
        </span>
      ) : (
        <Button
          variant="soft"
          busy={busy}
          onClick={retry}
          aria-label={t('sendAgainTo', { to: mail.to })}
        >
          {t('sendAgain')}
        </Button>
      )}
      <FailureNote failure={failure} />
    </li>
  );
}

/** Mails that were given up. */
export function MailsPanel({ mails, onChanged }: Pick<Today, 'mails'> & { onChanged: () => void }) {
  const t = useTexts(todayTexts);
  return (
    <Panel id="mails" title={t('mails')} count={mails.count}>
      {mails.count === 0 ? (
        <EmptyPanel>{t(mails.overdue.count > 0 ? 'mailsWait' : 'mailsNone')}</EmptyPanel>
      ) : null}
      <ul className="rows rows--2">
        {mails.first.map((mail) => (
          <Row key={mail.id} mail={mail} onChanged={onChanged} />
        ))}
      </ul>
    </Panel>
  );
}
