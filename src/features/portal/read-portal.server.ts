import { toInstant } from '#core/clock.ts';
import { type Face, readFaces } from '#features/authors/authors.server.ts';
import { listClientBookings } from '#features/booking/meetings/client-bookings.server.ts';
import { requireCompany } from '#features/company/company.server.ts';
import type { Company } from '#features/company/company.ts';
import {
  type ClientOrder,
  listClientOrders,
} from '#features/payments/desk/client-orders.server.ts';
import {
  type ClientPayment,
  listClientPayments,
  readBilledTo,
} from '#features/payments/desk/client-payments.server.ts';
import type { PlanPart } from '#features/payments/ledger/plan-part.texts.ts';
import {
  lisbonDay,
  type PortalWork,
  readPortalWork,
} from '#features/projects/portal/portal-work.server.ts';
import { listClientQuotes } from '#features/quotes/client-quotes.server.ts';
import type { Context } from '#platform/context/context.server.ts';
import { faceAddress } from '#ui/art/faces/face.ts';
import type { LivePortal } from './portal.schema.ts';
import type {
  Invoice,
  InvoiceStatus,
  Message,
  PortalDocument,
  Project,
  ProjectStatus,
  Task,
} from './portal.ts';

/** The company, and the faces of its people by name. */
type Seen = { company: Company; faceOf: (name: string) => Face };

function statusOf({ project, steps, requests }: PortalWork): ProjectStatus {
  if (project.state === 'closed') return 'completed';
  if (requests.some(({ kind, state }) => kind === 'approval' && state === 'open')) return 'review';
  const hasBegun = steps.length === 0 || steps.some(({ state }) => state === 'done');
  return hasBegun ? 'in-progress' : 'planning';
}

function toProject(work: PortalWork, { company: { brand, email }, faceOf }: Seen): Project {
  const { project, access, steps, promisedDay, responsible, state } = work;
  const { id, title, titlePt, company, startDay, closedAt } = project;
  const done = steps.filter((step) => step.state === 'done').length;
  const isClosed = project.state === 'closed';
  const endDay = closedAt === null ? promisedDay : lisbonDay(closedAt);
  const progress = steps.length > 0 ? Math.round((100 * done) / steps.length) : isClosed ? 100 : 0;
  const say = (words: string) => (company === '' ? words : `${company}. ${words}`);
  return {
    id,
    name: title,
    namePt: titlePt,
    status: statusOf(work),
    progress,
    startDate: endDay !== null && endDay < startDay ? endDay : startDay,
    endDate: endDay,
    description: say(state.en),
    descriptionPt: say(state.pt),
    manager: responsible
      ? { name: responsible.name, email: responsible.email, ...faceOf(responsible.name) }
      : { name: brand, email, face: faceAddress(brand, 'door') },
    ...(access === 'reader' && { isReadOnly: true as const }),
  };
}

/** Returns the steps in their order, each with what is asked for it, and what is asked besides. */
function toTasks({ project, steps, requests, client }: PortalWork, brand: string): Task[] {
  const projectId = project.id;
  const whose = (side: 'client' | 'company') => (side === 'client' ? client : brand);
  const tasks = steps.map((step): Task => {
    const asked = requests.findLast(({ stepId }) => stepId === step.id);
    const isOpen = asked?.state === 'open';
    const status =
      step.state === 'done'
        ? 'completed'
        : step.state === 'now' && step.side === 'company'
          ? 'in-progress'
          : 'to-do';
    return {
      id: step.id,
      projectId,
      title: step.title,
      titlePt: step.titlePt,
      description: step.text,
      descriptionPt: step.textPt,
      status,
      dueDate: isOpen ? asked.dueDay : null,
      ...(step.doneAt !== null && { doneDate: lisbonDay(step.doneAt) }),
      assignedTo: whose(step.side),
      ...(isOpen && asked.href !== null && { href: asked.href, kind: asked.kind }),
    };
  });
  const ofSteps = new Set(steps.map(({ id }) => id));
  const others = requests
    .filter(({ stepId }) => stepId === null || !ofSteps.has(stepId))
    .map((one): Task => {
      const { id, kind, title, titlePt, text, textPt, dueDay, state, closedAt, href } = one;
      return {
        id,
        projectId,
        title,
        titlePt,
        description: text,
        descriptionPt: textPt,
        status: state === 'open' ? 'to-do' : 'completed',
        dueDate: dueDay,
        ...(closedAt !== null && { doneDate: lisbonDay(closedAt) }),
        assignedTo: whose('client'),
        ...(href !== null && { href, kind }),
      };
    });
  const all = [...tasks, ...others];
  // What was not needed in the end is nobody's to do.
  return project.state === 'closed' ? all.filter(({ status }) => status === 'completed') : all;
}

function toMessages({ project, messages, client }: PortalWork, seen: Seen): Message[] {
  const { company, faceOf } = seen;
  return messages.map(({ id, at, body, isClient, author }) => ({
    id,
    projectId: project.id,
    sender: isClient ? client : (author ?? company.brand),
    ...(!isClient && (author ? faceOf(author) : { face: faceAddress(company.brand, 'door') })),
    // As it was written: nobody translates it.
    content: body,
    contentPt: body,
    timestamp: at,
    isClient,
  }));
}

