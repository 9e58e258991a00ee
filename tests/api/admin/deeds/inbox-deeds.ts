import { readAs } from '../../../factories/staff-orders.ts';
import {
  type Deed,
  logs,
  type Preparation,
  prepare,
  pressOf,
  put,
  remove,
  type Stage,
  seen,
} from './deed.ts';

const answer = { title: 'Prices', body: 'From', bodyPt: 'Desde' };
const answerId = '11111111-1111-4111-8111-111111111111';

async function written({ site }: Stage): Promise<string> {
  const message = { name: 'Noor', email: 'noor@tessera.example', message: 'A question.' };
  return (await site.send<{ id: string }>('/api/contact', message)).id;
}

/** A change of a conversation that nobody has changed yet. */
const step =
  (path: string, body: object): Preparation =>
  async (stage) =>
    pressOf(`/conversations/${await written(stage)}/${path}`, body, { headers: seen(1) });

async function me({ owner }: Stage): Promise<string> {
  const { staff } = await readAs<{ staff: { personId: string }[] }>(owner, '/api/admin/staff');
  return staff[0]?.personId ?? '';
}

const letter = { email: 'noor@tessera.example', subject: 'Your company', text: 'We have begun.' };
const file = '6f1c7d1e-3c55-4b8e-9f5a-0f6a4f3f9a12';
const asText = { 'Content-Type': 'text/plain', 'X-File-Name': 'notes.txt' };

export const inboxDeeds: Record<string, Deed> = {
  'POST /conversations': logs('conversation.begin - > channel, files', async () =>
    pressOf('/conversations', letter),
  ),
  'PUT /message-files/:file': logs('conversation.file - > mime, size', async () =>
    pressOf(`/message-files/${file}`, 'Notes', { ...put, headers: asText }),
  ),
  'POST /conversations/:id/reply': logs(
    'conversation.reply - > closedAs, files, message',
    step('reply', { text: 'Yes, by March.' }),
  ),
  'DELETE /conversations/:id/replies/:reply': logs(
    'conversation.take-back - > message',
    async (stage) => {
      const path = `/conversations/${await written(stage)}`;
      const options = { headers: seen(1) };
      const sent = await prepare<{ id: string }>(
        stage,
        pressOf(`${path}/reply`, { text: 'Yes.' }, options),
      );
      return pressOf(`${path}/replies/${sent.id}`, undefined, { ...remove, headers: seen(2) });
    },
  ),
  'POST /conversations/:id/note': logs(
    'conversation.note - > isShown, message',
    step('note', { text: 'She called.' }),
  ),
  'POST /conversations/:id/assign': logs('conversation.assign - > assignedTo', async (stage) =>
    step('assign', { to: await me(stage) })(stage),
  ),
  'POST /conversations/:id/snooze': logs(
    'conversation.snooze - > until',
    step('snooze', { until: '2027-01-04T09:00:00.000Z' }),
  ),
  'POST /conversations/:id/done': logs(
    'conversation.close - > closedAs',
    step('done', { done: true }),
  ),
  'POST /conversations/:id/spam': logs(
    'conversation.close - > closedAs',
    step('spam', { spam: true }),
  ),
  'POST /conversations/:id/block': logs(
    'conversation.block - > kind',
    step('block', { kind: 'address' }),
  ),
  'DELETE /conversations/:id/block': logs('conversation.unblock - > kinds', async (stage) => {
    const path = `/conversations/${await written(stage)}/block`;
    await prepare(stage, pressOf(path, { kind: 'address' }, { headers: seen(1) }));
    return pressOf(path, undefined, { ...remove, headers: seen(2) });
  }),
  'DELETE /blocked-senders/:id': logs('sender-block.remove - > -', async (stage) => {
    await prepare(stage, await step('block', { kind: 'address' })(stage));
    const { blocks } = await readAs<{ blocks: { id: string }[] }>(
      stage.owner,
      '/api/admin/blocked-senders',
    );
    return pressOf(`/blocked-senders/${blocks[0]?.id}`, undefined, remove);
  }),
  'POST /conversations/changes': logs('conversation.close - > closedAs', async (stage) => {
    const changes = [{ id: await written(stage), revision: 1, closedAs: 'done' }];
    return pressOf('/conversations/changes', { changes });
  }),
  'PUT /saved-answers/:id': logs('saved-answer.save - > -', async () =>
    pressOf(`/saved-answers/${answerId}`, answer, put),
  ),
  'DELETE /saved-answers/:id': logs('saved-answer.remove - > -', async (stage) => {
    await prepare(stage, pressOf(`/saved-answers/${answerId}`, answer, put));
    return pressOf(`/saved-answers/${answerId}`, undefined, remove);
  }),
};
