import * as z from 'zod/mini';
import { hasNoNul, missingOr, token } from '#core/fields.ts';
import { conversationFilters } from './conversations.ts';

const longestText = 10_000;

/** A text of several lines that is not empty. Codes: `required`, `invalid_type`, `too_long`. */
const text = z.string({ error: missingOr('invalid_type') }).check(
  z.overwrite((value) => value.replace(/\r\n?/g, '\n').trim()),
  z.minLength(1, { error: 'required', abort: true }),
  z.maxLength(longestText, 'too_long'),
  z.refine(hasNoNul, 'invalid_type'),
);

/** What `GET /api/admin/conversations` filters by. */
export const inboxQuery = {
  filter: z._default(z.enum(conversationFilters), 'waiting'),
  q: z._default(z.string().check(z.maxLength(200), z.refine(hasNoNul)), ''),
};

/** Body of a reply; `closes` files the conversation as done. */
export const replyInput = z.object({ text, closes: z._default(z.boolean('invalid_type'), false) });
export const noteInput = z.object({ text });
/** Body of an assignment: the person of one of the staff, or null for nobody. */
export const assignInput = z.object({ to: z.nullable(token(100)) });
/** Body of a snooze: an instant, or null to end it. */
export const snoozeInput = z.object({
  until: z.nullable(z.iso.datetime({ error: 'invalid_instant' })),
});
export const doneInput = z.object({ done: z.boolean('invalid_type') });
export const spamInput = z.object({ spam: z.boolean('invalid_type') });
export const blockInput = z.object({ kind: z.enum(['address', 'domain'], 'invalid_kind') });
const changeOfOne = z
  .object({
    id: token(100),
    revision: z.int('invalid_type'),
    closedAs: z.optional(z.nullable(z.enum(['done', 'spam'], 'invalid_type'))),
    snoozedUntil: z.optional(z.nullable(z.iso.datetime({ error: 'invalid_instant' }))),
  })
  .check(
    z.refine(
      ({ closedAs, snoozedUntil }) => closedAs !== undefined || snoozedUntil !== undefined,
      'required',
    ),
  );
export type ChangeOfOne = z.infer<typeof changeOfOne>;
/** Body of a change of many: each with the revision shown, and how it is closed or until when snoozed. */
export const manyInput = z.object({
  changes: z
    .array(changeOfOne, { error: missingOr('invalid_type') })
    .check(z.minLength(1, 'required'), z.maxLength(100, 'too_many')),
});
/** Body of a saved answer, in both languages. */
export const savedAnswerInput = z.object({
  title: z
    .string({ error: missingOr('invalid_type') })
    .check(z.minLength(1, { error: 'required', abort: true }), z.maxLength(200, 'too_long')),
  body: text,
  bodyPt: text,
});
export type SavedAnswerInput = z.infer<typeof savedAnswerInput>;
