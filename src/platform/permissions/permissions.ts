/** The roles of staff. */
export const roles = ['owner', 'staff', 'bookkeeper'] as const;
export type Role = (typeof roles)[number];

/** How a session was proved: by a mail alone, or by a passkey. */
export type Strength = 'mail' | 'passkey';

/** The rows that an action may be about; the query applies it, so any other row does not exist. */
export type Scope = 'all' | 'of-orders';

type Rule = {
  roles: readonly Role[];
  /** `read`: any session. `change`: the passkey, if there is one. `fresh`: proved again just now. */
  needs: 'read' | 'change' | 'fresh';
  /** The rows that a role is limited to; a role that is not named has all. */
  only?: Partial<Record<Role, Exclude<Scope, 'all'>>>;
};

const everyone = roles;
const team: readonly Role[] = ['owner', 'staff'];
const owner: readonly Role[] = ['owner'];

/** What staff may do. Every call for staff names one of these actions. */
const rules = {
  'today.read': { roles: team, needs: 'read' },
  'people.read': { roles: everyone, needs: 'read', only: { bookkeeper: 'of-orders' } },
  'people.change': { roles: team, needs: 'change' },
  'people.merge': { roles: team, needs: 'change' },
  'people.export': { roles: owner, needs: 'fresh' },
  'people.erase': { roles: owner, needs: 'fresh' },
  'conversations.read': { roles: team, needs: 'read' },
  'conversations.change': { roles: team, needs: 'change' },
  'conversations.export': { roles: team, needs: 'fresh' },
  'counts.read': { roles: everyone, needs: 'read' },
  'orders.read': { roles: everyone, needs: 'read' },
  'orders.export': { roles: ['owner', 'bookkeeper'], needs: 'fresh' },
  'orders.refund': { roles: owner, needs: 'fresh' },
  'orders.end-subscription': { roles: owner, needs: 'fresh' },
  'orders.reconcile': { roles: owner, needs: 'change' },
  'quotes.read': { roles: everyone, needs: 'read' },
  'quotes.change': { roles: team, needs: 'change' },
  'payment-requests.read': { roles: everyone, needs: 'read' },
  'payment-requests.change': { roles: team, needs: 'change' },
  // Who sees the bank's account knows what has come.
  'payment-requests.receive': { roles: ['owner', 'bookkeeper'], needs: 'change' },
  'invoices.read': { roles: everyone, needs: 'read' },
  // An attached invoice is mailed to its buyer.
  'invoices.change': { roles: ['owner', 'bookkeeper'], needs: 'change' },
  'tasks.change': { roles: team, needs: 'change' },
  'projects.read': { roles: team, needs: 'read' },
  'projects.change': { roles: team, needs: 'change' },
  // Who answers for a project reads its papers of identity.
  'projects.entrust': { roles: owner, needs: 'change' },
  // What every client of a package is asked for from then on.
  'templates.change': { roles: owner, needs: 'change' },
  'subscribers.read': { roles: team, needs: 'read' },
  'subscribers.change': { roles: team, needs: 'change' },
  'subscribers.export': { roles: owner, needs: 'fresh' },
  'subscribers.import': { roles: owner, needs: 'fresh' },
  // A long import outlasts the proof with which it was begun.
  'subscribers.follow-import': { roles: owner, needs: 'read' },
  'subscribers.cancel-import': { roles: owner, needs: 'change' },
  'campaigns.read': { roles: team, needs: 'read' },
  // Also to pause and to stop one: whoever sees that something is wrong need not look for the owner.
  'campaigns.change': { roles: team, needs: 'change' },
  'campaigns.resume': { roles: owner, needs: 'change' },
  'campaigns.send': { roles: owner, needs: 'fresh' },
  'suppressions.change': { roles: owner, needs: 'change' },
  'bookings.read': { roles: team, needs: 'read' },
  'bookings.change': { roles: team, needs: 'change' },
  'bookings.export': { roles: owner, needs: 'fresh' },
  'booking-rules.change': { roles: owner, needs: 'change' },
  'mails.change': { roles: team, needs: 'change' },
  'staff.read': { roles: team, needs: 'read' },
  'staff.change': { roles: owner, needs: 'fresh' },
  'content.read': { roles: team, needs: 'read' },
  'content.change': { roles: team, needs: 'change' },
  'files.read': { roles: team, needs: 'read' },
  'files.change': { roles: team, needs: 'change' },
  'content.remove-samples': { roles: owner, needs: 'fresh' },
  'content.export': { roles: owner, needs: 'fresh' },
  'content.import': { roles: owner, needs: 'fresh' },
  // A long import outlasts the proof with which it was begun.
  'content.follow-import': { roles: owner, needs: 'read' },
  'content.cancel-import': { roles: owner, needs: 'change' },
  // Each kind of record says which roles find it.
  'search.read': { roles: everyone, needs: 'read' },
  'settings.read': { roles: team, needs: 'read' },
  'settings.change': { roles: owner, needs: 'change' },
  'bank-account.read': { roles: everyone, needs: 'read' },
  // Where the money of every client goes.
  'bank-account.change': { roles: owner, needs: 'fresh' },
  'settings.language': { roles: everyone, needs: 'change' },
  // Its address shows every booking to whoever knows it.
  'calendar-feed.renew': { roles: owner, needs: 'fresh' },
  'backups.read': { roles: owner, needs: 'read' },
  'backups.make': { roles: owner, needs: 'change' },
  'backups.download': { roles: owner, needs: 'fresh' },
  'audit.read': { roles: owner, needs: 'read' },
  'account.secure': { roles: everyone, needs: 'fresh' },
} as const satisfies Record<string, Rule>;

export type Action = keyof typeof rules;
export const actions = Object.keys(rules) as Action[];

/** Returns the roles that may do it, given the proof that it needs. */
export function rolesFor(action: Action): readonly Role[] {
  return rules[action].roles;
}

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

/** Returns the rows that an action of a role is limited to. */
export function scopeOf({ role }: Pick<Actor, 'role'>, action: Action): Scope {
  const { only }: Rule = rules[action];
  return only?.[role] ?? 'all';
}
