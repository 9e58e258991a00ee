import { toInstant } from '#core/clock.ts';
import { ownerLanguage } from '#features/auth/staff/owner-language.server.ts';
import { requireCompany } from '#features/company/company.server.ts';
import type { Context } from '#platform/context/context.server.ts';
import type { Queryable } from '#platform/database/database.server.ts';
import { enqueueMail } from '#platform/outbox/enqueue-mail.server.ts';
import { type Decision, getClientProject } from '../projects.repository.server.ts';
import { decisionNotification } from './emails/decision-notification.server.ts';
import type { Found } from './show-request.server.ts';

/** Tells the company by a mail what a client did. */
export async function notifyOfDecision(
  { origin, clock }: Context,
  trx: Queryable,
  { found, decision }: { found: Found; decision: Decision },
): Promise<void> {
  const project = await getClientProject(trx, found.project.id);
  if (!project) return;
  const sender = { origin, company: await requireCompany(trx) };
  const language = await ownerLanguage(trx, project.language);
  const mail = decisionNotification(
    { project, request: found.request, decision },
    language,
    sender,
  );
  await enqueueMail(trx, mail, toInstant(clock()));
}
