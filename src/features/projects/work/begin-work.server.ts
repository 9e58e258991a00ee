import { newId } from '#core/ids.server.ts';
import { accept, type Result, refuse } from '#core/result.ts';
import { recordPerson } from '#features/people/record-person.server.ts';
import { languageOf } from '#i18n/language.ts';
import { recordChange } from '#platform/audit/record-change.server.ts';
import type { Context } from '#platform/context/context.server.ts';
import type { Queryable } from '#platform/database/database.server.ts';
import { transact } from '#platform/database/transact.server.ts';
import type { TemplateStep } from '../projects.input.ts';
import { insertSteps, type Project } from '../projects.repository.server.ts';
import { askForSteps } from '../requests/open-requests.server.ts';
import { mailBeginning } from '../requests/write-mails.server.ts';
import { getTemplate, readSettings } from '../templates/templates.repository.server.ts';
import { addProject } from './add-project.server.ts';

/** Gives a project the steps of a template, asks for the first, and mails what happens next. */
export async function beginSteps(
  context: Context,
  trx: Queryable,
  project: Project,
  steps: readonly TemplateStep[],
): Promise<void> {
  if (steps.length === 0) return;
  const { id: projectId } = project;
  const rows = steps.map((step, sort) => ({
    ...step,
    identity: step.kind === 'document' ? step.identity : ('' as const),
    id: newId(),
    projectId,
    sort,
    doneAt: null,
  }));
  await insertSteps(trx, rows);
  const requests = await askForSteps(context, trx, project);
  await mailBeginning(context, trx, projectId, requests);
}

/** What work needs to know of the order that is paid for it. */
export type PaidOrder = {
  id: string;
  reference: string;
  packageId: string;
  name: string;
  namePt: string | null;
  language: string;
  personId: string | null;
  billingEmail: string | null;
  billingName: string | null;
  billingCompany: string | null;
};

async function findProjectOf(db: Queryable, orderId: string): Promise<string | null> {
  const row = await db
    .selectFrom('projects')
    .select('id')
    .where('orderId', '=', orderId)
    .executeTakeFirst();
  return row?.id ?? null;
}

/** Begins the work of an order that has none yet; the order must be locked. */
async function beginOrder(
  context: Context,
  trx: Queryable,
  { id: orderId, packageId, billingEmail, ...order }: PaidOrder & { billingEmail: string },
): Promise<string> {
  const template = await getTemplate(trx, packageId);
  const language = languageOf(order.language);
  const details = { name: order.billingName ?? '', company: order.billingCompany ?? '', language };
  const personId =
    order.personId ?? (await recordPerson(context, trx, { email: billingEmail, ...details }));
  const id = newId();
  const project = await addProject(context, trx, {
    id,
    personId,
    title: order.name,
    titlePt: order.namePt ?? '',
    company: details.company,
    language,
    packageId,
    orderId,
  });
  await beginSteps(context, trx, project, template?.steps ?? []);
  await recordChange(context, trx, {
    action: 'project.create',
    subject: { kind: 'project', id },
    after: { language, steps: template?.steps.length ?? 0 },
  });
  return id;
}

async function isFirstCharge(db: Queryable, orderId: string): Promise<boolean> {
  const charges = await db
    .selectFrom('charges')
    .select(['late', 'refundedCents'])
    .where('orderId', '=', orderId)
    .execute();
  const [first] = charges;
  return charges.length === 1 && first?.late === null && first.refundedCents === 0;
}

/**
 * Begins the work of an order with its first payment, once however often the provider tells of it,
 * where its package has a template and the owner lets orders start by themselves. Without an address it
 * begins as soon as the buyer gives one.
 */
export async function beginPaidOrder(
  context: Context,
  trx: Queryable,
  order: PaidOrder,
): Promise<void> {
  const { id, billingEmail, packageId } = order;
  if (billingEmail === null || !(await readSettings(trx)).startsByItself) return;
  if (!(await isFirstCharge(trx, id)) || (await findProjectOf(trx, id)) !== null) return;
  const steps = (await getTemplate(trx, packageId))?.steps ?? [];
  if (steps.length > 0) await beginOrder(context, trx, { ...order, billingEmail });
}

export type BeginRefusal = 'unknown_order' | 'not_paid' | 'no_address';

function readOrder(db: Queryable, reference: string) {
  return db
    .selectFrom('orders')
    .select(['id', 'reference', 'packageId', 'name', 'namePt', 'language', 'personId'])
    .select(['billingEmail', 'billingName', 'billingCompany', 'paidAt'])
    .where('reference', '=', reference)
    .executeTakeFirst();
}

/** Begins the work of a paid order that has none yet, and finds what was begun. */
export async function beginOrderOnce(
  context: Context,
  trx: Queryable,
  reference: string,
): Promise<Result<{ id: string; isNew: boolean }, BeginRefusal>> {
  const found = await readOrder(trx, reference);
  if (!found) return refuse('unknown_order');
  // The ledger's own lock: a payment that is recorded meanwhile begins the same work.
  await context.database.lock(trx, `order:${found.id}`);
  const order = (await readOrder(trx, reference)) ?? found;
  const known = await findProjectOf(trx, order.id);
  if (known !== null) return accept({ id: known, isNew: false });
  const { billingEmail, paidAt } = order;
  if (paidAt === null) return refuse('not_paid');
  if (billingEmail === null) return refuse('no_address');
  return accept({ id: await beginOrder(context, trx, { ...order, billingEmail }), isNew: true });
}

/** Begins the work of a paid order at the press of one of the staff; once, then it is the same. */
export async function beginOrderByHand(
  context: Context,
  reference: string,
): Promise<Result<{ id: string; isNew: boolean }, BeginRefusal>> {
  return transact(context, (trx) => beginOrderOnce(context, trx, reference));
}