function toDocuments({ project, papers }: PortalWork): PortalDocument[] {
  return papers.map(({ id, name, size, createdAt }) => ({
    id,
    projectId: project.id,
    name,
    namePt: name,
    type: /\.([^.]+)$/.exec(name)?.[1]?.toLowerCase() ?? '',
    uploadDate: lisbonDay(createdAt),
    size,
    href: `/api/portal/projects/${project.id}/files/${id}`,
  }));
}

/** Returns the certified documents of a charge; those about none in particular stand at the last one. */
function documentsOf({ invoices, charges }: ClientOrder, paymentId: string) {
  const isLast = charges.at(-1)?.paymentId === paymentId;
  return invoices
    .filter((one) => one.paymentId === paymentId || (isLast && one.paymentId === null))
    .map(({ fileId, kind, number }) => ({
      kind: kind === 'credit_note' ? ('credit_note' as const) : ('invoice' as const),
      number,
      href: `/api/portal/invoices/${fileId}`,
    }));
}

function statusOfCharge({
  amountCents,
  refundedCents,
}: ClientOrder['charges'][number]): InvoiceStatus {
  if (refundedCents === 0) return 'paid';
  return refundedCents < amountCents ? 'partly-refunded' : 'refunded';
}

const partOf = (part: PlanPart | null) =>
  part === null ? {} : { part: { number: part.number, count: part.count, quote: part.quote } };

/** Returns a line for each charge of an order, the newest first, above it what it still waits for. */
function toInvoices(order: ClientOrder, works: readonly PortalWork[], now: string): Invoice[] {
  const { id, reference, name, namePt, amountCents, status, paidAt, wait, charges } = order;
  const work = works.find(({ project, access }) => access === 'client' && project.orderId === id);
  const shared = {
    projectId: order.projectId ?? work?.project.id ?? '',
    title: name,
    titlePt: namePt ?? '',
    ...partOf(order.part),
  };
  const paid = charges.toReversed().map((charge): Invoice => {
    const [first, ...more] = documentsOf(order, charge.paymentId);
    const { paymentId, refundedCents } = charge;
    return {
      ...shared,
      id: paymentId,
      number: first?.number ?? reference,
      amountCents: charge.amountCents,
      issueDate: lisbonDay(charge.paidAt),
      dueDate: null,
      status: statusOfCharge(charge),
      ...(refundedCents > 0 && { refundedCents }),
      ...(first && { href: first.href }),
      ...(more.length > 0 && { documents: more }),
      receiptHref: `/api/portal/receipts/${paymentId}`,
    };
  });
  const isBehind = order.subscriptionStatus === 'past_due';
  if (!isBehind && status !== 'pending') return paid;
  const waiting: Invoice = {
    ...shared,
    id,
    number: reference,
    amountCents,
    issueDate: lisbonDay(paidAt ?? now),
    dueDate: wait?.until ? lisbonDay(wait.until) : null,
    status: isBehind ? 'overdue' : 'pending',
    ...(isBehind && order.subscriptionUrl !== null && { payHref: order.subscriptionUrl }),
    ...(wait?.entity && wait.reference
      ? { voucher: { entity: wait.entity, reference: wait.reference } }
      : {}),
  };
  return [waiting, ...paid];
}

/** Returns the line of what staff ask a client to pay. */
function toOpenInvoice(payment: ClientPayment): Invoice {
  const { id, reference, projectId, title, titlePt, amountCents, dueDay, isLate, part } = payment;
  const { vatCents, vatRate } = payment;
  return {
    id,
    projectId: projectId ?? '',
    number: reference,
    title,
    titlePt,
    amountCents,
    issueDate: lisbonDay(payment.createdAt),
    dueDate: dueDay,
    status: isLate ? 'overdue' : 'due',
    payHref: payment.href,
    ...(vatCents !== null && vatRate !== null && { vat: { cents: vatCents, rate: vatRate } }),
    isAsked: true,
    ...partOf(part),
  };
}

/** Returns everything that a person sees in the portal, or only a project; null for another's project. */
export async function readPortal(
  context: Context,
  { personId, projectId = null }: { personId: string; projectId?: string | null },
): Promise<LivePortal | null> {
  const now = toInstant(context.clock());
  return context.database.read(async (db) => {
    const works = await readPortalWork(context, db, { personId, projectId });
    if (projectId !== null && works.length === 0) return null;
    const company = await requireCompany(db);
    const seen = { company, faceOf: await readFaces(db) };
    const orders = await listClientOrders(context, db, { personId });
    const asked = await listClientPayments(context, db, personId);
    const invoices = [
      ...asked.map(toOpenInvoice),
      ...orders.flatMap((order) => toInvoices(order, works, now)),
    ];
    const { waiting, plans } = await listClientQuotes(context, db, personId);
    const meetings = await listClientBookings(db, { personId }, now);
    return {
      projects: works.map((work) => toProject(work, seen)),
      tasks: works.flatMap((work) => toTasks(work, company.brand)),
      messages: works.flatMap((work) => toMessages(work, seen)),
      documents: works.flatMap(toDocuments),
      invoices: invoices.filter((one) => projectId === null || one.projectId === projectId),
      meetings: meetings.map(({ id, reference, startsAt, endsAt }) => ({
        id,
        reference,
        startsAt,
        endsAt,
      })),
      quotes: waiting,
      plans: plans.filter((one) => projectId === null || one.projectId === projectId),
      billedTo: await readBilledTo(db, personId),
      hasMeetingLeft: orders.some((order) => order.meetings.left > 0),
    };
  });
}
