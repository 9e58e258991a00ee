import type {
  SandboxProvider,
  SignedEvent,
} from '#platform/payments/sandbox/sandbox-provider.server.ts';
import type { OrdersDeps } from '../payments-deps.server.ts';
import { receivePaymentEvent } from '../receive-payment-event.server.ts';

type DeliveryDeps = OrdersDeps & { payments: SandboxProvider };

/** False for an event that cannot be followed now; it waits, and the next ones do not wait for it. */
async function deliver(deps: DeliveryDeps, { id, body, signature }: SignedEvent): Promise<boolean> {
  try {
    await receivePaymentEvent(deps, body, signature);
    await deps.payments.noteDelivered(id);
    return true;
  } catch (error) {
    deps.logger.error({ err: error, event: id }, 'an event of the sandbox had no effect yet');
    return false;
  }
}

/** Takes every event that waits in the sandbox, signed and read as a webhook over HTTP would be. */
export async function deliverSandboxEvents(deps: DeliveryDeps): Promise<void> {
  for (;;) {
    let delivered = 0;
    for (const event of await deps.payments.waitingEvents())
      if (await deliver(deps, event)) delivered += 1;
    if (delivered === 0) return;
  }
}
