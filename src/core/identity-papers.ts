/** Papers by which somebody is identified; `other` is any of them, as the client chooses. */
export const identityKinds = ['passport', 'citizen-card', 'residence-permit', 'other'] as const;
export type IdentityKind = (typeof identityKinds)[number];

/** `''` for what is no paper of identity. */
export type Identity = IdentityKind | '';

/** How long papers of identity stay after the work has ended, as the owner has set it. */
export type IdentityRules = {
  /** Months after the end of the work. */
  identityMonths: number;
  /** Whether Lei n.º 83/2017 binds the company, so that they stay for seven years (article 51, no. 1). */
  isObliged: boolean;
};

export const defaultIdentityRules: IdentityRules = { identityMonths: 3, isObliged: false };
export const mostIdentityMonths = 24;
const obligedMonths = 7 * 12;

/** Whether a copy needs its holder's consent: of a Cartão de Cidadão (Lei n.º 7/2007, article 5, no. 2). */
export function consentOf(identity: Identity): 'needed' | 'if-card' | 'none' {
  if (identity === 'citizen-card') return 'needed';
  return identity === 'other' ? 'if-card' : 'none';
}

/** Returns the instant from which papers of identity are removed, for work that ended at an instant. */
export function removalOf(closedAt: string, { identityMonths, isObliged }: IdentityRules): string {
  const end = new Date(closedAt);
  const day = end.getUTCDate();
  end.setUTCMonth(end.getUTCMonth() + (isObliged ? obligedMonths : identityMonths));
  // The 31st of a month that has none is its last day.
  if (end.getUTCDate() !== day) end.setUTCDate(0);
  return end.toISOString();
}
