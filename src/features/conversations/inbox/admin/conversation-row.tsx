import { htmlLangOf } from '#i18n/language.ts';
import { useLanguage, useTexts } from '#i18n/language-context.tsx';
import { Initials } from '#ui/admin/initials.tsx';
import { formatBriefly, formatNear } from '#ui/admin/moment.ts';
import { Link } from '#ui/controls/link.tsx';
import { IconPencil } from '../../admin/inbox-icons.tsx';
import type { Conversation } from '../../conversations.schema.ts';
import { inboxTexts } from './inbox.texts.ts';
import { PromiseAge } from './promise-age.tsx';

export type RowProps = {
  conversation: Conversation;
  now: number;
  href: string;
  isCurrent: boolean;
  isChosen: boolean;
  hasDraft: boolean;
  onOpen: () => void;
  onChoose: (isChosen: boolean) => void;
};

function Labels({
  conversation,
  now,
  hasDraft,
}: Pick<RowProps, 'conversation' | 'now' | 'hasDraft'>) {
  const t = useTexts(inboxTexts);
  const { language } = useLanguage();
  const { assignedName, snoozedUntil, state } = conversation;
  const isSnoozed = snoozedUntil !== null && Date.parse(snoozedUntil) > now;
  return (
    <span className="lbls">
      <PromiseAge conversation={conversation} now={now} />
      {isSnoozed ? (
        <small>{t('snoozedUntil', { when: formatNear(snoozedUntil, now, language) })}</small>
      ) : null}
      {assignedName ? (
        <small>{assignedName}</small>
      ) : state === 'open' ? (
        <small className="lbls__nobody">{t('unassigned')}</small>
      ) : null}
      {hasDraft ? (
        <span className="age age--draft">
          <IconPencil />
          {t('draft')}
        </span>
      ) : null}
    </span>
  );
}

/** One conversation in the list: who, what, how long they wait. */
export function ConversationRow(props: RowProps) {
  const { conversation, now, href, isCurrent, isChosen, onOpen, onChoose } = props;
  const t = useTexts(inboxTexts);
  const { language } = useLanguage();
  const { id, name, businessName, message, subject, state, lastAt } = conversation;
  return (
    <li
      className={state === 'open' ? 'mail mail--new' : 'mail'}
      data-current={isCurrent || undefined}
      data-id={id}
    >
      <Initials name={name} />
      <b>
        <Link to={href} aria-current={isCurrent ? 'true' : undefined} onClick={onOpen}>
          {name}
        </Link>{' '}
        <small>{businessName}</small>
      </b>
      <small className="num">
        <time dateTime={lastAt}>{formatBriefly(lastAt, now, language)}</time>
      </small>
      <p className="cut" lang={htmlLangOf[conversation.language]}>
        {message || subject}
      </p>
      <input
        type="checkbox"
        className="cb"
        aria-label={t('choose', { name })}
        checked={isChosen}
        onChange={(event) => onChoose(event.target.checked)}
      />
      <Labels {...props} />
    </li>
  );
}
