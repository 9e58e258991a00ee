/** Minutes after which a mail that still waits is something that the company is told of. */
export const overdueAfterMinutes = 10;

/** Why mails wait, in the product's words. `untried`: nothing has tried to send them yet. */
export const waitingReasons = [
  'unreachable',
  'slow',
  'login',
  'certificate',
  'refused',
  'storage',
  'untried',
  'other',
] as const;
export type WaitingReason = (typeof waitingReasons)[number];

const reasonsByCode: Readonly<Record<string, WaitingReason>> = {
  ESOCKET: 'unreachable',
  ECONNECTION: 'unreachable',
  ECONNREFUSED: 'unreachable',
  ECONNRESET: 'unreachable',
  EHOSTUNREACH: 'unreachable',
  ENETUNREACH: 'unreachable',
  EDNS: 'unreachable',
  ENOTFOUND: 'unreachable',
  EAI_AGAIN: 'unreachable',
  ETIMEDOUT: 'slow',
  AbortError: 'slow',
  TimeoutError: 'slow',
  EAUTH: 'login',
  ETLS: 'certificate',
  EENVELOPE: 'refused',
  EMESSAGE: 'refused',
  ESTREAM: 'refused',
  EPROTOCOL: 'refused',
  ENOSPC: 'storage',
  EACCES: 'storage',
  EPERM: 'storage',
  EROFS: 'storage',
  EIO: 'storage',
};

/**
 * Reads what `describeFailure` wrote of an attempt. `code` is its short code, such as `EAUTH 535`: the
 * words of the mail server, which may name addresses, are left out.
 */
export function waitingReason(lastError: string | null): {
  reason: WaitingReason;
  code: string | null;
} {
  if (lastError === null) return { reason: 'untried', code: null };
  const [code = ''] = /^\w+(?: \d{3})?(?=:|$)/.exec(lastError) ?? [];
  if (lastError.includes("The mail server's certificate")) return { reason: 'certificate', code };
  const [word = ''] = code.split(' ');
  return { reason: reasonsByCode[word] ?? 'other', code: code === '' ? null : code };
}
