/** The roles of staff. */
export const roles = ['owner', 'staff', 'bookkeeper'] as const;
export type Role = (typeof roles)[number];

/** How a session was proved: by a mail alone, or by a passkey. */
export type Strength = 'mail' | 'passkey';

type Rule = {
  roles: readonly Role[];
  /** `read`: any session. `change`: the passkey, if there is one. `fresh`: proved again just now. */
  needs: 'read' | 'change' | 'fresh';
};

const everyone = roles;
const team: readonly Role[] = ['owner', 'staff'];
const owner: readonly Role[] = ['owner'];

/** What staff may do. Every call for staff names one of these actions. */
const rules = {
  'today.read': { roles: team, needs: 'read' },
  // A bookkeeper finds the people of orders alone; the query decides it.
  'people.read': { roles: everyone, needs: 'read' },
  'people.change': { roles: team, needs: 'change' },
  'people.merge': { roles: team, needs: 'change' },
  'people.export': { roles: owner, needs: 'fresh' },
  'people.erase': { roles: owner, needs: 'fresh' },
  'conversations.read': { roles: team, needs: 'read' },
  'conversations.change': { roles: team, needs: 'change' },
  'tasks.change': { roles: team, needs: 'change' },
  'mails.change': { roles: team, needs: 'change' },
  'ledger.read': { roles: everyone, needs: 'read' },
  'ledger.repair': { roles: owner, needs: 'fresh' },
  'staff.read': { roles: team, needs: 'read' },
  'staff.change': { roles: owner, needs: 'fresh' },
  'audit.read': { roles: owner, needs: 'read' },
  'account.secure': { roles: everyone, needs: 'fresh' },
} as const satisfies Record<string, Rule>;

export type Action = keyof typeof rules;
export const actions = Object.keys(rules) as Action[];

/** What permissions depend on. `verifiedAt`: the instant of the last code, link or passkey. */
export type Actor = { role: Role; strength: Strength; hasPasskey: boolean; verifiedAt: string };

/** What is missing; `passkey_again` is a proof within the last ten minutes. */
export type Missing =
  | { code: 'role_required'; roles: readonly Role[] }
  | { code: 'passkey_required' }
  | { code: 'passkey_again' };

const freshMinutes = 10;

function isFresh(verifiedAt: string, now: Date): boolean {
  return now.getTime() - Date.parse(verifiedAt) <= freshMinutes * 60_000;
}

/** Returns null if the actor may do it now, and what is missing otherwise. */
export function findMissing(actor: Actor, action: Action, now: Date): Missing | null {
  const { roles: allowed, needs }: Rule = rules[action];
  if (!allowed.includes(actor.role)) return { code: 'role_required', roles: allowed };
  if (needs === 'read') return null;
  if (actor.hasPasskey && actor.strength !== 'passkey') return { code: 'passkey_required' };
  if (needs === 'fresh' && !isFresh(actor.verifiedAt, now)) return { code: 'passkey_again' };
  return null;
}

/** Whether the actor may do it now. */
export function can(actor: Actor, action: Action, now: Date): boolean {
  return findMissing(actor, action, now) === null;
}
