import * as z from 'zod/mini';
import { requestKinds, type Side, sides } from './projects.ts';

const version = z.object({
  number: z.int(),
  fileId: z.string(),
  size: z.int(),
  mime: z.string(),
  sha256: z.string(),
  createdAt: z.string(),
});

export const stepSchema = z.object({
  id: z.string(),
  side: z.enum(sides),
  kind: z.string(),
  title: z.string(),
  titlePt: z.string(),
  days: z.int(),
  doneAt: z.nullable(z.string()),
  /** `waiting`: its turn has not come. */
  state: z.enum(['done', 'now', 'waiting']),
});
export type ShownStep = z.infer<typeof stepSchema>;

export const requestSchema = z.object({
  id: z.string(),
  stepId: z.nullable(z.string()),
  kind: z.enum(requestKinds),
  title: z.string(),
  titlePt: z.string(),
  text: z.string(),
  /** Which paper of identity it asks for; empty for none. */
  identity: z.string(),
  dueDay: z.nullable(z.string()),
  documentId: z.nullable(z.string()),
  state: z.enum(['open', 'done', 'withdrawn']),
  isLate: z.boolean(),
  askedAt: z.string(),
  closedAt: z.nullable(z.string()),
  reminders: z.int(),
  remindedAt: z.nullable(z.string()),
  /** The link that the client has in the mail. */
  url: z.string(),
});
export type ShownProjectRequest = z.infer<typeof requestSchema>;

export const documentSchema = z.object({
  id: z.string(),
  requestId: z.nullable(z.string()),
  messageId: z.nullable(z.string()),
  side: z.enum(sides),
  name: z.string(),
  createdAt: z.string(),
  /** Which paper of identity it is; empty for none. */
  identity: z.string(),
  /** When it was removed; null while it is there. */
  removedAt: z.nullable(z.string()),
  /** From when on a paper of identity is removed; null while the work goes on, and for others. */
  removedFrom: z.nullable(z.string()),
  /** The newest last. */
  versions: z.array(version),
});
export type ShownDocument = z.infer<typeof documentSchema>;

export const decisionSchema = z.object({
  id: z.string(),
  requestId: z.string(),
  choice: z.enum(['answered', 'handed-in', 'approved', 'changes', 'chosen', 'will-show']),
  comment: z.string(),
  /** What stood on the page, in `language`. */
  words: z.string(),
  /** The words of the holder's consent to a copy of a Cartão de Cidadão; empty without. */
  consent: z.string(),
  language: z.enum(['en', 'pt']),
  sha256: z.nullable(z.string()),
  actorKind: z.string(),
  at: z.string(),
});

const head = {
  id: z.string(),
  title: z.string(),
  titlePt: z.string(),
  state: z.enum(['active', 'paused', 'closed']),
  /** Who has the ball; null once the project is closed. */
  holder: z.nullable(z.enum(sides)),
  /** Since when they have it; null once the project is closed. */
  heldSince: z.nullable(z.string()),
  person: z.object({ id: z.string(), name: z.string(), email: z.string() }),
  language: z.enum(['en', 'pt']),
  company: z.string(),
  createdAt: z.string(),
  updatedAt: z.string(),
};

/** A row of `GET /api/admin/projects`. */
export const listedProjectSchema = z.object({
  ...head,
  stepsDone: z.int(),
  stepsAll: z.int(),
  /** What is going on: the title of the present step, or of what is asked. */
  now: z.nullable(z.object({ title: z.string(), titlePt: z.string() })),
  /** Whether the present step is another's, such as a bank's. */
  isWaiting: z.boolean(),
  /** Whether the client is late with something. */
  isLate: z.boolean(),
});
export type ListedProject = z.infer<typeof listedProjectSchema>;
export const projectListSchema = z.object({
  total: z.int(),
  projects: z.array(listedProjectSchema),
});
export type ProjectList = z.infer<typeof projectListSchema>;

/** Work that is late, as Today shows it: ours first, then what clients were asked for. */
export type WorkAttention = {
  first: {
    id: string;
    work: string;
    workPt: string;
    title: string;
    titlePt: string;
    side: Side;
    client: string;
    since: string;
    reminders: number;
    /** Working days beyond the day that was planned. */
    lateDays: number;
  }[];
  /** Words of clients that wait for somebody: to be looked at, or to leave the site. */
  words: { recordId: string; client: string; at: string; isTaken: boolean }[];
};

/** Response of `GET /api/admin/projects/:id`. */
export const projectSchema = z.object({
  ...head,
  packageId: z.nullable(z.string()),
  /** The reference of the order that started it. */
  order: z.nullable(z.string()),
  startDay: z.string(),
  /** The day for which it is promised as of now; null without steps. */
  promise: z.nullable(z.string()),
  closedAt: z.nullable(z.string()),
  /** Who answers for it, and reads its papers of identity beside the owners. */
  responsible: z.nullable(z.object({ id: z.string(), name: z.string() })),
  steps: z.array(stepSchema),
  requests: z.array(requestSchema),
  /** The conversation about it in the inbox; null before the first message. */
  conversation: z.nullable(z.string()),
  messages: z.array(
    z.object({
      id: z.string(),
      direction: z.enum(['in', 'out', 'note']),
      channel: z.enum(['form', 'mail', 'phone', 'whatsapp', 'meeting']),
      author: z.nullable(z.string()),
      body: z.string(),
      at: z.string(),
      /** Whether the client may see a note. */
      isShown: z.boolean(),
      files: z.array(
        z.object({ id: z.string(), name: z.string(), size: z.int(), mime: z.string() }),
      ),
    }),
  ),
  documents: z.array(documentSchema),
  decisions: z.array(decisionSchema),
});
export type ShownProject = z.infer<typeof projectSchema>;

/** Response of `GET` and `PUT /api/admin/templates/:packageId`. */
export const templateSchema = z.object({
  packageId: z.string(),
  steps: z.array(
    z.object({
      side: z.enum(sides),
      kind: z.string(),
      title: z.string(),
      titlePt: z.string(),
      days: z.int(),
      text: z.string(),
      textPt: z.string(),
      identity: z.string(),
    }),
  ),
  /** Counts its changes, for `If-Match`; 0 until the owner edits it. */
  revision: z.int(),
});
export type ShownTemplate = z.infer<typeof templateSchema>;
export const startSchema = z.object({
  startsByItself: z.boolean(),
  identityMonths: z.int(),
  isObliged: z.boolean(),
});
export type ProjectSettings = z.infer<typeof startSchema>;
/** How many things the client is asked for now that it is their turn. */
export const stepDoneSchema = z.object({ asked: z.int() });

export const newProjectSchema = z.object({ id: z.string() });
/** `isMailed`: whether a mail to the client was written; none is above their limit of a day. */
export const askedSchema = z.object({ id: z.string(), isMailed: z.boolean() });
export const projectStateSchema = z.object({
  id: z.string(),
  state: z.enum(['active', 'paused', 'closed']),
});
export const paperSchema = z.object({ id: z.string() });
