import { toInstant } from '#core/clock.ts';
import { newId } from '#core/ids.server.ts';
import { getSignedInStaff } from '#features/auth/staff/get-signed-in-staff.server.ts';
import { requireCompany } from '#features/company/company.server.ts';
import { messageIdOf } from '#mail/mail-builder.server.ts';
import { recordChange } from '#platform/audit/record-change.server.ts';
import { transact } from '#platform/database/transact.server.ts';
import { enqueueMail } from '#platform/outbox/enqueue-mail.server.ts';
import type { StaffContext } from '#platform/permissions/guarded.server.ts';
import { testMail } from './emails/test-mail.server.ts';
import type { TestMail } from './go-live.schema.ts';
import { getTestMail, type TestMailRow, testMailKind } from './test-mail.repository.server.ts';

const mostPerDay = 5;
// Retries would only hide what the mail server said.
const longestWait = 10 * 60_000;

function stateOf(row: TestMailRow | null): TestMail['state'] {
  if (row === null) return 'expired';
  if (row.status === 'sent') return 'handed_over';
  return row.lastError === null && row.status === 'waiting' ? 'waiting' : 'refused';
}

/** Returns what became of a test mail of the signed-in person, or null if there is no such person. */
export async function showTestMail(
  context: StaffContext,
  id: string,
  transport: TestMail['transport'],
): Promise<TestMail | null> {
  const member = await getSignedInStaff(context);
  if (member === null) return null;
  const messageId = messageIdOf(testMailKind, [id], context.origin);
  const row = await context.database.read((db) => getTestMail(db, messageId));
  return { id, to: member.email, state: stateOf(row), transport, error: row?.lastError ?? '' };
}

/**
 * Enqueues a test mail to the signed-in person, in the same way as every other mail. Returns its id,
 * or null if that person had too many today.
 */
export async function sendTestMail(context: StaffContext): Promise<string | null> {
  const member = await getSignedInStaff(context);
  if (member === null) return null;
  const now = context.clock();
  const id = newId();
  const until = toInstant(new Date(now.getTime() + longestWait));
  return transact(context, async (trx) => {
    const sender = { origin: context.origin, company: await requireCompany(trx) };
    const mail = testMail(
      { id, to: member.email, until, maxPerDay: mostPerDay },
      member.language,
      sender,
    );
    if (!(await enqueueMail(trx, mail, toInstant(now)))) return null;
    const subject = { kind: 'mail', id: null };
    await recordChange(context, trx, { action: 'mail.test', subject });
    return id;
  });
}
