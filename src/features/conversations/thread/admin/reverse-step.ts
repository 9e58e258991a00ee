import type { Step } from '../../conversation-calls.ts';
import type { Conversation } from '../../conversations.schema.ts';

function stateStep({ state }: Conversation): Step {
  if (state === 'spam') return { path: 'spam', body: { spam: true } };
  return { path: 'done', body: { done: state === 'done' } };
}

/** Returns the step that puts back what a step changed, or null if nothing can. */
export function reverseStep(step: Step, before: Conversation, now: number): Step | null {
  if (step.path === 'done' || step.path === 'spam') return stateStep(before);
  if (step.path === 'assign') return { path: 'assign', body: { to: before.assignedTo } };
  if (step.path === 'snooze') {
    const until = before.snoozedUntil;
    const isOver = until === null || Date.parse(until) <= now;
    return { path: 'snooze', body: { until: isOver ? null : until } };
  }
  if (step.path === 'block' && 'body' in step) return { path: 'block', method: 'DELETE' };
  return null;
}
