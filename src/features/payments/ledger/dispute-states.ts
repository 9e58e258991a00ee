import type { DisputeStatus, ProviderDispute } from '#platform/payments/payment-provider.server.ts';

/** An inquiry may become a dispute, so that it comes before. What was decided can be decided again. */
const ranks: Record<DisputeStatus, number> = {
  inquiry: 0,
  inquiry_review: 1,
  inquiry_closed: 2,
  needs_response: 3,
  under_review: 4,
  won: 5,
  lost: 5,
};

export const disputeStatuses = Object.keys(ranks) as DisputeStatus[];

/** Milliseconds in which the company answers a dispute for which the provider names no deadline. */
const usualDeadline = 7 * 24 * 3_600_000;

/** Whether the company has to send evidence. */
export function needsEvidence(status: DisputeStatus): boolean {
  return status === 'inquiry' || status === 'needs_response';
}

/** Whether nothing was decided yet. */
export function isOpenDispute(status: DisputeStatus): boolean {
  return needsEvidence(status) || status === 'inquiry_review' || status === 'under_review';
}

/** Returns until when evidence has to be sent. */
export function evidenceDue({
  evidenceDueAt,
  createdAt,
}: Pick<ProviderDispute, 'evidenceDueAt' | 'createdAt'>): string {
  return evidenceDueAt ?? new Date(Date.parse(createdAt) + usualDeadline).toISOString();
}

type State = Pick<ProviderDispute, 'status' | 'withdrawnCents' | 'evidenceDueAt'>;

/**
 * Returns the state of a dispute after a report, which may be older than what is known: it then
 * changes nothing. Money is taken once while it is open, and comes back only when it is won.
 */
export function mergeDispute(known: State, reported: State): State {
  if (ranks[reported.status] < ranks[known.status]) return known;
  if (reported.status !== known.status || reported.status === 'won')
    return reported.status === 'won' && known.status === 'won'
      ? { ...reported, withdrawnCents: Math.min(known.withdrawnCents, reported.withdrawnCents) }
      : reported;
  return { ...reported, withdrawnCents: Math.max(known.withdrawnCents, reported.withdrawnCents) };
}
