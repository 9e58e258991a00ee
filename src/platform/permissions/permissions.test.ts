import { describe, expect, it } from 'vitest';
import {
  type Action,
  type Actor,
  actions,
  can,
  findMissing,
  roles,
  scopeOf,
} from './permissions.ts';

const now = new Date('2026-11-23T09:00:00.000Z');
const minutesAgo = (minutes: number) => new Date(now.getTime() - minutes * 60_000).toISOString();

function actor(changes: Partial<Actor> = {}): Actor {
  const fresh = { strength: 'passkey', hasPasskey: true, verifiedAt: minutesAgo(1) } as const;
  return { role: 'owner', ...fresh, ...changes };
}

describe('what staff may do', () => {
  it.each<[Action, string]>([
    ['today.read', 'owner staff'],
    ['people.read', 'owner staff bookkeeper'],
    ['people.change', 'owner staff'],
    ['people.merge', 'owner staff'],
    ['people.export', 'owner'],
    ['people.erase', 'owner'],
    ['conversations.read', 'owner staff'],
    ['conversations.change', 'owner staff'],
    ['conversations.export', 'owner staff'],
    ['counts.read', 'owner staff bookkeeper'],
    ['orders.read', 'owner staff bookkeeper'],
    ['orders.export', 'owner bookkeeper'],
    ['orders.refund', 'owner'],
    ['orders.end-subscription', 'owner'],
    ['orders.reconcile', 'owner'],
    ['payment-requests.read', 'owner staff bookkeeper'],
    ['payment-requests.change', 'owner staff'],
    ['payment-requests.receive', 'owner bookkeeper'],
    ['bank-account.read', 'owner staff bookkeeper'],
    ['bank-account.change', 'owner'],
    ['quotes.read', 'owner staff bookkeeper'],
    ['quotes.change', 'owner staff'],
    ['invoices.read', 'owner staff bookkeeper'],
    ['invoices.change', 'owner bookkeeper'],
    ['tasks.change', 'owner staff'],
    ['projects.read', 'owner staff'],
    ['projects.change', 'owner staff'],
    ['projects.entrust', 'owner'],
    ['templates.change', 'owner'],
    ['subscribers.read', 'owner staff'],
    ['subscribers.change', 'owner staff'],
    ['subscribers.export', 'owner'],
    ['subscribers.import', 'owner'],
    ['subscribers.follow-import', 'owner'],
    ['subscribers.cancel-import', 'owner'],
    ['campaigns.read', 'owner staff'],
    ['campaigns.change', 'owner staff'],
    ['campaigns.resume', 'owner'],
    ['campaigns.send', 'owner'],
    ['suppressions.change', 'owner'],
    ['bookings.read', 'owner staff'],
    ['bookings.change', 'owner staff'],
    ['bookings.export', 'owner'],
    ['booking-rules.change', 'owner'],
    ['mails.change', 'owner staff'],
    ['staff.read', 'owner staff'],
    ['staff.change', 'owner'],
    ['content.read', 'owner staff'],
    ['content.change', 'owner staff'],
    ['files.read', 'owner staff'],
    ['files.change', 'owner staff'],
    ['content.remove-samples', 'owner'],
    ['content.export', 'owner'],
    ['content.import', 'owner'],
    ['content.follow-import', 'owner'],
    ['content.cancel-import', 'owner'],
    ['search.read', 'owner staff bookkeeper'],
    ['settings.read', 'owner staff'],
    ['settings.change', 'owner'],
    ['settings.language', 'owner staff bookkeeper'],
    ['calendar-feed.renew', 'owner'],
    ['backups.read', 'owner'],
    ['backups.make', 'owner'],
    ['backups.download', 'owner'],
    ['audit.read', 'owner'],
    ['account.secure', 'owner staff bookkeeper'],
  ])('%s: %s', (action, allowed) => {
    expect(roles.filter((role) => can(actor({ role }), action, now)).join(' ')).toBe(allowed);
  });

  it('is written down here for every action', () => {
    expect(actions).toHaveLength(66);
  });

  it('names the roles that may', () => {
    expect(findMissing(actor({ role: 'bookkeeper' }), 'staff.change', now)).toEqual({
      code: 'role_required',
      roles: ['owner'],
    });
  });
});

describe('the rows that an action is limited to', () => {
  it('are those of orders for a bookkeeper who reads people', () => {
    const limited = actions.flatMap((action) =>
      roles.map((role) => `${action} ${role} ${scopeOf({ role }, action)}`),
    );
    expect(limited.filter((line) => !line.endsWith(' all'))).toEqual([
      'people.read bookkeeper of-orders',
    ]);
  });
});

describe('the proof that an action needs', () => {
  const byMail = { strength: 'mail' } as const;

  it('is none for reading', () => {
    const old = actor({ ...byMail, verifiedAt: minutesAgo(600) });
    expect(findMissing(old, 'people.read', now)).toBeNull();
  });

  it('is the passkey for a change, if there is one', () => {
    const missing = findMissing(actor(byMail), 'people.change', now);
    expect(missing).toEqual({ code: 'passkey_required' });
    const none = actor({ ...byMail, hasPasskey: false });
    expect(findMissing(none, 'people.change', now)).toBeNull();
  });

  it.each([
    [10, null],
    [10.1, { code: 'passkey_again' }],
  ])(
    'is one of the last ten minutes for what cannot be undone: %s minutes ago',
    (minutes, missing) => {
      const verifiedAt = minutesAgo(minutes);
      expect(findMissing(actor({ verifiedAt }), 'people.erase', now)).toEqual(missing);
      const byCode = actor({ ...byMail, hasPasskey: false, verifiedAt });
      expect(findMissing(byCode, 'people.erase', now)).toEqual(missing);
    },
  );
});
