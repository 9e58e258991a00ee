import type { Language } from '#i18n/language.ts';
import { type TextParams, translate } from '#i18n/texts.ts';
import { formatNear } from '#ui/admin/moment.ts';
import { conversationTexts } from '../../admin/conversation.texts.ts';
import type { Step } from '../../conversation-calls.ts';
import type { ConversationDetail } from '../../conversations.schema.ts';
import { blockValue } from '../../conversations.ts';

type Situation = {
  language: Language;
  now: number;
  /** Whom an assignment names. */
  nameOf: (id: string | null) => string;
};

/** Says what a step does, in the words of the undo bar. */
export function describeStep(
  step: Step,
  { name, email }: ConversationDetail,
  { language, now, nameOf }: Situation,
): string {
  const t = (key: keyof typeof conversationTexts.en, params: TextParams = {}) =>
    translate(conversationTexts, language, key, { name, ...params });
  switch (step.path) {
    case 'done':
      return t(step.body.done ? 'did_done' : 'did_open');
    case 'spam':
      return t(step.body.spam ? 'did_spam' : 'did_notSpam');
    case 'assign':
      if (step.body.to === null) return t('did_assignNobody');
      return t('did_assign', { to: nameOf(step.body.to) });
    case 'snooze': {
      const { until } = step.body;
      if (until === null) return t('did_wake');
      return t('did_snooze', { when: formatNear(until, now, language) });
    }
    case 'block':
      if (!('body' in step)) return t('did_unblock');
      return t('did_block', { what: blockValue(step.body.kind, email) });
    case 'note':
      return t('did_note');
    default:
      return t('sendingTo');
  }
}
