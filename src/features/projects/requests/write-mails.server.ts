import { toInstant } from '#core/clock.ts';
import { mailboxKey } from '#core/email-address.ts';
import { companyZone, readClock } from '#core/zoned-time.ts';
import { requireCompany } from '#features/company/company.server.ts';
import type { MailSender } from '#mail/mail-builder.server.ts';
import type { Context } from '#platform/context/context.server.ts';
import type { Queryable } from '#platform/database/database.server.ts';
import { enqueueMail } from '#platform/outbox/enqueue-mail.server.ts';
import type { OutgoingMail } from '#platform/outbox/outgoing-mail.ts';
import { isTestProvider } from '#platform/payments/provider-name.ts';
import { requestToken, wordsToken } from '../do-links.server.ts';
import {
  type ClientProject,
  getClientProject,
  listRequests,
  listSteps,
  type Request,
} from '../projects.repository.server.ts';
import { promisedDay } from '../schedule.ts';
import { finishMail } from './emails/finish-mail.server.ts';
import {
  askMail,
  beginMail,
  type LinkedRequest,
  reminderMail,
} from './emails/request-mail.server.ts';
import { type AnswerAddress, answerAddress } from './mail-addresses.server.ts';

/** Returns requests with the tokens of their links. */
async function withLinks(trx: Queryable, requests: readonly Request[]): Promise<LinkedRequest[]> {
  return Promise.all(
    requests.map(async (one) => ({ ...one, token: await requestToken(trx, one.id) })),
  );
}

/** Returns the day for which a project is promised as of now; null without steps. */
export async function promiseOf(
  { clock }: Pick<Context, 'clock'>,
  db: Queryable,
  project: Pick<ClientProject, 'id' | 'startDay' | 'pausedDays' | 'pausedAt'>,
): Promise<string | null> {
  const dayOf = (instant: string | null) => instant && readClock(instant, companyZone).day;
  const requests = await listRequests(db, project.id);
  const work = {
    startDay: project.startDay,
    pausedDays: project.pausedDays,
    pausedDay: dayOf(project.pausedAt),
    steps: await listSteps(db, project.id),
    requests: requests.map(({ dueDay, closedAt }) => ({ dueDay, closedDay: dayOf(closedAt) })),
  };
  return promisedDay(work, readClock(clock(), companyZone).day);
}

/**
 * Writes a mail to the client of a project about some requests. Returns false, and writes nothing, above the limit of its
 * kind in a day.
 */
export async function mailClient(
  context: Context,
  trx: Queryable,
  { projectId, about }: { projectId: string; about: readonly Request[] },
  write: (project: ClientProject & AnswerAddress, sender: MailSender) => Promise<OutgoingMail>,
): Promise<boolean> {
  const { database, origin, clock } = context;
  const project = await getClientProject(trx, projectId);
  if (!project || project.email === '') return false;
  await database.lock(trx, `project-mails:${mailboxKey(project.email)}`);
  const answers = await answerAddress(context, trx, project, about);
  const sender = { origin, company: await requireCompany(trx) };
  const mail = await write({ ...project, ...answers }, sender);
  return enqueueMail(trx, mail, toInstant(clock()));
}

/** Mails requests of one action together. `attempt` is made before the transaction. */
export function mailRequests(
  context: Context,
  trx: Queryable,
  requests: readonly Request[],
  given: { projectId: string; attempt: string; isAgain?: boolean },
): Promise<boolean> {
  return mailClient(
    context,
    trx,
    { projectId: given.projectId, about: requests },
    async (project, sender) =>
      askMail(project, await withLinks(trx, requests), { ...sender, ...given }),
  );
}

async function isOfTestOrder(db: Queryable, orderId: string | null): Promise<boolean> {
  if (orderId === null) return false;
  const order = await db
    .selectFrom('orders')
    .select('provider')
    .where('id', '=', orderId)
    .executeTakeFirst();
  return order !== undefined && isTestProvider(order.provider);
}

/** Mails what happens next, once for each project. */
export function mailBeginning(
  context: Context,
  trx: Queryable,
  projectId: string,
  requests: readonly Request[],
): Promise<boolean> {
  return mailClient(context, trx, { projectId, about: requests }, async (project, sender) => {
    const begun = {
      steps: await listSteps(trx, projectId),
      requests: await withLinks(trx, requests),
      promise: await promiseOf(context, trx, project),
      isTest: await isOfTestOrder(trx, project.orderId),
    };
    return beginMail(project, begun, sender);
  });
}

/** Mails a reminder of requests. `attempt` is the same when the transaction runs again. */
export function mailReminder(
  context: Context,
  trx: Queryable,
  requests: readonly Request[],
  given: { projectId: string; attempt: string; isLate: boolean },
): Promise<boolean> {
  return mailClient(
    context,
    trx,
    { projectId: given.projectId, about: requests },
    async (project, sender) => {
      const promise = await promiseOf(context, trx, project);
      return reminderMail(project, await withLinks(trx, requests), {
        ...sender,
        ...given,
        promise,
      });
    },
  );
}

/** Thanks a client at the end, once for each project. `hasOpen`: whether something was still asked. */
export function mailFinish(
  context: Context,
  trx: Queryable,
  { projectId, hasOpen }: { projectId: string; hasOpen: boolean },
): Promise<boolean> {
  return mailClient(context, trx, { projectId, about: [] }, async (project, sender) =>
    finishMail(project, { wordsToken: await wordsToken(trx, projectId), hasOpen }, sender),
  );
}
