import type { ReactNode } from 'react';
import { htmlLangOf, type Language } from '#i18n/language.ts';
import { useLanguage, useTexts } from '#i18n/language-context.tsx';
import { Initials } from '#ui/admin/initials.tsx';
import { formatFully } from '#ui/admin/moment.ts';
import { conversationTexts } from '../../admin/conversation.texts.ts';
import type { Besides, ConversationDetail } from '../../conversations.schema.ts';
import { MessageBesides } from './message-besides.tsx';
import './thread.css';

type SayProps = {
  name: string;
  detail: ReactNode;
  text: string;
  lang?: Language;
  kind?: 'us' | 'note';
  /** What came with it, and of which conversation it is. */
  with?: { besides: Besides; conversationId: string };
  bounceReason?: string | null;
};

function Say({ name, detail, text, lang, kind, with: came, bounceReason = null }: SayProps) {
  return (
    <li className={kind ? `say say--${kind}` : 'say'}>
      <Initials name={name} />
      <div>
        <div className="say__h">
          <b>{name}</b> <small>{detail}</small>
        </div>
        <div className="say__b" lang={lang && htmlLangOf[lang]}>
          {text}
        </div>
        {came ? <MessageBesides {...came} bounceReason={bounceReason} /> : null}
      </div>
    </li>
  );
}

/** What was written, oldest first: the message, our replies, notes for the team. */
export function Thread({ conversation }: { conversation: ConversationDetail }) {
  const t = useTexts(conversationTexts);
  const { language } = useLanguage();
  const noteDetail = (channel: ConversationDetail['thread'][number]['channel'], note: string) =>
    channel === 'form' || channel === 'mail'
      ? note
      : t('spoken', { channel: t(`channel_${channel}`), note });
  const { id: conversationId, name, message, createdAt, language: written } = conversation;
  const { thread, besides, begunAs } = conversation;
  return (
    <ol className="thread">
      {begunAs === 'company' ? null : (
        <Say
          name={name}
          detail={<time dateTime={createdAt}>{formatFully(createdAt, language)}</time>}
          text={message}
          lang={written}
          with={{ besides, conversationId }}
        />
      )}
      {thread.map(({ id, direction, channel, authorName, body, at, ...more }) => {
        const when = { at: formatFully(at, language) };
        if (direction === 'note')
          return (
            <Say
              key={id}
              kind="note"
              name={authorName ?? t('someone')}
              detail={noteDetail(channel, t(more.isShown ? 'noteShown' : 'noteOf', when))}
              text={body}
              with={{ besides: more.besides, conversationId }}
            />
          );
        return (
          <Say
            key={id}
            {...(direction === 'out' && { kind: 'us' as const })}
            name={direction === 'out' ? (authorName ?? t('someone')) : name}
            detail={channel === 'form' ? when.at : t('byMail', when)}
            text={body}
            lang={written}
            with={{ besides: more.besides, conversationId }}
            bounceReason={more.bouncedAt && more.bounceReason}
          />
        );
      })}
    </ol>
  );
}
