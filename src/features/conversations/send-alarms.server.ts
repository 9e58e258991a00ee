import { toInstant } from '#core/clock.ts';
import { ownerLanguage } from '#features/auth/staff/owner-language.server.ts';
import { readOfficeTime } from '#features/booking/rules/read-office-time.server.ts';
import { requireCompany } from '#features/company/company.server.ts';
import type { Context } from '#platform/context/context.server.ts';
import { transact } from '#platform/database/transact.server.ts';
import { enqueueMail } from '#platform/outbox/enqueue-mail.server.ts';
import { listUnalarmed, updateConversation } from './conversations.repository.server.ts';
import { alarmMail } from './emails/alarm-mail.server.ts';
import { isAlarmDue } from './promise.ts';

/**
 * Reminds the company once of each promised answer of which four working hours are left, snoozed or
 * not. Returns how many mails were enqueued.
 */
export async function sendAlarms(context: Context): Promise<number> {
  const now = toInstant(context.clock());
  const { waiting, office } = await context.database.read(async (db) => ({
    waiting: await listUnalarmed(db),
    office: await readOfficeTime(db, now),
  }));
  if (!waiting.some(({ answerBy }) => isAlarmDue(now, answerBy, office))) return 0;
  return transact(context, async (trx) => {
    await context.database.lock(trx, 'conversation-alarms');
    const unalarmed = await listUnalarmed(trx);
    const due = unalarmed.filter(({ answerBy }) => isAlarmDue(now, answerBy, office));
    const sender = { origin: context.origin, company: await requireCompany(trx) };
    const language = await ownerLanguage(trx, 'pt');
    for (const conversation of due) {
      await enqueueMail(trx, alarmMail(conversation, language, sender), now);
      await updateConversation(trx, conversation.id, { alarmedAt: now });
    }
    return due.length;
  });
}
