import { expect, it } from 'vitest';
import type { Step } from '../../conversation-calls.ts';
import type { Conversation } from '../../conversations.schema.ts';
import { reverseStep } from './reverse-step.ts';

const now = Date.parse('2026-11-23T09:00:00.000Z');
const before = { state: 'open', assignedTo: 'rita', snoozedUntil: null } as Conversation;
const later = '2026-11-24T09:00:00.000Z';
const earlier = '2026-11-22T09:00:00.000Z';

it.each<[Step, Partial<Conversation>, Step | null]>([
  [{ path: 'done', body: { done: true } }, {}, { path: 'done', body: { done: false } }],
  [
    { path: 'spam', body: { spam: true } },
    { state: 'done' },
    { path: 'done', body: { done: true } },
  ],
  [
    { path: 'done', body: { done: false } },
    { state: 'spam' },
    { path: 'spam', body: { spam: true } },
  ],
  [{ path: 'assign', body: { to: null } }, {}, { path: 'assign', body: { to: 'rita' } }],
  [{ path: 'snooze', body: { until: later } }, {}, { path: 'snooze', body: { until: null } }],
  [
    { path: 'snooze', body: { until: null } },
    { snoozedUntil: later },
    { path: 'snooze', body: { until: later } },
  ],
  [
    { path: 'snooze', body: { until: later } },
    { snoozedUntil: earlier },
    { path: 'snooze', body: { until: null } },
  ],
  [{ path: 'block', body: { kind: 'domain' } }, {}, { path: 'block', method: 'DELETE' }],
  [{ path: 'note', body: { text: 'a', channel: 'form', isShown: false } }, {}, null],
])('%j is put back', (step, was, expected) => {
  expect(reverseStep(step, { ...before, ...was }, now)).toEqual(expected);
});
