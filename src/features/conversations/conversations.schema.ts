import * as z from 'zod/mini';
import { topicSchema } from '#features/topics/topics.input.ts';
import { perField } from './message-fields.texts.ts';

const instant = z.string();

export const conversationSchema = z.object({
  id: z.string(),
  ...perField(() => z.string()),
  /** The record that the form was about. */
  topic: z.nullable(topicSchema),
  language: z.enum(['en', 'pt']),
  personId: z.nullable(z.string()),
  begunAs: z.enum(['form', 'mail', 'company']),
  /** The project that it is about. */
  projectId: z.nullable(z.string()),
  subject: z.string(),
  state: z.enum(['open', 'answered', 'done', 'spam']),
  answerBy: instant,
  createdAt: instant,
  lastAt: instant,
  assignedTo: z.nullable(z.string()),
  assignedName: z.nullable(z.string()),
  snoozedUntil: z.nullable(instant),
  revision: z.int(),
});
export type Conversation = z.infer<typeof conversationSchema>;

/** Response of `GET /api/admin/conversations`. */
export const inboxSchema = z.object({
  total: z.int(),
  counts: z.record(z.string(), z.int()),
  conversations: z.array(conversationSchema),
});
export type Inbox = z.infer<typeof inboxSchema>;

/** What came with a message besides its text. */
const besidesSchema = z.object({
  files: z.array(z.object({ id: z.string(), name: z.string(), size: z.int(), mime: z.string() })),
  /** Files of a mail that were not kept, with the code of why. */
  leftOut: z.array(z.object({ name: z.string(), code: z.string() })),
  /** What the sender's program quoted. */
  quoted: z.string(),
  /** The sender of a mail, where it is another address than that of the conversation. */
  sender: z.nullable(z.string()),
});
export type Besides = z.infer<typeof besidesSchema>;

/** Response of `GET /api/admin/conversations/:id`, also `present` of a 412. */
export const conversationDetailSchema = z.extend(conversationSchema, {
  isBlocked: z.boolean(),
  /** What came with the first message. */
  besides: besidesSchema,
  thread: z.array(
    z.object({
      id: z.string(),
      direction: z.enum(['in', 'out', 'note']),
      channel: z.enum(['form', 'mail', 'phone', 'whatsapp', 'meeting']),
      /** Whether the client may see a note. */
      isShown: z.boolean(),
      body: z.string(),
      at: instant,
      authorName: z.nullable(z.string()),
      /** When a mail server said that it cannot be delivered, and its words. */
      bouncedAt: z.nullable(instant),
      bounceReason: z.string(),
      besides: besidesSchema,
    }),
  ),
});
export type ConversationDetail = z.infer<typeof conversationDetailSchema>;

/** Response of `POST /api/admin/conversations/changes`: the new revisions, and why others were refused. */
export const manyChangedSchema = z.object({
  changed: z.array(z.object({ id: z.string(), revision: z.int() })),
  refused: z.array(z.object({ id: z.string(), code: z.string() })),
});
export type ManyChanged = z.infer<typeof manyChangedSchema>;
