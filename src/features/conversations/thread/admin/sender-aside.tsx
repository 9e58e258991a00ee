import type { ReactNode } from 'react';
import { telHref } from '#features/company/company.ts';
import { useLanguage, useTexts } from '#i18n/language-context.tsx';
import { localize } from '#i18n/localized.tsx';
import { Initials } from '#ui/admin/initials.tsx';
import { formatFully } from '#ui/admin/moment.ts';
import { buttonClass } from '#ui/controls/button.tsx';
import { Link } from '#ui/controls/link.tsx';
import { IconPhone } from '#ui/icons/frame-icons.tsx';
import { conversationTexts } from '../../admin/conversation.texts.ts';
import type { ConversationDetail } from '../../conversations.schema.ts';
import { messageFieldNames, messageFields, staffLabel } from '../../message-fields.texts.ts';
import { senderAsideTexts } from './sender-aside.texts.ts';
import '#ui/admin/layout/facts.css';
import './sender-aside.css';

type SenderAsideProps = {
  conversation: ConversationDetail;
  personHref: (id: string) => string;
  timeline: ReactNode;
};

/** Who wrote: how to reach them, and what happened with them before. */
export function SenderAside({ conversation, personHref, timeline }: SenderAsideProps) {
  const t = useTexts(senderAsideTexts);
  const c = useTexts(conversationTexts);
  const { language } = useLanguage();
  const { name, businessName, phone, personId, topic, createdAt, begunAs } = conversation;
  const facts = [
    [t('topic'), topic && localize(language, topic.title, topic.titlePt).text],
    ...messageFieldNames
      .filter((field) => messageFields[field].inbox !== 'apart')
      .map((field) => [staffLabel(field, language), conversation[field]] as const),
    [t('language'), c(`lang_${conversation.language}`)],
    // Where the company wrote first they have not.
    [t('wrote'), begunAs === 'company' ? null : formatFully(createdAt, language)],
  ];
  const line = buttonClass({ variant: 'soft' });
  return (
    <aside className="threads__p" aria-label={t('sender', { name })}>
      <div className="who2">
        <span className="who2__av">
          <Initials name={name} />
        </span>
        <div>
          <b>{name}</b>
          <small>{businessName}</small>
        </div>
      </div>
      <div className="row">
        {phone ? (
          <a className={line} href={telHref(phone)}>
            <IconPhone />
            {t('call')}
          </a>
        ) : null}
        {personId ? (
          <Link className={line} to={personHref(personId)}>
            {t('timeline')}
          </Link>
        ) : null}
      </div>
      {timeline}
      <dl className="facts">
        {facts
          .filter(([, value]) => value)
          .map(([label, value]) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ))}
      </dl>
    </aside>
  );
}
