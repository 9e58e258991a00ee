import { useLanguage, useTexts } from '#i18n/language-context.tsx';
import { localize } from '#i18n/localized.tsx';
import { Unbroken } from '#i18n/unbroken.tsx';
import { PersonAvatar } from '../../components/person.tsx';
import { RecordSection } from '../../components/record-section.tsx';
import { portalTexts } from '../../portal.texts.ts';
import { type Message, previewOf } from '../../portal.ts';
import { formatMoment } from '../../portal-formats.ts';
import './message-list.css';

type MessageListProps = {
  heading: string;
  messages: readonly Message[];
  /** Shows whole messages instead of previews. */
  full?: boolean;
};

export function MessageList({ heading, messages, full = false }: MessageListProps) {
  const t = useTexts(portalTexts);
  const { language } = useLanguage();
  return (
    <RecordSection heading={heading} none={t('noMessages')}>
      {messages.map((message) => {
        const content = localize(language, message.content, message.contentPt);
        return (
          <li
            key={message.id}
            className={message.isClient ? 'portal-message is-client' : 'portal-message'}
          >
            <PersonAvatar name={message.sender} face={message.face} image={message.avatar} />
            <div>
              <div className="portal-message__from">
                <b>{message.sender}</b>
                <time dateTime={message.timestamp}>
                  {formatMoment(message.timestamp, language)}
                </time>
              </div>
              <p lang={content.lang}>
                <Unbroken>{full ? content.text : previewOf(content.text)}</Unbroken>
              </p>
            </div>
          </li>
        );
      })}
    </RecordSection>
  );
}
