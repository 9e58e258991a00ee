import { toInstant } from '#core/clock.ts';
import { newId } from '#core/ids.server.ts';
import { accept, type Result, refuse } from '#core/result.ts';
import { requireCompany } from '#features/company/company.server.ts';
import { recordChange } from '#platform/audit/record-change.server.ts';
import { transact } from '#platform/database/transact.server.ts';
import { enqueueMail } from '#platform/outbox/enqueue-mail.server.ts';
import type { StaffContext } from '#platform/permissions/guarded.server.ts';
import { instantAfter } from '../sessions/session-limits.ts';
import { getStaffMember, saveHelp, staffLock } from '../staff.repository.server.ts';
import { passkeyHelpMail } from './emails/passkey-help-mail.server.ts';

/** How long the help counts. */
export const helpLifetime = 24 * 3_600_000;

export type HelpRefusal = 'not_found' | 'not_for_yourself' | 'too_many_mails';

/**
 * Helps somebody who has lost their passkeys: within a day their next sign-in by mail may make a new
 * one, which replaces all earlier ones. The mail about it has no secret; the code comes as always.
 */
export async function helpWithPasskey(
  context: StaffContext,
  personId: string,
): Promise<Result<null, HelpRefusal>> {
  const attempt = newId();
  const now = context.clock();
  return transact(context, async (trx) => {
    await context.database.lock(trx, staffLock);
    const member = await getStaffMember(trx, personId);
    const owner = await getStaffMember(trx, context.actor.personId);
    if (!member || !owner) return refuse('not_found');
    if (member.personId === owner.personId) return refuse('not_for_yourself');
    const until = instantAfter(now, helpLifetime);
    const company = await requireCompany(trx);
    const mail = passkeyHelpMail(member, {
      attempt,
      owner: owner.name,
      until,
      origin: context.origin,
      company,
    });
    if (!(await enqueueMail(trx, mail, toInstant(now)))) return refuse('too_many_mails');
    await saveHelp(trx, personId, until);
    await recordChange(context, trx, {
      action: 'staff.help',
      subject: { kind: 'person', id: personId },
      after: { until },
    });
    return accept(null);
  });
}
