import { useTexts } from '#i18n/language-context.tsx';
import { buttonClass } from '#ui/controls/button.tsx';
import { Link } from '#ui/controls/link.tsx';
import { inboxTexts } from './inbox.texts.ts';

type InboxLinksProps = { answersHref: string; blocksHref: string };

/** What belongs to the inbox and is rarely used. */
export function InboxLinks({ answersHref, blocksHref }: InboxLinksProps) {
  const t = useTexts(inboxTexts);
  return (
    <>
      <Link className={buttonClass({ variant: 'text' })} to={blocksHref}>
        {t('blocks')}
      </Link>
      <Link className={buttonClass({ variant: 'line' })} to={answersHref}>
        {t('answers')}
      </Link>
    </>
  );
}
