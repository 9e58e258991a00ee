import { type ReactNode, useContext } from 'react';
import { useLanguage, useTexts } from '#i18n/language-context.tsx';
import { writePath } from '#paths.ts';
import { PageHeading } from '#ui/admin/layout/page-heading.tsx';
import { formatNear } from '#ui/admin/moment.ts';
import { ShortcutsContext } from '#ui/admin/shortcuts/shortcuts-context.ts';
import { Button, buttonClass } from '#ui/controls/button.tsx';
import { Link } from '#ui/controls/link.tsx';
import { IconPencil } from '../../admin/inbox-icons.tsx';
import type { Conversation } from '../../conversations.schema.ts';
import { inboxTexts } from './inbox.texts.ts';
import '#ui/admin/shortcuts/keys.css';

type InboxHeadingProps = {
  title: string;
  /** How many wait, and who waits longest; undefined until it is known. */
  waiting: number | undefined;
  first: Conversation | undefined;
  now: number;
  /** What is rarely used; on a phone below the list. */
  links: ReactNode;
};

function useLead({ waiting, first, now }: InboxHeadingProps): string {
  const t = useTexts(inboxTexts);
  const { language } = useLanguage();
  if (waiting === undefined) return '';
  if (waiting === 0) return t('waitNone');
  if (!first) return '';
  const by = formatNear(first.answerBy, now, language);
  const isLate = Date.parse(first.answerBy) < now;
  const key = isLate ? 'waitLate' : waiting === 1 ? 'waitOne' : 'waitMany';
  return t(key, { count: waiting, name: first.name, by });
}

/** Who waits, in one sentence, and what belongs to the inbox beside its lists. */
export function InboxHeading(props: InboxHeadingProps) {
  const { title, links } = props;
  const t = useTexts(inboxTexts);
  const { showList, areOn } = useContext(ShortcutsContext);
  return (
    <PageHeading
      compact
      title={title}
      lead={useLead(props)}
      actions={
        <>
          {areOn ? (
            <span className="quiet hint-keys hint-keys--wide">
              <kbd>J</kbd> <kbd>K</kbd> {t('keyMove')}, <kbd>R</kbd> {t('keyReply')}, <kbd>E</kbd>{' '}
              {t('keyDone')}
            </span>
          ) : null}
          <span className="hint-keys">
            <Button variant="text" onClick={showList}>
              {t('shortcuts')}
            </Button>
          </span>
          <Link className={buttonClass({ variant: 'soft' })} to={writePath.href()}>
            <IconPencil />
            <span>{t('compose')}</span>
          </Link>
          {links}
        </>
      }
    />
  );
}
