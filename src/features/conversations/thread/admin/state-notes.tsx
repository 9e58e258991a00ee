import { useLanguage, useTexts } from '#i18n/language-context.tsx';
import { formatDuration, formatNear } from '#ui/admin/moment.ts';
import { Note } from '#ui/admin/note.tsx';
import { Button } from '#ui/controls/button.tsx';
import { conversationTexts } from '../../admin/conversation.texts.ts';
import { timeLeft } from '../../admin/time-left.ts';
import type { Step } from '../../conversation-calls.ts';
import type { ConversationDetail } from '../../conversations.schema.ts';

type StateNotesProps = {
  conversation: ConversationDetail;
  now: number;
  onStep: (step: Step) => void;
};

function Promised({ conversation, now }: Omit<StateNotesProps, 'onStep'>) {
  const t = useTexts(conversationTexts);
  const { language } = useLanguage();
  const { left, tone } = timeLeft(conversation.answerBy, now);
  if (tone === 'calm') return null;
  const params = { left: formatDuration(left, language) };
  return (
    <Note
      tone={tone === 'late' ? 'bad' : 'warn'}
      title={t(tone === 'late' ? 'promiseLate' : 'promiseLeft', params)}
    >
      {t('promiseText', { by: formatNear(conversation.answerBy, now, language) })}
    </Note>
  );
}

/** What is pressing about a conversation, and in which state it is if it does not wait. */
export function StateNotes({ conversation, now, onStep }: StateNotesProps) {
  const t = useTexts(conversationTexts);
  const { language } = useLanguage();
  const { state, snoozedUntil, isBlocked } = conversation;
  const isSnoozed = snoozedUntil !== null && Date.parse(snoozedUntil) > now;
  return (
    <>
      {state === 'open' ? <Promised conversation={conversation} now={now} /> : null}
      {isSnoozed && state !== 'done' && state !== 'spam' ? (
        <Note
          tone="info"
          title={t('isSnoozed', { when: formatNear(snoozedUntil, now, language) })}
          action={
            <Button
              variant="soft"
              onClick={() => onStep({ path: 'snooze', body: { until: null } })}
            >
              {t('wake')}
            </Button>
          }
        />
      ) : null}
      {state === 'done' ? <Note tone="good" title={t('isDone')} /> : null}
      {state === 'spam' && !isBlocked ? <Note tone="info" title={t('isSpam')} /> : null}
      {isBlocked ? (
        <Note
          tone="warn"
          title={t('isBlocked')}
          action={
            <Button variant="soft" onClick={() => onStep({ path: 'block', method: 'DELETE' })}>
              {t('unblock')}
            </Button>
          }
        >
          {t('isBlockedText')}
        </Note>
      ) : null}
    </>
  );
}
