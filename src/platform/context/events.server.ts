import type { Queryable } from '#platform/database/database.server.ts';
import type { Context } from './context.server.ts';

type Hear<What> = (context: Context, trx: Queryable, what: What) => Promise<void>;

/** Something that a part of a feature tells of, in the transaction that stores it. */
export type Event<What> = { name: string; hear?: Hear<What> };

/** What another part does then, in the same transaction. Made by `on` alone. */
export type Listener = { event: { name: string }; hear: Hear<never> };

export function defineEvent<What>(name: string): Event<What> {
  return { name };
}

export function on<What>(event: Event<What>, hear: Hear<What>): Listener {
  return { event, hear };
}

/**
 * Tells every listener of an event, one after the other in the order of their list. What one throws
 * ends the transaction. An event that nobody listens to is a fault of the wiring, and throws.
 */
export async function raise<What>(
  context: Context,
  trx: Queryable,
  event: Event<What>,
  what: What,
): Promise<void> {
  const listeners = context.listeners.filter((listener) => listener.event === event);
  if (listeners.length === 0) throw new Error(`Nobody listens to "${event.name}".`);
  // `on` has paired them with this event, so they hear what it tells.
  for (const { hear } of listeners) await (hear as Hear<What>)(context, trx, what);
}
