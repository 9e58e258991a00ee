import type { SandboxProvider } from '#platform/payments/sandbox/sandbox-provider.server.ts';
import type { OrdersDeps } from './orders-deps.server.ts';
import { receivePaymentEvent } from './receive-payment-event.server.ts';

/** Takes every event that waits in the sandbox, signed and read as a webhook over HTTP would be. */
export async function deliverSandboxEvents(
  deps: OrdersDeps & { payments: SandboxProvider },
): Promise<void> {
  for (;;) {
    const events = await deps.payments.waitingEvents();
    if (events.length === 0) return;
    for (const { id, body, signature } of events) {
      await receivePaymentEvent(deps, body, signature);
      await deps.payments.noteDelivered(id);
    }
  }
}
