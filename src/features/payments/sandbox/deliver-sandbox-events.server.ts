import type { Context } from '#platform/context/context.server.ts';
import type {
  SandboxProvider,
  SignedEvent,
} from '#platform/payments/sandbox/sandbox-provider.server.ts';
import { receivePaymentEvent } from '../receive-payment-event.server.ts';

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

/** Applies every pending event of the sandbox, signed and verified like a webhook over HTTP. */
export async function deliverSandboxEvents(context: SandboxContext): Promise<void> {
  for (;;) {
    let delivered = 0;
    for (const event of await context.payments.pendingEvents())
      if (await deliver(context, event)) delivered += 1;
    if (delivered === 0) return;
  }
}
