import { useRef } from 'react';
import { useTexts } from '#i18n/language-context.tsx';
import { LateMenu } from '#ui/admin/menu/late-menu.tsx';
import { Choice, Menu } from '#ui/admin/menu/menu.tsx';
import { useShortcuts } from '#ui/admin/shortcuts/shortcuts-context.ts';
import { Button } from '#ui/controls/button.tsx';
import { IconCheck } from '#ui/icons/frame-icons.tsx';
import { IconRetry } from '#ui/icons/icons.tsx';
import type { Colleague } from '../../admin/colleague.ts';
import { conversationTexts } from '../../admin/conversation.texts.ts';
import { IconAssign, IconBlock, IconSpam } from '../../admin/inbox-icons.tsx';
import { SnoozeMenu } from '../../admin/snooze-menu.tsx';
import type { Step } from '../../conversation-calls.ts';
import type { ConversationDetail } from '../../conversations.schema.ts';

const loadChoices = () => import('./block-choices.tsx').then((part) => part.BlockChoices);

type BlockMenuProps = { email: string; disabled: boolean; onStep: (step: Step) => void };

/** Blocks the sender's address, or everyone at its domain. */
function BlockMenu({ email, disabled, onStep }: BlockMenuProps) {
  const t = useTexts(conversationTexts);
  return (
    <LateMenu
      load={loadChoices}
      of={{ email, onStep }}
      title={t('blockTitle')}
      variant="text"
      disabled={disabled}
      label={
        <>
          <IconBlock />
          {t('block')}
        </>
      }
    />
  );
}

type ConversationActionsProps = {
  conversation: ConversationDetail;
  staff: readonly Colleague[];
  me: string;
  now: number;
  busy: boolean;
  hasShortcuts: boolean;
  nameOf: (id: string | null) => string;
  onStep: (step: Step) => void;
};

/** What can be done with a conversation, each undone by one press. */
export function ConversationActions(props: ConversationActionsProps) {
  const { conversation, staff, me, now, busy, hasShortcuts, nameOf, onStep } = props;
  const t = useTexts(conversationTexts);
  const assignButton = useRef<HTMLButtonElement>(null);
  const snoozeButton = useRef<HTMLButtonElement>(null);
  const { assignedTo, state } = conversation;
  const isClosed = state === 'done' || state === 'spam';
  const done = () => onStep({ path: 'done', body: { done: !isClosed } });
  const spam = () => onStep({ path: 'spam', body: { spam: state !== 'spam' } });
  const filing = [
    { key: 'e', label: t(isClosed ? 'reopen' : 'done'), run: done },
    { key: 'h', label: t('snooze'), run: () => snoozeButton.current?.click() },
    { key: '!', label: t(state === 'spam' ? 'notSpam' : 'spam'), run: spam },
  ];
  useShortcuts([
    ...(hasShortcuts ? filing : []),
    { key: 'a', label: t('assign'), run: () => assignButton.current?.click() },
  ]);
  const assign = (to: string | null) => onStep({ path: 'assign', body: { to } });

  return (
    <div className="row acts2">
      <Menu
        title={t('assignTitle')}
        buttonRef={assignButton}
        disabled={busy}
        label={
          <>
            <IconAssign />
            {assignedTo ? t('assignedTo', { name: nameOf(assignedTo) }) : t('assign')}
          </>
        }
      >
        <ul>
          {[...staff]
            .sort((one, other) => Number(other.id === me) - Number(one.id === me))
            .map(({ id, name }) => (
              <Choice key={id} isCurrent={id === assignedTo} onChoose={() => assign(id)}>
                {id === me ? t('youLong', { name }) : name}
              </Choice>
            ))}
          <Choice isCurrent={assignedTo === null} onChoose={() => assign(null)}>
            {t('nobody')}
          </Choice>
        </ul>
      </Menu>
      {isClosed ? null : (
        <SnoozeMenu
          now={now}
          buttonRef={snoozeButton}
          disabled={busy}
          onSnooze={(until) => onStep({ path: 'snooze', body: { until } })}
        />
      )}
      <Button variant="soft" disabled={busy} onClick={done} aria-keyshortcuts="e">
        {isClosed ? <IconRetry /> : <IconCheck />}
        {t(isClosed ? 'reopen' : 'done')}
      </Button>
      {state === 'spam' ? null : (
        <Button variant="text" disabled={busy} onClick={spam} aria-keyshortcuts="!">
          <IconSpam />
          {t('spam')}
        </Button>
      )}
      {conversation.isBlocked ? null : (
        <BlockMenu email={conversation.email} disabled={busy} onStep={onStep} />
      )}
    </div>
  );
}
