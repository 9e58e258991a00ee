import { HttpError } from '#core/http-error.ts';
import { pressRequest } from '../requests/request-calls.ts';
import type { BankStatement, StatementRow } from './statements.ts';

/** Milliseconds; a slow line takes its time. */
const timeout = 120_000;

/** Has the file of a bank read. Nothing of it is stored. */
export async function readStatementFile(file: File): Promise<BankStatement> {
  const response = await fetch('/api/admin/bank-statements', {
    method: 'POST',
    credentials: 'include',
    body: file,
    headers: { Accept: 'application/json', 'Content-Type': 'application/octet-stream' },
    signal: AbortSignal.timeout(timeout),
  });
  if (response.ok) return (await response.json()) as BankStatement;
  throw new HttpError(response.status, await response.text(), response.statusText);
}

/** Notes that the money of a row paid the request that it was taken for. */
export async function noteRow({ request, day, amount, note }: StatementRow): Promise<void> {
  if (request) await pressRequest(request.id, 'received', { day, amount, note });
}
