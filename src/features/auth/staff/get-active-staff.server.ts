import type { Queryable } from '#platform/database/database.server.ts';
import { getStaffMember, type StaffMember } from '../staff.repository.server.ts';

/** Returns somebody who is on the staff now, with the address and language of mails to them; null for others. */
export async function getActiveStaff(db: Queryable, personId: string): Promise<StaffMember | null> {
  return getStaffMember(db, personId);
}
