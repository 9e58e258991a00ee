import { toInstant } from '#core/clock.ts';
import { accept, type Result, refuse } from '#core/result.ts';
import { recordChange } from '#platform/audit/record-change.server.ts';
import type { Context } from '#platform/context/context.server.ts';
import type { Queryable } from '#platform/database/database.server.ts';
import { transact } from '#platform/database/transact.server.ts';
import type { Role } from '#platform/permissions/permissions.ts';
import { deletePasskeysOf } from '../passkeys/passkeys.repository.server.ts';
import { forgetOtherBrowsers } from '../sessions/known-browsers.repository.server.ts';
import { endOtherSessions } from '../sessions/sessions.repository.server.ts';
import { deleteSignInsOf } from '../sign-in/sign-ins.repository.server.ts';
import {
  countOwners,
  endStaffMember,
  getStaffMember,
  type StaffMember,
  staffLock,
  updateRole,
} from '../staff.repository.server.ts';

type Refusal = 'not_found' | 'last_owner';

/** Runs a change under the lock that keeps the company from losing its last owner. */
async function changeMember(
  context: Context,
  personId: string,
  {
    isOwnerAfter,
    apply,
  }: { isOwnerAfter: boolean; apply: (trx: Queryable, member: StaffMember) => Promise<void> },
): Promise<Result<null, Refusal>> {
  return transact(context, async (trx) => {
    await context.database.lock(trx, staffLock);
    const member = await getStaffMember(trx, personId);
    if (!member) return refuse('not_found');
    const losesOwner = member.role === 'owner' && !isOwnerAfter;
    if (losesOwner && (await countOwners(trx)) === 1) return refuse('last_owner');
    await apply(trx, member);
    return accept(null);
  });
}

/** Changes the role of a member of staff; their next request has it. */
export async function changeRole(
  context: Context,
  personId: string,
  role: Role,
): Promise<Result<null, Refusal>> {
  return changeMember(context, personId, {
    isOwnerAfter: role === 'owner',
    async apply(trx, { role: before }) {
      if (before === role) return;
      await updateRole(trx, personId, role);
      const subject = { kind: 'person', id: personId };
      const change = { before: { role: before }, after: { role } };
      await recordChange(context, trx, { action: 'staff.role', subject, ...change });
    },
  });
}

/**
 * Takes a person off the staff. What they signed in with ends with it: sessions, passkeys, known
 * browsers and open requests, so that nothing of it works if they are taken back.
 */
export async function endStaff(context: Context, personId: string): Promise<Result<null, Refusal>> {
  const at = toInstant(context.clock());
  return changeMember(context, personId, {
    isOwnerAfter: false,
    async apply(trx, { role }) {
      await endStaffMember(trx, personId, at);
      await endOtherSessions(trx, { personId, except: null, at });
      await forgetOtherBrowsers(trx, { personId, except: null });
      await deletePasskeysOf(trx, personId);
      await deleteSignInsOf(trx, personId);
      const subject = { kind: 'person', id: personId };
      await recordChange(context, trx, { action: 'staff.end', subject, before: { role } });
    },
  });
}
