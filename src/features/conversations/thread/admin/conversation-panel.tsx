import { type ReactNode, useState } from 'react';
import { HttpError } from '#core/http-error.ts';
import { useTexts } from '#i18n/language-context.tsx';
import { useQuery } from '#query/use-query.tsx';
import { LatePart } from '#ui/admin/late-part.tsx';
import { LoadFailure, LoadingRows } from '#ui/admin/list/list-states.tsx';
import { buttonClass } from '#ui/controls/button.tsx';
import { Link } from '#ui/controls/link.tsx';
import { StatePanel } from '#ui/feedback/state-panel.tsx';
import { IconArrowLeft } from '#ui/icons/icons.tsx';
import type { Colleague } from '../../admin/colleague.ts';
import { conversationTexts } from '../../admin/conversation.texts.ts';
import { conversationQuery } from '../../conversations.queries.ts';
import type { ConversationDetail } from '../../conversations.schema.ts';
import { ConversationView } from './conversation-view.tsx';

/** Beside or below what is read and answered. */
const loadAside = () => import('./sender-aside.tsx').then((part) => part.SenderAside);

export type ConversationPanelProps = {
  id: string;
  me: string;
  staff: readonly Colleague[];
  now: number;
  isWide: boolean;
  listHref: string;
  answersHref: string;
  /** Then the shortcuts that file a conversation belong to those that are chosen. */
  areManyChosen: boolean;
  /** How often somebody moved to a conversation; its heading takes the focus with each. */
  focus: number;
  personHref: (id: string) => string;
  renderTimeline: (conversation: ConversationDetail) => ReactNode;
  onChanged: () => Promise<unknown>;
  /** Called when the conversation left its list. */
  onLeave: () => void;
  /** Called when it comes back by an undo. */
  onReturn: () => void;
};

/** A conversation and its sender, or why it cannot be shown. */
export function ConversationPanel(props: ConversationPanelProps) {
  const { id, isWide, listHref, personHref, renderTimeline } = props;
  const t = useTexts(conversationTexts);
  const { data: conversation, isError, error, refetch } = useQuery(conversationQuery(id));
  const [focusAtStart] = useState(props.focus);
  const back = isWide ? null : (
    <Link className={buttonClass({ variant: 'text' })} to={listHref}>
      <IconArrowLeft />
      {t('back')}
    </Link>
  );
  if (conversation)
    return (
      <>
        <ConversationView
          {...props}
          conversation={conversation}
          back={back}
          takesFocus={focusAtStart > 0}
        />
        <LatePart
          load={loadAside}
          of={{ conversation, personHref, timeline: renderTimeline(conversation) }}
        />
      </>
    );
  const isGone = error instanceof HttpError && error.status === 404;
  return (
    <section className="threads__d">
      {back}
      {isGone ? (
        <StatePanel kind="empty" headingLevel={isWide ? 2 : 1} title={t('gone')}>
          {t('goneText')}
        </StatePanel>
      ) : isError ? (
        <LoadFailure error={error} onRetry={refetch} />
      ) : (
        <LoadingRows />
      )}
    </section>
  );
}
