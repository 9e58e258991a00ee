import { subjectIn } from '#features/newsletter/newsletter.ts';
import { useLanguage, useTexts } from '#i18n/language-context.tsx';
import { Note } from '#ui/admin/note.tsx';
import { useOnline } from '#ui/admin/use-online.ts';
import { Button, buttonClass } from '#ui/controls/button.tsx';
import { Link } from '#ui/controls/link.tsx';
import type { Today } from '../today.schema.ts';
import { todayTexts } from '../today.texts.ts';
import { countWord } from './count-word.ts';
import { formatSince, formatSpan, formatWhen } from './format-when.ts';
import type { TodayLinks } from './today-links.ts';

type TodayNotesProps = {
  today: Today;
  links: TodayLinks;
  isOutdated: boolean;
  onRetry: () => void;
};

function MailsNote({ count }: { count: number }) {
  const { language } = useLanguage();
  const t = useTexts(todayTexts);
  const words = countWord(count, language);
  const title = words.charAt(0).toLocaleUpperCase() + words.slice(1);
  return (
    <Note
      tone="warn"
      title={count === 1 ? t('mailsOne') : t('mailsMany', { count: title })}
      action={
        <a className={buttonClass({ variant: 'soft' })} href="#mails">
          {t(count === 1 ? 'seeIt' : 'seeThem')}
        </a>
      }
    >
      {t(count === 1 ? 'mailsNote' : 'mailsNoteMany')}
    </Note>
  );
}

function OverdueNote({ today }: Pick<TodayNotesProps, 'today'>) {
  const { language } = useLanguage();
  const t = useTexts(todayTexts);
  const { count, since, reason, code } = today.mails.overdue;
  if (count === 0 || since === null || reason === null) return null;
  const when = formatSince(since, new Date(today.now), language);
  const words = countWord(count, language);
  const title = words.charAt(0).toLocaleUpperCase() + words.slice(1);
  const why = t(`waits_${reason}`, { code: code === null ? '' : ` (${code})` });
  return (
    <Note
      tone="warn"
      title={
        count === 1 ? t('waitsOne', { since: when }) : t('waitsMany', { count: title, since: when })
      }
    >
      {why} {t('waitsThen')}
    </Note>
  );
}

function LedgerNote({ count }: { count: number }) {
  const t = useTexts(todayTexts);
  return (
    <Note
      tone="warn"
      title={count === 1 ? t('ledgerOne') : t('ledgerMany', { count })}
      action={
        <a className={buttonClass({ variant: 'soft' })} href="#ledger">
          {t(count === 1 ? 'seeIt' : 'seeThem')}
        </a>
      }
    >
      {t('ledgerNote')}
    </Note>
  );
}

function StoppedIssueNotes({ today, links }: Pick<TodayNotesProps, 'today' | 'links'>) {
  const t = useTexts(todayTexts);
  const { language } = useLanguage();
  return today.stoppedIssues.map(({ id, stoppedBy, ...subjects }) => (
    <Note
      key={id}
      tone="warn"
      title={t(`issue_${stoppedBy}`, { subject: subjectIn(subjects, language) })}
      action={
        <Link className={buttonClass({ variant: 'soft' })} to={links.issue(id)}>
          {t('issueSee')}
        </Link>
      }
    >
      {t(`issueThen_${stoppedBy}`)}
    </Note>
  ));
}

function StoppedListNotes({ today, links }: Pick<TodayNotesProps, 'today' | 'links'>) {
  const t = useTexts(todayTexts);
  return today.stoppedLists.map(({ id, name, stoppedBy }) => (
    <Note
      key={id}
      tone="warn"
      title={t(`list_${stoppedBy}`, { name: name || t('listFile') })}
      action={
        <Link className={buttonClass({ variant: 'soft' })} to={links.readerList}>
          {t('listSee')}
        </Link>
      }
    >
      {t('listThen')}
    </Note>
  ));
}

/** Milliseconds. A backup is made each night. */
const oldestBackup = 2 * 24 * 3_600_000;

function BackupNote({ today }: Pick<TodayNotesProps, 'today'>) {
  const t = useTexts(todayTexts);
  const { at } = today.backup;
  const age = at === null ? 0 : Date.parse(today.now) - Date.parse(at);
  if (age <= oldestBackup) return null;
  return (
    <Note tone="warn" title={t('backupOld', { span: formatSpan(age) })}>
      {t('backupOldText')}
    </Note>
  );
}

function DamageNote({ file }: { file: string }) {
  const t = useTexts(todayTexts);
  return (
    <Note tone="bad" title={t('damaged')} isAlert>
      {t('damagedText', { file })}
    </Note>
  );
}

/**
 * What has to be known before the rest: no connection, an old state, a damaged database, mails that wait or that nobody
 * will get, an old backup, an issue that stopped itself, money.
 */
export function TodayNotes({ today, links, isOutdated, onRetry }: TodayNotesProps) {
  const { language } = useLanguage();
  const t = useTexts(todayTexts);
  const isOnline = useOnline();
  const { time } = formatWhen(today.now, language);
  return (
    <>
      {isOnline ? null : (
        <Note tone="warn" title={t('offline')} isAlert>
          {t('offlineText', { time })}
        </Note>
      )}
      {isOnline && isOutdated ? (
        <Note
          tone="bad"
          title={t('outdated')}
          isAlert
          action={
            <Button variant="soft" onClick={onRetry}>
              {t('tryAgain')}
            </Button>
          }
        >
          {t('outdatedText', { time })}
        </Note>
      ) : null}
      {today.damagedFile === null ? null : <DamageNote file={today.damagedFile} />}
      <OverdueNote today={today} />
      <BackupNote today={today} />
      <StoppedIssueNotes today={today} links={links} />
      <StoppedListNotes today={today} links={links} />
      {today.mails.count > 0 ? <MailsNote count={today.mails.count} /> : null}
      {today.ledger.open > 0 ? <LedgerNote count={today.ledger.open} /> : null}
    </>
  );
}
