import type { ChangeOfOne } from '../../conversations.input.ts';
import type { Conversation, ManyChanged } from '../../conversations.schema.ts';

function closedAsOf({ state }: Conversation): 'done' | 'spam' | null {
  return state === 'done' || state === 'spam' ? state : null;
}

/** Returns the changes that put back what was changed, each conversation as it was before. */
export function reverseOfMany(
  changed: ManyChanged['changed'],
  before: readonly Conversation[],
  isSnooze: boolean,
  now: number,
): ChangeOfOne[] {
  return changed.flatMap<ChangeOfOne>(({ id, revision }) => {
    const was = before.find((one) => one.id === id);
    if (!was) return [];
    if (!isSnooze) return [{ id, revision, closedAs: closedAsOf(was) }];
    const until = was.snoozedUntil;
    const isOver = until === null || Date.parse(until) <= now;
    return [{ id, revision, snoozedUntil: isOver ? null : until }];
  });
}
