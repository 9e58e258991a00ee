import type { Context } from '#platform/context/context.server.ts';
import type {
  SandboxProvider,
  SignedEvent,
} from '#platform/payments/sandbox/sandbox-provider.server.ts';
import { receivePaymentEvent } from '../receive-payment-event.server.ts';

type SandboxContext = Context & { payments: SandboxProvider };

/** False for an event that cannot be followed now; it waits, and the next ones do not wait for it. */
async function deliver(
  context: SandboxContext,
  { id, body, signature }: SignedEvent,
): Promise<boolean> {
  try {
    await receivePaymentEvent(context, body, signature);
    await context.payments.noteDelivered(id);
    return true;
  } catch (error) {
    context.logger.error({ err: error, event: id }, 'an event of the sandbox had no effect yet');
    return false;
  }
}

/** Takes every event that waits in the sandbox, signed and read as a webhook over HTTP would be. */
export async function deliverSandboxEvents(context: SandboxContext): Promise<void> {
  for (;;) {
    let delivered = 0;
    for (const event of await context.payments.waitingEvents())
      if (await deliver(context, event)) delivered += 1;
    if (delivered === 0) return;
  }
}
