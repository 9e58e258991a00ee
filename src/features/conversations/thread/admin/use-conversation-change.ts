import { useState } from 'react';
import { useQueryClient } from '#query/use-query.tsx';
import { useStaffAction } from '#ui/admin/calls/use-staff-action.ts';
import { type Changed, presentOf, type Step, sendStep } from '../../conversation-calls.ts';
import { conversationQuery } from '../../conversations.queries.ts';
import type { ConversationDetail } from '../../conversations.schema.ts';

/** A step that was refused because somebody else changed the conversation since it was shown. */
export type Conflict = {
  step: Step;
  shown: ConversationDetail;
  present: ConversationDetail;
  /** Takes the step on the conversation as it is. */
  goOn: () => void;
};

/** Called with a changed conversation; `refreshed` resolves when its lists are read again. */
export type Done = (changed: Changed, refreshed: Promise<unknown>) => void;

type Outcome = { changed: Changed } | { present: ConversationDetail };

async function attempt(id: string, revision: number, step: Step): Promise<Outcome> {
  try {
    return { changed: await sendStep(id, revision, step) };
  } catch (error) {
    const present = presentOf(error);
    if (present === null) throw error;
    return { present };
  }
}

/** Changes a conversation as it is shown; a conflict is kept until it is decided. */
export function useConversationChange(
  conversation: ConversationDetail,
  onChanged: () => Promise<unknown>,
) {
  const client = useQueryClient();
  const { busy, failure, run } = useStaffAction();
  const [conflict, setConflict] = useState<Conflict | null>(null);
  const { id } = conversation;
  const show = (detail: ConversationDetail) => client.setQueryData(conversationQuery(id), detail);

  function change(
    step: Step,
    done: Done = () => {},
    base: ConversationDetail = conversation,
  ): void {
    setConflict(null);
    void run(
      () => attempt(id, base.revision, step),
      async (outcome) => {
        if ('present' in outcome) {
          const { present } = outcome;
          const goOn = () => change(step, done, present);
          setConflict({ step, shown: base, present, goOn });
          show(present);
          await onChanged();
          return;
        }
        show(outcome.changed.conversation);
        const refreshed = onChanged();
        done(outcome.changed, refreshed);
        await refreshed;
      },
    );
  }

  /** Takes a step later, for an undo: throws what the call throws. */
  async function takeStep(revision: number, step: Step): Promise<Changed> {
    const changed = await sendStep(id, revision, step);
    show(changed.conversation);
    await onChanged();
    return changed;
  }

  return { busy, failure, conflict, change, takeStep, leaveIt: () => setConflict(null) };
}
