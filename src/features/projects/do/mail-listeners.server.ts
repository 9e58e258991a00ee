import { toInstant } from '#core/clock.ts';
import { mailboxKey } from '#core/email-address.ts';
import { newId } from '#core/ids.server.ts';
import { requireCompany } from '#features/company/company.server.ts';
import {
  type ClaimableMail,
  mailToPlusAddress,
} from '#features/conversations/mail-in/mail-claims.server.ts';
import { requireProjectTalk } from '#features/conversations/talk-about-project.server.ts';
import type { Context } from '#platform/context/context.server.ts';
import { type Listener, on } from '#platform/context/events.server.ts';
import type { Queryable } from '#platform/database/database.server.ts';
import { enqueueMail } from '#platform/outbox/enqueue-mail.server.ts';
import { requestToken } from '../do-links.server.ts';
import { getNewest } from '../documents.repository.server.ts';
import {
  type ClientProject,
  getClientProject,
  getRequest,
  lockProject,
  type Request,
  updateProject,
} from '../projects.repository.server.ts';
import { pressMail } from '../requests/emails/request-mail.server.ts';
import {
  answerAddress,
  findMailAddress,
  listWriters,
  type MailAddress,
} from '../requests/mail-addresses.server.ts';
import { talkedProject } from '../requests/write-in-project.server.ts';
import { settleRequest } from './do-request.server.ts';
import { isApproval } from './read-approval.ts';

type Found = { address: MailAddress; project: ClientProject; request: Request | null };

const isOpen = ({ project, request }: Found) =>
  request?.state === 'open' && project.state !== 'closed';

/**
 * Whether a mail is the approval of what its address stands for: of the newest version, by its person,
 * in plain words, without a file that may say something else.
 */
async function isDecision(trx: Queryable, found: Found, mail: ClaimableMail): Promise<boolean> {
  const { address, project, request } = found;
  if (!request || !isOpen(found) || mail.isAutomatic || mail.isForged || mail.hasDocuments)
    return false;
  const writers = await listWriters(trx, [address.personId, project.personId]);
  if (!writers.has(mail.from)) return false;
  const newest = request.documentId === null ? null : await getNewest(trx, request.documentId);
  if ((newest?.sha256 ?? null) !== address.sha256) return false;
  return isApproval(mail.said, project.name, mail.fromName);
}

/** Asks the client once to decide by a press, because their mail does not count. */
async function askToPress(context: Context, trx: Queryable, found: Found): Promise<void> {
  const { address, project, request } = found;
  if (!request) return;
  const { origin, clock, database } = context;
  const { replyTo } = await answerAddress(context, trx, project, [request]);
  await database.lock(trx, `project-mails:${mailboxKey(project.email)}`);
  const linked = { ...request, token: await requestToken(trx, request.id) };
  const mail = pressMail({ ...project, replyTo, takesYes: false }, linked, {
    origin,
    company: await requireCompany(trx),
    attempt: address.token,
  });
  await enqueueMail(trx, mail, toInstant(clock()));
}

/** Files a mail that answers one about work in its talk, as a decision where it is one. */
async function hearAnswer(context: Context, trx: Queryable, mail: ClaimableMail): Promise<void> {
  const address = await findMailAddress(trx, mail.tokens);
  if (!address) return;
  await lockProject(context, trx, address.projectId);
  const project = await getClientProject(trx, address.projectId);
  if (!project) return;
  const request = address.requestId === null ? null : await getRequest(trx, address.requestId);
  const found = { address, project, request };
  const talk = await requireProjectTalk(context, trx, talkedProject(project));
  const isSettled = await isDecision(trx, found, mail);
  if (request && isSettled)
    await settleRequest(
      {
        ...context,
        actor: { ...context.actor, kind: 'link', personId: project.personId, address: null },
      },
      trx,
      { request, project },
      {
        id: newId(),
        deed: {
          kind: 'approval',
          choice: 'approved',
          comment: mail.said,
          sha256: address.sha256 ?? '',
        },
        messageId: mail.id,
      },
    );
  else if (!mail.isAutomatic && isOpen(found)) await askToPress(context, trx, found);
  await updateProject(trx, project.id, { updatedAt: toInstant(context.clock()) });
  mail.claim({ conversation: talk.id, isSettled });
}

/** What the work for clients does with mails to addresses of its own. */
export const answerListeners: readonly Listener[] = [on(mailToPlusAddress, hearAnswer)];
