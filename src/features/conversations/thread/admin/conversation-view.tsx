import { type ReactNode, useEffect, useRef } from 'react';
import { useLanguage, useTexts } from '#i18n/language-context.tsx';
import { projectPath } from '#paths.ts';
import { FailureNote } from '#ui/admin/calls/failure-note.tsx';
import { LatePart } from '#ui/admin/late-part.tsx';
import { formatFully } from '#ui/admin/moment.ts';
import { useUndo } from '#ui/admin/undo/undo-context.ts';
import { useWhileHere } from '#ui/admin/while-here.ts';
import { Link } from '#ui/controls/link.tsx';
import { conversationTexts } from '../../admin/conversation.texts.ts';
import type { Step } from '../../conversation-calls.ts';
import type { ConversationDetail } from '../../conversations.schema.ts';
import { Composer } from './composer.tsx';
import { ConversationActions } from './conversation-actions.tsx';
import type { ConversationPanelProps } from './conversation-panel.tsx';
import { describeStep } from './describe-step.ts';
import { reverseStep } from './reverse-step.ts';
import { StateNotes } from './state-notes.tsx';
import { Thread } from './thread.tsx';
import { useConversationChange } from './use-conversation-change.ts';
import { useReply } from './use-reply.ts';

const loadConflict = () => import('./conflict-note.tsx').then((part) => part.ConflictNote);

type ConversationViewProps = ConversationPanelProps & {
  conversation: ConversationDetail;
  back: ReactNode;
  takesFocus: boolean;
};

const sources = { form: 'source', mail: 'sourceMail', company: 'sourceUs' } as const;

/** Whether a step takes the conversation out of the list in which it was. */
function leavesList(step: Step): boolean {
  if (step.path === 'done' || step.path === 'spam') return true;
  if (step.path === 'snooze') return true;
  return step.path === 'block';
}

/** A conversation: what was written, what can be done, and what is being written. */
export function ConversationView(props: ConversationViewProps) {
  const { conversation, me, staff, now, isWide, back, takesFocus, onChanged } = props;
  const t = useTexts(conversationTexts);
  const { language } = useLanguage();
  const offerUndo = useUndo();
  const whileHere = useWhileHere();
  const changing = useConversationChange(conversation, onChanged);
  const { busy, failure, conflict, change, takeStep, leaveIt } = changing;
  const heading = useRef<HTMLHeadingElement>(null);
  const Heading = isWide ? 'h2' : 'h1';
  const nameOf = (id: string | null) =>
    id === me ? t('you') : (staff.find((one) => one.id === id)?.name ?? t('nobody'));
  const words = (step: Step) => describeStep(step, conversation, { language, now, nameOf });

  useEffect(() => {
    if (takesFocus) heading.current?.focus({ preventScroll: true });
  }, [takesFocus]);

  /** Takes a step that can be undone by one press. */
  function take(step: Step): void {
    const back = reverseStep(step, conversation, now);
    const leave = whileHere(props.onLeave);
    change(step, ({ conversation: { revision } }, refreshed) => {
      if (back)
        offerUndo({
          text: words(step),
          async undo() {
            // At the press: the way out that a slow response still holds is then not taken.
            if (leavesList(step)) props.onReturn();
            await takeStep(revision, back);
          },
        });
      if (leavesList(step)) void refreshed.then(leave);
    });
  }
  const reply = useReply({
    conversation,
    me,
    change,
    takeStep,
    onLeave: props.onLeave,
    onReturn: props.onReturn,
  });

  const { name, createdAt, language: written, begunAs, subject } = conversation;
  return (
    <section className="threads__d" aria-label={t('thread', { name })}>
      {back}
      <header>
        <Heading className="h2x" tabIndex={-1} ref={heading}>
          {name}
        </Heading>
        <p className="quiet">
          {t(sources[begunAs], {
            at: formatFully(createdAt, language),
            language: t(`lang_${written}`),
            subject,
          })}{' '}
          {conversation.projectId === null ? null : (
            <Link className="link" to={projectPath.href({ id: conversation.projectId })}>
              {t('aboutWork')}
            </Link>
          )}
        </p>
      </header>
      <ConversationActions
        conversation={conversation}
        staff={staff}
        me={me}
        now={now}
        busy={busy}
        hasShortcuts={!props.areManyChosen}
        nameOf={nameOf}
        onStep={take}
      />
      <StateNotes conversation={conversation} now={now} onStep={take} />
      <Thread conversation={conversation} />
      <FailureNote failure={failure} />
      {conflict ? (
        <LatePart
          load={loadConflict}
          of={{ conflict, busy, wanted: words(conflict.step), onLeave: leaveIt }}
        />
      ) : null}
      <Composer
        conversation={conversation}
        me={me}
        busy={busy}
        answersHref={props.answersHref}
        onReply={reply}
        onNote={(body, clear) => change({ path: 'note', body }, clear)}
        onEscape={() => heading.current?.focus()}
      />
    </section>
  );
}
