import { useState } from 'react';
import { useTexts } from '#i18n/language-context.tsx';
import { readDraft, saveDraft } from '#ui/admin/draft/draft-store.ts';
import { useUndo } from '#ui/admin/undo/undo-context.ts';
import { useWhileHere } from '#ui/admin/while-here.ts';
import { createIdempotencyKeys } from '#ui/form/idempotency-key.ts';
import { conversationTexts } from '../../admin/conversation.texts.ts';
import { draftName } from '../../admin/draft-name.ts';
import { keepFiles, type WaitingFile } from '../../components/message-files.tsx';
import type { Changed, Step } from '../../conversation-calls.ts';
import type { ConversationDetail } from '../../conversations.schema.ts';
import type { Reply } from './composer.tsx';
import type { Done } from './use-conversation-change.ts';

type ReplyOptions = {
  conversation: ConversationDetail;
  me: string;
  change: (step: Step, done: Done) => void;
  takeStep: (revision: number, step: Step) => Promise<Changed>;
  onLeave: () => void;
  /** Shows the conversation again, with the draft that is stored. */
  onReturn: () => void;
};

/** Sends a reply, whose mail waits ten seconds, and takes it back until then. */
export function useReply(options: ReplyOptions) {
  const { conversation, me, change, takeStep, onLeave, onReturn } = options;
  const t = useTexts(conversationTexts);
  const offerUndo = useUndo();
  const whileHere = useWhileHere();
  const [keys] = useState(createIdempotencyKeys);
  const { id, name } = conversation;
  const draft = draftName(me, id, 'reply');

  async function takeBack(revision: number, reply: string, files: WaitingFile[]): Promise<void> {
    // At the press, as the way out may still be ahead; and with the text, once it is back.
    onReturn();
    const showText = whileHere(onReturn);
    const { text = '' } = await takeStep(revision, { path: `replies/${reply}`, method: 'DELETE' });
    const since = readDraft(draft)?.text;
    saveDraft(draft, since ? `${text}\n\n${since}` : text, new Date());
    keepFiles(draft, files);
    showText();
  }

  return ({ text, closes, files }: Reply, clear: () => void): void => {
    const body = { text, closes, fileIds: files.map(({ id: file }) => file) };
    const key = keys.keyFor({ id, ...body });
    const leave = whileHere(onLeave);
    change(
      { path: 'reply', body, key },
      ({ id: reply = '', conversation: { revision } }, refreshed) => {
        keys.settle();
        clear();
        offerUndo({
          text: t('sendingTo', { name }),
          countdown: (seconds) => t('sendingIn', { name, seconds }),
          label: t('takeBack'),
          undo: () => takeBack(revision, reply, files),
        });
        if (closes) void refreshed.then(leave);
      },
    );
  };
}
