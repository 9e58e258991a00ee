import { toInstant } from '#core/clock.ts';
import { newId } from '#core/ids.server.ts';
import { accept, type Result, refuse } from '#core/result.ts';
import { requireCompany } from '#features/company/company.server.ts';
import { setPersonDetails } from '#features/people/details/set-person-details.server.ts';
import { recordPerson } from '#features/people/record-person.server.ts';
import { recordChange } from '#platform/audit/record-change.server.ts';
import type { Context } from '#platform/context/context.server.ts';
import { transact } from '#platform/database/transact.server.ts';
import { enqueueMail } from '#platform/outbox/enqueue-mail.server.ts';
import type { NewStaffInput } from '../auth.input.ts';
import { endOtherSessions } from '../sessions/sessions.repository.server.ts';
import { setStaffEmail } from '../set-staff-email.server.ts';
import {
  getStaffByEmail,
  getStaffMember,
  type StaffMember,
  saveStaffMember,
  staffLock,
} from '../staff.repository.server.ts';
import { invitationMail } from './emails/invitation-mail.server.ts';

/** Adds a member of staff, who can sign in at once with a code by mail, and is told so by a mail. */
export async function addStaff(
  context: Context,
  { email, name, role, language }: NewStaffInput,
): Promise<Result<StaffMember, 'already_staff'>> {
  const attempt = newId();
  const { actor, origin } = context;
  return transact(context, async (trx) => {
    await context.database.lock(trx, staffLock);
    if (await getStaffByEmail(trx, email)) return refuse('already_staff');
    const personId = await recordPerson(context, trx, { email, name, language });
    await setStaffEmail(trx, personId, email);
    await setPersonDetails(context, trx, personId, { name, language });
    const since = toInstant(context.clock());
    // A client's session lasts longer than one of the staff may.
    await endOtherSessions(trx, { personId, except: null, at: since });
    await saveStaffMember(trx, { personId, role, name, language, since });
    const subject = { kind: 'person', id: personId };
    await recordChange(context, trx, { action: 'staff.add', subject, after: { role } });
    const member = { personId, email, name, role, language, since };
    const by = actor.kind === 'staff' ? await getStaffMember(trx, actor.personId) : null;
    const sender = { origin, company: await requireCompany(trx) };
    const mail = invitationMail(member, { ...sender, inviter: by?.name ?? null, attempt });
    await enqueueMail(trx, mail, since);
    return accept(member);
  });
}
