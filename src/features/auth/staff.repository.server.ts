import { mailboxKey } from '#core/email-address.ts';
import type { Queryable } from '#platform/database/database.server.ts';
import type { Role } from '#platform/permissions/permissions.ts';
import type { StaffTable } from './auth.tables.ts';

/** A member of staff, with the address that mail for signing in goes to. */
export type StaffMember = Pick<StaffTable, 'personId' | 'role' | 'name' | 'language' | 'since'> & {
  email: string;
};

/** The lock of everything that could leave the company without an owner. */
export const staffLock = 'staff';

function activeStaff(db: Queryable) {
  return db
    .selectFrom('staff')
    .innerJoin('people', 'people.id', 'staff.personId')
    .select(['personId', 'role', 'staff.name', 'staff.language', 'since', 'people.email'])
    .where('staff.endedAt', 'is', null);
}

export async function listStaff(db: Queryable): Promise<StaffMember[]> {
  return activeStaff(db).orderBy('since').orderBy('personId').execute();
}

export async function getStaffMember(db: Queryable, personId: string): Promise<StaffMember | null> {
  const row = await activeStaff(db).where('personId', '=', personId).executeTakeFirst();
  return row ?? null;
}

export async function getStaffByEmail(db: Queryable, email: string): Promise<StaffMember | null> {
  const row = await activeStaff(db)
    .where('people.emailKey', '=', mailboxKey(email))
    .executeTakeFirst();
  return row ?? null;
}

export async function countOwners(db: Queryable): Promise<number> {
  const { count } = await db
    .selectFrom('staff')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('role', '=', 'owner')
    .where('endedAt', 'is', null)
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** Adds a member of staff, or takes one back who had left. */
export async function saveStaffMember(
  trx: Queryable,
  member: Pick<StaffTable, 'personId' | 'role' | 'name' | 'language' | 'since'>,
): Promise<void> {
  const { role, name, language, since } = member;
  await trx
    .insertInto('staff')
    .values({ ...member, endedAt: null, helpUntil: null })
    .onConflict((conflict) =>
      conflict.column('personId').doUpdateSet({ role, name, language, since, endedAt: null }),
    )
    .execute();
}

export async function updateRole(trx: Queryable, personId: string, role: Role): Promise<void> {
  await trx.updateTable('staff').set({ role }).where('personId', '=', personId).execute();
}

export async function updateStaffLanguage(
  trx: Queryable,
  personId: string,
  language: 'en' | 'pt',
): Promise<void> {
  await trx.updateTable('staff').set({ language }).where('personId', '=', personId).execute();
}

/** Lets the next sign-in by mail until an instant replace lost passkeys. */
export async function saveHelp(trx: Queryable, personId: string, helpUntil: string): Promise<void> {
  await trx.updateTable('staff').set({ helpUntil }).where('personId', '=', personId).execute();
}

/** Takes an owner's help with a lost passkey, which counts once. Returns whether there was any. */
export async function takeHelp(trx: Queryable, personId: string, now: string): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('staff')
    .set({ helpUntil: null })
    .where('personId', '=', personId)
    .where('helpUntil', '>', now)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

export async function endStaffMember(trx: Queryable, personId: string, at: string): Promise<void> {
  await trx
    .updateTable('staff')
    .set({ endedAt: at, helpUntil: null })
    .where('personId', '=', personId)
    .execute();
}
