import { toInstant } from '#core/clock.ts';
import { newId } from '#core/ids.server.ts';
import { accept, type Result, refuse } from '#core/result.ts';
import { getSignedInStaff } from '#features/auth/staff/get-signed-in-staff.server.ts';
import { requireCompany } from '#features/company/company.server.ts';
import { messageIdOf } from '#mail/mail-builder.server.ts';
import { recordChange } from '#platform/audit/record-change.server.ts';
import { transact } from '#platform/database/transact.server.ts';
import { enqueueMail } from '#platform/outbox/enqueue-mail.server.ts';
import type { StaffContext } from '#platform/permissions/guarded.server.ts';
import { campaignLock, getCampaign } from '../campaigns.repository.server.ts';
import { type CampaignText, hasPortuguese, missingEnglish } from './campaigns.ts';
import { copyFor, prepareIssue, testIssueKind } from './issue-mail.server.ts';

const mostPerDay = 50;
/** A token of nobody: the page behind it says that the link is not valid. */
const noToken = 'test';

export type TestRefusal =
  | { code: 'unknown_campaign' | 'too_many_mails' }
  | { code: 'not_ready'; fields: CampaignText[] };

/** Mails an issue, as it is written now, to whoever is signed in. */
export async function testCampaign(
  context: StaffContext,
  id: string,
  language: 'en' | 'pt',
): Promise<Result<null, TestRefusal>> {
  const member = await getSignedInStaff(context);
  const now = toInstant(context.clock());
  const attempt = newId();
  return transact(context, async (trx) => {
    await context.database.lock(trx, campaignLock(id));
    const campaign = await getCampaign(trx, id);
    if (!campaign || !member) return refuse({ code: 'unknown_campaign' });
    const fields: CampaignText[] =
      language === 'pt' && !hasPortuguese(campaign)
        ? (['subjectPt', 'bodyPt'] as const).filter((text) => campaign[text].trim() === '')
        : missingEnglish(campaign);
    if (fields.length > 0) return refuse({ code: 'not_ready', fields });
    const sender = { origin: context.origin, company: await requireCompany(trx) };
    const prepared = await prepareIssue(campaign, language, { ...sender, isTest: true });
    const messageId = messageIdOf(testIssueKind, [id, attempt], context.origin);
    const mail = copyFor(prepared.mail, { to: member.email, token: noToken, messageId });
    await context.database.lock(trx, `mail-to:${member.email}`);
    if (!(await enqueueMail(trx, { ...mail, maxPerDay: mostPerDay }, now)))
      return refuse({ code: 'too_many_mails' });
    await trx
      .updateTable('campaigns')
      .set({ testedRevision: campaign.revision })
      .where('id', '=', id)
      .execute();
    await recordChange(context, trx, {
      action: 'campaign.test',
      subject: { kind: 'campaign', id },
      after: { language },
    });
    return accept(null);
  });
}
