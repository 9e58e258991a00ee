import { createHash } from 'node:crypto';
import type { ReportedRecord, TransferReport } from '../transfer.schema.ts';
import { transferOutcomes } from '../transfer.schema.ts';
import { placeOrders } from './place-orders.server.ts';
import { type Placing, placeRecords } from './place-records.server.ts';
import { placeRedirects } from './place-redirects.server.ts';

/** What an import does to the content; the files are another matter. */
export type ContentReport = Omit<TransferReport, 'files' | 'isDryRun'>;

function countOutcomes(records: readonly ReportedRecord[]): TransferReport['counts'] {
  const counts = Object.fromEntries(transferOutcomes.map((outcome) => [outcome, 0]));
  for (const { outcome } of records) counts[outcome] = (counts[outcome] ?? 0) + 1;
  return counts as TransferReport['counts'];
}

/** Places what was read, without the records that are refused: records, redirects, then the order. */
export async function placeContent(placing: Placing): Promise<ContentReport> {
  const { format, findings } = placing.reading;
  const records = await placeRecords(placing);
  const { refused, ...redirects } = await placeRedirects(placing, records);
  const orders = placing.onlyNew ? [] : await placeOrders(placing, records);
  const told = { records, redirects, findings: [...findings, ...refused, ...orders] };
  const plan = createHash('sha256').update(JSON.stringify(told)).digest('base64url');
  return { format, plan, counts: countOutcomes(records), ...told };
}
