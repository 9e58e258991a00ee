import * as z from 'zod/mini';
import type { Portal } from './portal.ts';

const project = z.object({
  id: z.string(),
  name: z.string(),
  namePt: z.string(),
  status: z.enum(['planning', 'in-progress', 'review', 'completed']),
  /** Steps done of all, in whole percent. */
  progress: z.int(),
  startDate: z.string(),
  endDate: z.nullable(z.string()),
  description: z.string(),
  descriptionPt: z.string(),
  /** Who answers for the work, or the company; `avatar`: the address of a portrait. */
  manager: z.object({
    name: z.string(),
    email: z.string(),
    face: z.string(),
    avatar: z.optional(z.string()),
  }),
  /** That it is another client's, who lets the person read it. */
  isReadOnly: z.optional(z.literal(true)),
});

const task = z.object({
  id: z.string(),
  projectId: z.string(),
  title: z.string(),
  titlePt: z.string(),
  description: z.string(),
  descriptionPt: z.string(),
  status: z.enum(['to-do', 'in-progress', 'review', 'completed']),
  dueDate: z.nullable(z.string()),
  doneDate: z.optional(z.string()),
  assignedTo: z.string(),
  /** The page on which the client does it, and what it is. */
  href: z.optional(z.string()),
  kind: z.optional(z.enum(['answer', 'document', 'approval', 'time'])),
});

const message = z.object({
  id: z.string(),
  projectId: z.string(),
  sender: z.string(),
  face: z.optional(z.string()),
  avatar: z.optional(z.string()),
  content: z.string(),
  contentPt: z.string(),
  timestamp: z.string(),
  isClient: z.boolean(),
});

const document = z.object({
  id: z.string(),
  projectId: z.string(),
  name: z.string(),
  namePt: z.string(),
  type: z.string(),
  uploadDate: z.string(),
  /** Bytes. */
  size: z.int(),
  href: z.optional(z.string()),
});

const invoice = z.object({
  id: z.string(),
  /** Empty for an order that no project came of. */
  projectId: z.string(),
  number: z.string(),
  amountCents: z.int(),
  issueDate: z.string(),
  dueDate: z.nullable(z.string()),
  status: z.enum(['paid', 'pending', 'overdue', 'due', 'refunded', 'partly-refunded']),
  title: z.optional(z.string()),
  titlePt: z.optional(z.string()),
  vat: z.optional(z.object({ cents: z.int(), rate: z.number() })),
  part: z.optional(z.object({ number: z.int(), count: z.int(), quote: z.string() })),
  refundedCents: z.optional(z.int()),
  href: z.optional(z.string()),
  documents: z.optional(
    z.array(
      z.object({ kind: z.enum(['invoice', 'credit_note']), number: z.string(), href: z.string() }),
    ),
  ),
  receiptHref: z.optional(z.string()),
  payHref: z.optional(z.string()),
  isAsked: z.optional(z.literal(true)),
  voucher: z.optional(z.object({ entity: z.string(), reference: z.string() })),
});

/** A quote that waits for an answer. */
const quote = z.object({
  id: z.string(),
  title: z.string(),
  titlePt: z.string(),
  currency: z.string(),
  totalCents: z.int(),
  validUntil: z.string(),
  href: z.string(),
});

/** How far the plan of an accepted quote is paid. */
const plan = z.object({
  id: z.string(),
  reference: z.string(),
  projectId: z.nullable(z.string()),
  title: z.string(),
  titlePt: z.string(),
  currency: z.string(),
  totalCents: z.int(),
  paidCents: z.int(),
  next: z.nullable(
    z.object({
      amountCents: z.int(),
      dueDay: z.string(),
      isLate: z.boolean(),
      step: z.nullable(z.object({ title: z.string(), titlePt: z.string() })),
    }),
  ),
});

const meeting = z.object({
  id: z.string(),
  reference: z.string(),
  startsAt: z.string(),
  endsAt: z.string(),
});

/** Response of `GET /api/portal`. */
export const portalSchema = z.object({
  projects: z.array(project),
  tasks: z.array(task),
  messages: z.array(message),
  documents: z.array(document),
  invoices: z.array(invoice),
  meetings: z.array(meeting),
  quotes: z.array(quote),
  plans: z.array(plan),
  /** Whom the last payment's invoice names; null before any. */
  billedTo: z.nullable(z.object({ name: z.string(), taxNumber: z.nullable(z.string()) })),
  /** Whether an order includes a meeting that can still be booked. */
  hasMeetingLeft: z.boolean(),
});
export type LivePortal = Portal &
  Pick<
    z.infer<typeof portalSchema>,
    'meetings' | 'quotes' | 'plans' | 'billedTo' | 'hasMeetingLeft'
  >;

/** Response of `GET /api/portal/projects/:id`. */
export const portalProjectSchema = z.object({
  project,
  tasks: z.array(task),
  messages: z.array(message),
  documents: z.array(document),
  invoices: z.array(invoice),
});
