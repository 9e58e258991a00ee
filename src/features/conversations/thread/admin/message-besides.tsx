import { formatSize } from '#i18n/format-size.ts';
import { useLanguage, useTexts } from '#i18n/language-context.tsx';
import { Note } from '#ui/admin/note.tsx';
import type { Besides } from '../../conversations.schema.ts';
import { leftOutKey, messageBesidesTexts } from './message-besides.texts.ts';

type MessageBesidesProps = {
  besides: Besides;
  conversationId: string;
  /** What a mail server said of a mail of ours that it could not deliver; null if none did. */
  bounceReason: string | null;
};

/** What came with a message besides its text: its sender, files, and what was quoted, folded away. */
export function MessageBesides({ besides, conversationId, bounceReason }: MessageBesidesProps) {
  const t = useTexts(messageBesidesTexts);
  const { language } = useLanguage();
  const { files, leftOut, quoted, sender } = besides;
  return (
    <>
      {sender ? <p className="quiet">{t('from', { sender })}</p> : null}
      {files.length > 0 ? (
        <ul className="say__files" aria-label={t('files')}>
          {files.map(({ id, name, size }) => (
            <li key={id}>
              <a href={`/api/admin/conversations/${conversationId}/files/${id}`} download={name}>
                {name}
              </a>{' '}
              <small>{formatSize(size, language)}</small>
            </li>
          ))}
        </ul>
      ) : null}
      {leftOut.map(({ name, code }) => (
        <p className="quiet" key={name}>
          {t(leftOutKey(code), { name })}
        </p>
      ))}
      {quoted ? (
        <details className="say__quoted">
          <summary>{t('quoted')}</summary>
          <div>{quoted}</div>
        </details>
      ) : null}
      {bounceReason === null ? null : (
        <Note tone="bad" title={t('bounced')}>
          {bounceReason}
        </Note>
      )}
    </>
  );
}
