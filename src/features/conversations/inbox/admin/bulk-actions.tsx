import { useRef } from 'react';
import { useLanguage, useTexts } from '#i18n/language-context.tsx';
import { FailureNote } from '#ui/admin/calls/failure-note.tsx';
import { useStaffAction } from '#ui/admin/calls/use-staff-action.ts';
import { BulkBar } from '#ui/admin/list/bulk-bar.tsx';
import { formatNear } from '#ui/admin/moment.ts';
import { useShortcuts } from '#ui/admin/shortcuts/shortcuts-context.ts';
import { useUndo } from '#ui/admin/undo/undo-context.ts';
import { Button } from '#ui/controls/button.tsx';
import { useToast } from '#ui/feedback/toast/use-toast.ts';
import { conversationTexts } from '../../admin/conversation.texts.ts';
import { SnoozeMenu } from '../../admin/snooze-menu.tsx';
import { changeMany } from '../../conversation-calls.ts';
import type { Conversation } from '../../conversations.schema.ts';
import { inboxTexts } from './inbox.texts.ts';
import { reverseOfMany } from './reverse-of-many.ts';

type Change = { closedAs: 'done' | 'spam' | null } | { snoozedUntil: string };

type BulkActionsProps = {
  chosen: readonly Conversation[];
  total: number;
  now: number;
  onNone: () => void;
  onChanged: () => Promise<unknown>;
};

/** Files or snoozes all that are chosen, and offers to put them back. */
export function BulkActions({ chosen, total, now, onNone, onChanged }: BulkActionsProps) {
  const t = useTexts(inboxTexts);
  const c = useTexts(conversationTexts);
  const { language } = useLanguage();
  const { busy, failure, run } = useStaffAction();
  const offerUndo = useUndo();
  const showToast = useToast();
  const snoozeButton = useRef<HTMLButtonElement>(null);
  const areClosed = chosen.every(({ state }) => state === 'done' || state === 'spam');

  function change(what: Change, text: (count: number) => string): void {
    const changes = chosen.map(({ id, revision }) => ({ id, revision, ...what }));
    void run(
      () => changeMany(changes),
      async ({ changed, refused }) => {
        onNone();
        if (refused.length > 0)
          showToast({ variant: 'info', title: t('bulkRefused', { count: refused.length }) });
        if (changed.length > 0)
          offerUndo({
            text: text(changed.length),
            async undo() {
              await changeMany(reverseOfMany(changed, chosen, 'snoozedUntil' in what, now));
              await onChanged();
            },
          });
        await onChanged();
      },
    );
  }
  const done = () => change({ closedAs: 'done' }, (count) => t('bulkDone', { count }));
  const spam = () => change({ closedAs: 'spam' }, (count) => t('bulkSpam', { count }));
  const open = () => change({ closedAs: null }, (count) => t('bulkOpen', { count }));
  useShortcuts([
    { key: 'e', label: c('done'), run: done },
    { key: 'h', label: c('snooze'), run: () => snoozeButton.current?.click() },
    { key: '!', label: c('spam'), run: spam },
  ]);

  return (
    <>
      <FailureNote failure={failure} />
      <BulkBar
        label={t('chosen', { count: chosen.length, total })}
        noneLabel={t('chooseNone')}
        onNone={onNone}
      >
        {areClosed ? (
          <Button busy={busy} onClick={open}>
            {c('reopen')}
          </Button>
        ) : (
          <>
            <Button busy={busy} onClick={done}>
              {c('done')}
            </Button>
            <SnoozeMenu
              now={now}
              buttonRef={snoozeButton}
              onSnooze={(until) =>
                change({ snoozedUntil: until }, (count) =>
                  t('bulkSnooze', { count, when: formatNear(until, now, language) }),
                )
              }
            />
          </>
        )}
        <Button busy={busy} onClick={spam}>
          {c('spam')}
        </Button>
      </BulkBar>
    </>
  );
}
