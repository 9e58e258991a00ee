import { toInstant } from '#core/clock.ts';
import { recordChange } from '#platform/audit/record-change.server.ts';
import type { Context } from '#platform/context/context.server.ts';
import { transact } from '#platform/database/transact.server.ts';
import { endClientLinks } from './client-links.server.ts';
import { getPerson } from './people.repository.server.ts';

/** Ends every link that opens the page of a person; returns how many, null if there is no such person. */
export async function endPersonLinks(context: Context, id: string): Promise<number | null> {
  const now = toInstant(context.clock());
  return transact(context, async (trx) => {
    if ((await getPerson(trx, id)) === null) return null;
    const ended = await endClientLinks(trx, id, now);
    await recordChange(context, trx, {
      action: 'person.end-links',
      subject: { kind: 'person', id },
      after: { ended },
    });
    return ended;
  });
}
