import { recordChange } from '#platform/audit/record-change.server.ts';
import type { Context, StaffActor } from '#platform/context/context.server.ts';
import { transact } from '#platform/database/transact.server.ts';
import { getStaffMember, updateStaffLanguage } from '../staff.repository.server.ts';

/** Sets the language in which a member of staff reads the back office and is written to. */
export async function setOwnLanguage(
  context: Context & { actor: StaffActor },
  language: 'en' | 'pt',
): Promise<void> {
  const { personId } = context.actor;
  await transact(context, async (trx) => {
    const before = (await getStaffMember(trx, personId))?.language;
    if (before === undefined || before === language) return;
    await updateStaffLanguage(trx, personId, language);
    const subject = { kind: 'person', id: personId };
    const change = { before: { language: before }, after: { language } };
    await recordChange(context, trx, { action: 'staff.language', subject, ...change });
  });
}
