import { useLanguage, useTexts } from '#i18n/language-context.tsx';
import { formatDuration, formatNear } from '#ui/admin/moment.ts';
import { IconCheck } from '#ui/icons/frame-icons.tsx';
import { IconClock } from '#ui/icons/icons.tsx';
import { IconAlarm } from '../../admin/inbox-icons.tsx';
import { timeLeft } from '../../admin/time-left.ts';
import type { Conversation } from '../../conversations.schema.ts';
import { inboxTexts } from './inbox.texts.ts';
import '#ui/admin/age.css';

const dayMilliseconds = 86_400_000;

type PromiseAgeProps = { conversation: Conversation; now: number };

/** How long is left of the promised answer, by icon and words; or what became of the message. */
export function PromiseAge({ conversation: { state, answerBy }, now }: PromiseAgeProps) {
  const t = useTexts(inboxTexts);
  const { language } = useLanguage();
  if (state !== 'open')
    return (
      <span className={state === 'spam' ? 'age' : 'age age--ok'}>
        <IconCheck />
        {t(state)}
      </span>
    );
  const { left, tone } = timeLeft(answerBy, now);
  const words = { left: formatDuration(left, language), by: formatNear(answerBy, now, language) };
  const key = left < 0 ? 'late' : left < dayMilliseconds ? 'left' : 'leftLong';
  return (
    <span className={`age age--${tone}`}>
      {tone === 'calm' ? <IconClock /> : <IconAlarm />}
      {t(key, words)}
    </span>
  );
}
