import { lastOpenMoment, type OfficeTime } from '#core/working-time.ts';
import { repayWithin } from './repayment.ts';

/** Returns by when the company repays after a statement: its last open moment before the law's limit. */
export function repayDue(receivedAt: string, office: OfficeTime): string {
  const limit = new Date(Date.parse(receivedAt) + repayWithin).toISOString();
  return lastOpenMoment(receivedAt, limit, office) ?? limit;
}
