import * as z from 'zod/mini';
import { identityKinds } from '#core/identity-papers.ts';
import { requestKinds } from '../projects.ts';

const paper = z.object({
  id: z.string(),
  name: z.string(),
  mime: z.string(),
  size: z.int(),
  sha256: z.string(),
  /** Its number among the versions of the paper, from 1. */
  version: z.int(),
  /** Where the holder of the link reads it. */
  url: z.string(),
});

/** Response of `GET /api/do/:token`: one thing that a client is asked for. */
export const shownRequestSchema = z.object({
  kind: z.enum(requestKinds),
  title: z.string(),
  text: z.string(),
  dueDay: z.nullable(z.string()),
  state: z.enum(['open', 'done', 'withdrawn']),
  /** The reader's language, which the texts are in. */
  language: z.enum(['en', 'pt']),
  /** What the work is. */
  project: z.string(),
  /** The paper to approve, or to print and sign: its newest version. */
  document: z.nullable(paper),
  /** The times that are offered; null for any free slot. */
  slots: z.nullable(z.array(z.object({ date: z.string(), time: z.string() }))),
  /** Of a request for a paper of identity: which, what its copy needs, and how long it stays. */
  identity: z.nullable(
    z.object({
      kind: z.enum(identityKinds),
      consent: z.enum(['needed', 'if-card', 'none']),
      identityMonths: z.int(),
      isObliged: z.boolean(),
    }),
  ),
  /** What was uploaded for it; papers of identity without their names. */
  files: z.array(z.object({ id: z.string(), name: z.string(), size: z.int() })),
  /** What was done last; of a chosen time, when the meeting is now. */
  decision: z.nullable(
    z.object({
      choice: z.string(),
      comment: z.string(),
      at: z.string(),
      meeting: z.nullable(z.object({ startsAt: z.string(), isCancelled: z.boolean() })),
    }),
  ),
  /** How much else of the same work the client is still asked for. */
  others: z.int(),
});
export type ShownRequest = z.infer<typeof shownRequestSchema>;

/** Response of `POST /api/do/:token`. */
export const doneSchema = z.object({
  state: z.literal('done'),
  /** The path of what follows at once: the time to show a paper of identity. */
  next: z.optional(z.string()),
});

/** Response of `PUT /api/do/:token/files/:id`. */
export const receivedSchema = z.object({ id: z.string(), name: z.string() });
