import { htmlLangOf, languageOf } from '#i18n/language.ts';
import { useLanguage, useTexts } from '#i18n/language-context.tsx';
import { Initials } from '#ui/admin/initials.tsx';
import { Panel } from '#ui/admin/panel.tsx';
import { IconClock } from '#ui/icons/icons.tsx';
import type { Today } from '../today.schema.ts';
import { todayTexts } from '../today.texts.ts';
import { EmptyPanel } from './empty-panel.tsx';
import { formatWhen } from './format-when.ts';
import { Reach } from './reach.tsx';
import '#ui/admin/rows.css';
import '#ui/admin/age.css';

type Message = Today['messages']['first'][number];

function Row({ message, now }: { message: Message; now: string }) {
  const { language } = useLanguage();
  const t = useTexts(todayTexts);
  const isLate = message.answerBy < now;
  const promised = formatWhen(message.answerBy, language);
  return (
    <li>
      <Initials name={message.name} />
      <div>
        <b>{message.name}</b> <span className="quiet">{message.businessName}</span>
        <small className="cut" lang={htmlLangOf[languageOf(message.language)]}>
          {message.excerpt}
        </small>
        <span className={isLate ? 'age age--late' : 'age'}>
          <IconClock />
          {t(isLate ? 'late' : 'due', promised)}
        </span>
      </div>
      <Reach name={message.name} email={message.email} />
    </li>
  );
}

/** The messages without an answer, the most urgent first. */
export function MessagesPanel({ messages, now }: Pick<Today, 'messages'> & { now: string }) {
  const t = useTexts(todayTexts);
  return (
    <Panel id="waiting" title={t('messages')} count={messages.waiting} foot={t('messagesFoot')}>
      {messages.waiting === 0 ? <EmptyPanel>{t('messagesNone')}</EmptyPanel> : null}
      <ul className="rows rows--acts">
        {messages.first.map((message) => (
          <Row key={message.id} message={message} now={now} />
        ))}
      </ul>
    </Panel>
  );
}
