import type { Context } from '#platform/context/context.server.ts';
import type {
  SandboxProvider,
  SignedEvent,
} from '#platform/payments/sandbox/sandbox-provider.server.ts';
import { receivePaymentEvent } from './receive-payment-event.server.ts';

const mostPerRun = 1000;

type SandboxContext = Context & { payments: SandboxProvider };

/** Returns false if the event could not be applied; it stays pending and does not block others. */
async function deliver(
  context: SandboxContext,
  { id, body, signature }: SignedEvent,
): Promise<boolean> {
  try {
    await receivePaymentEvent(context, body, signature);
    await context.payments.markDelivered(id);
    return true;
  } catch (error) {
    context.logger.error({ err: error, event: id }, 'a sandbox event could not be applied yet');
    return false;
  }
}

/**
 * Applies the pending events of one payment and its subscription, signed and verified like a webhook
 * over HTTP. A buyer waits for these only, not for the events of other orders.
 */
export async function deliverPaymentEvents(
  context: SandboxContext,
  payment: string,
): Promise<void> {
  for (const event of await context.payments.pendingEvents({ payment }))
    await deliver(context, event);
}

/** Applies the pending events of the sandbox, each once and oldest first, at most 1000 in one run. */
export async function deliverSandboxEvents(context: SandboxContext): Promise<void> {
  let after: string | undefined;
  for (let delivered = 0; delivered < mostPerRun; ) {
    const events = await context.payments.pendingEvents(after === undefined ? {} : { after });
    for (const event of events) if (await deliver(context, event)) delivered += 1;
    after = events.at(-1)?.id;
    if (after === undefined) return;
  }
}
