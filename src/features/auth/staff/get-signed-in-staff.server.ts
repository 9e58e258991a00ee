import type { StaffContext } from '#platform/permissions/guarded.server.ts';
import { getStaffMember, type StaffMember } from '../staff.repository.server.ts';

/** Returns who makes the call, with their address; null if they were taken off the staff in the meantime. */
export async function getSignedInStaff(context: StaffContext): Promise<StaffMember | null> {
  const { database, actor } = context;
  return database.read((db) => getStaffMember(db, actor.personId));
}
