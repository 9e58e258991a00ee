import { useLanguage, useTexts } from '#i18n/language-context.tsx';
import type { useDraft } from '#ui/admin/draft/use-draft.ts';
import { formatNear } from '#ui/admin/moment.ts';
import { Button } from '#ui/controls/button.tsx';
import { IconCheck } from '#ui/icons/frame-icons.tsx';
import { conversationTexts } from '../../admin/conversation.texts.ts';
import type { WritingMode } from '../../admin/draft-name.ts';
import { IconSend } from '../../admin/inbox-icons.tsx';

type ComposerFootProps = {
  mode: WritingMode;
  busy: boolean;
  draft: ReturnType<typeof useDraft>;
  /** Sends without filing the conversation as done. */
  onSend: () => void;
};

/** Whether the words are kept, and the buttons that send them. */
export function ComposerFoot({ mode, busy, draft, onSend }: ComposerFootProps) {
  const t = useTexts(conversationTexts);
  const { language } = useLanguage();
  const { savedAt, isRestored, clear } = draft;
  const at = savedAt ? formatNear(savedAt, Date.now(), language) : '';
  return (
    <div className="reply__f">
      {savedAt ? (
        <span className="saved">
          <IconCheck />
          {t(isRestored ? 'restored' : 'kept', { at })}
          {isRestored ? (
            <Button variant="text" onClick={clear}>
              {t('discard')}
            </Button>
          ) : null}
        </span>
      ) : null}
      <span className="push row">
        {mode === 'reply' ? (
          <Button variant="text" disabled={busy} onClick={onSend}>
            {t('send')}
          </Button>
        ) : null}
        <Button type="submit" busy={busy} busyLabel={t(mode === 'reply' ? 'sending' : 'keeping')}>
          {mode === 'reply' ? <IconSend /> : null}
          {t(mode === 'reply' ? 'sendClose' : 'keepNote')}
        </Button>
      </span>
    </div>
  );
}
