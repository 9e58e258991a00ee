type Refusal = { code?: unknown; command?: unknown; responseCode?: unknown; response?: unknown };

const withoutDetail = new Set([550, 551, 553]);

/**
 * Returns whether retries are pointless: the mailbox does not exist or the address is invalid
 * (`EADDRESS`). A policy rejection (5.7.x), a full mailbox (5.2.2) and a failed login can be resolved,
 * so they are retried. Codes: RFC 5321 4.2, RFC 3463.
 */
export function isPermanentFailure(error: unknown): boolean {
  if (typeof error !== 'object' || error === null) return false;
  const { code, command, responseCode, response }: Refusal = error;
  if (code === 'EADDRESS') return true;
  if (command !== 'RCPT TO' || typeof responseCode !== 'number' || responseCode < 500) return false;
  const [, detail] = /^\d{3}[ -](\d\.\d+\.\d+)/.exec(String(response)) ?? [];
  return detail === undefined ? withoutDetail.has(responseCode) : /^5\.(1\.\d+|2\.1)$/.test(detail);
}
