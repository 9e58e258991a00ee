const day = 24 * 3_600_000;

/** Days after a renewal failed on which its buyer is mailed; Stripe tries the card for two weeks. */
export const mailDays = [0, 3, 7, 12] as const;

/** Returns when the next mail about a failed renewal is due after so many; null after the last. */
export function nextRenewalMail(since: string, mailed: number): string | null {
  const days = mailDays[mailed];
  return days === undefined ? null : new Date(Date.parse(since) + days * day).toISOString();
}
