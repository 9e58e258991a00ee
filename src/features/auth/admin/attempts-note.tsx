import { useLanguage, useTexts } from '#i18n/language-context.tsx';
import { formatNear } from '#ui/admin/moment.ts';
import { Note } from '#ui/admin/note.tsx';
import { buttonClass } from '#ui/controls/button.tsx';
import { Link } from '#ui/controls/link.tsx';
import type { SessionList } from '../auth.ts';
import { accountTexts } from './account.texts.ts';

/** Says how often somebody elsewhere asked to sign in as this person; nothing where nobody did. */
export function AttemptsNote({ attempts }: Pick<SessionList, 'attempts'>) {
  const t = useTexts(accountTexts);
  const { language } = useLanguage();
  const { count, lastAt } = attempts;
  if (count === 0 || lastAt === null) return null;
  const when = formatNear(lastAt, Date.now(), language);
  return (
    <Note tone="warn" title={count === 1 ? t('attemptsOne') : t('attempts', { count })}>
      {t('attemptsText', { when })}
    </Note>
  );
}

/** Says so once more where a person begins, with the way to the account. */
export function NewAttemptsNote({ count = 0, href }: { count: number | undefined; href: string }) {
  const t = useTexts(accountTexts);
  if (count === 0) return null;
  return (
    <Note
      tone="warn"
      title={count === 1 ? t('attemptsNowOne') : t('attemptsNow', { count })}
      action={
        <Link className={buttonClass({ variant: 'soft' })} to={href}>
          {t('attemptsOpen')}
        </Link>
      }
    />
  );
}
