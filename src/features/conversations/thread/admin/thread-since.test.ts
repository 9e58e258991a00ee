import { expect, it } from 'vitest';
import type { ConversationDetail } from '../../conversations.schema.ts';
import { changesSince } from './thread-since.ts';

const message = (id: string) => ({ id, body: id }) as ConversationDetail['thread'][number];
const shown = {
  thread: [message('a')],
  state: 'open',
  assignedTo: null,
  assignedName: null,
  snoozedUntil: null,
} as unknown as ConversationDetail;

it('names what is new, and nothing that is the same', () => {
  expect(changesSince(shown, shown)).toEqual({
    messages: [],
    state: null,
    assignedName: undefined,
    isSnoozed: null,
  });
  const present = {
    ...shown,
    thread: [message('a'), message('b')],
    state: 'done',
    assignedTo: 'tiago',
    assignedName: 'Tiago',
    snoozedUntil: '2026-11-24T09:00:00.000Z',
  } as ConversationDetail;
  expect(changesSince(shown, present)).toEqual({
    messages: [message('b')],
    state: 'done',
    assignedName: 'Tiago',
    isSnoozed: true,
  });
});
