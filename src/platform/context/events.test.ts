import { expect, it } from 'vitest';
import type { Queryable } from '#platform/database/database.server.ts';
import type { Context } from './context.server.ts';
import { defineEvent, type Listener, on, raise } from './events.server.ts';

const paid = defineEvent<{ cents: number }>('paid');
const ended = defineEvent<{ id: string }>('ended');
const trx = {} as Queryable;

function contextWith(...listeners: Listener[]): Context {
  return { listeners } as unknown as Context;
}

it('tells the listeners of an event alone, one after the other, in their order', async () => {
  const heard: string[] = [];
  const context = contextWith(
    on(paid, async (_context, _trx, { cents }) => {
      await Promise.resolve();
      heard.push(`first ${cents}`);
    }),
    on(ended, async (_context, _trx, { id }) => void heard.push(id)),
    on(paid, async (_context, _trx, { cents }) => void heard.push(`second ${cents}`)),
  );
  await raise(context, trx, paid, { cents: 400 });
  expect(heard).toEqual(['first 400', 'second 400']);
});

it('gives each listener the context and the transaction', async () => {
  const given: unknown[] = [];
  const context = contextWith(on(ended, async (...args) => void given.push(...args)));
  await raise(context, trx, ended, { id: 'a' });
  expect(given[0]).toBe(context);
  expect(given[1]).toBe(trx);
});

it('stops at a listener that throws, and throws what it threw', async () => {
  const heard: string[] = [];
  const context = contextWith(
    on(ended, () => Promise.reject(new Error('refused'))),
    on(ended, async () => void heard.push('second')),
  );
  await expect(raise(context, trx, ended, { id: 'a' })).rejects.toThrow('refused');
  expect(heard).toEqual([]);
});

it('throws where nobody listens, because a list was not wired', async () => {
  const context = contextWith(on(paid, async () => {}));
  await expect(raise(context, trx, ended, { id: 'a' })).rejects.toThrow(
    'Nobody listens to "ended".',
  );
});
