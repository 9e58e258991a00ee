import { describe, expect, it } from 'vitest';
import { translate } from '#i18n/texts.ts';
import { conversationTexts } from '../../admin/conversation.texts.ts';
import type { ConversationDetail } from '../../conversations.schema.ts';
import { describeStep } from './describe-step.ts';

const conversation = { name: 'Sofia Prates', email: 'sofia@prates.example' } as ConversationDetail;

describe('the words of an assignment', () => {
  const say = (to: string | null, language: 'en' | 'pt') =>
    describeStep({ path: 'assign', body: { to } }, conversation, {
      language,
      now: 0,
      nameOf: () => translate(conversationTexts, language, 'you'),
    });

  it('name the reader', () => {
    expect(say('rita', 'en')).toBe('Assigned to you: Sofia Prates');
    expect(say('rita', 'pt')).toBe('Atribuída a si: Sofia Prates');
  });

  it('name nobody', () => {
    expect(say(null, 'en')).toBe('Assigned to nobody: Sofia Prates');
    expect(say(null, 'pt')).toBe('Sem responsável: Sofia Prates');
  });
});
