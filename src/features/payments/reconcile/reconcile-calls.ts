import { apiRead, apiRequest } from '#core/api-request.ts';
import type { ReconciliationView } from './reconcile.schema.ts';

const url = '/api/admin/reconcile';
/** The provider lists its payments a hundred at a time. */
const timeout = 120_000;

/** Compares the ledger with the card provider now, and changes nothing in it. */
export async function compareLedger(): Promise<ReconciliationView> {
  return (await apiRead(`${url}?fresh=true`, { timeout })) as ReconciliationView;
}

/** Compares them and adds what the ledger lacks. */
export async function correctLedger(): Promise<ReconciliationView> {
  return (await apiRequest(url, { timeout })).json();
}

/** Records that the messages about an unknown payment were dealt with. */
export async function acknowledgePayment(payment: string): Promise<void> {
  await apiRequest(`${url}/acknowledge`, { body: { payment } });
}
