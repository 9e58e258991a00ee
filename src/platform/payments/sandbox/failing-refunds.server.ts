import { toInstant } from '#core/clock.ts';
import type { Queryable } from '#platform/database/database.server.ts';
import { recordEvent } from './sandbox.repository.server.ts';
import type { SandboxServices } from './sandbox-services.server.ts';

/** Milliseconds after which a bank sends back the refund to a card that takes none. */
const failsAfter = 3 * 60_000;

/** Makes every refund of a payment fail after a while. */
export async function letRefundsFail(trx: Queryable, paymentId: string): Promise<void> {
  await trx
    .insertInto('sandboxFailingRefunds')
    .values({ paymentId })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** Returns when a refund made now fails, or null if the bank takes it. */
export async function whenRefundFails(
  trx: Queryable,
  paymentId: string,
  now: string,
): Promise<string | null> {
  const failing = await trx
    .selectFrom('sandboxFailingRefunds')
    .select('paymentId')
    .where('paymentId', '=', paymentId)
    .executeTakeFirst();
  return failing ? toInstant(new Date(Date.parse(now) + failsAfter)) : null;
}

/** Lets the refunds fail whose time has come. */
export async function failDueRefunds({ database, clock }: SandboxServices): Promise<void> {
  const at = toInstant(clock());
  await database.transaction(async (trx) => {
    const due = await trx
      .updateTable('sandboxRefunds')
      .set({ failedAt: at })
      .where('failsAt', '<=', at)
      .where('failedAt', 'is', null)
      .returning('paymentId')
      .execute();
    for (const { paymentId: about } of due)
      await recordEvent(trx, { type: 'refund.failed', kind: 'payment', about, at });
  });
}
