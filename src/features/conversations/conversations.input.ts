import * as z from 'zod/mini';
import {
  email,
  hasNoNul,
  missingOr,
  optionalLine,
  requiredLine,
  storedToken,
  wholeCharacters,
} from '#core/fields.ts';
import { longestName } from '#core/longest-text.ts';
import { conversationFilters, mostFiles, spokenChannels } from './conversations.ts';

const longestText = 10_000;
const longestSubject = 200;

/** A text of several lines that is not empty. Codes: `required`, `invalid_type`, `too_long`. */
const text = z.string({ error: missingOr('invalid_type') }).check(
  z.overwrite((value) => wholeCharacters(value).replace(/\r\n?/g, '\n').trim()),
  z.minLength(1, { error: 'required', abort: true }),
  z.maxLength(longestText, 'too_long'),
  z.refine(hasNoNul, 'invalid_type'),
);

/** What `GET /api/admin/conversations` filters by. */
export const inboxQuery = {
  filter: z._default(z.enum(conversationFilters), 'waiting'),
  q: z._default(z.string().check(z.maxLength(200), z.refine(hasNoNul)), ''),
};

/** Files that were uploaded before, by their ids. */
const fileIds = z._default(
  z.array(storedToken(100), 'invalid_type').check(z.maxLength(mostFiles, 'too_many_files')),
  [],
);
const isShown = z._default(z.boolean('invalid_type'), false);

/** Body of a reply; `closes` files the conversation as done. */
export const replyInput = z.object({
  text,
  closes: z._default(z.boolean('invalid_type'), false),
  fileIds,
});
/** Body of a note: what it is of, and whether the client may see it. */
export const noteInput = z.object({
  text,
  channel: z._default(z.enum(['form', ...spokenChannels], 'invalid_channel'), 'form'),
  isShown,
});
export type NoteInput = z.infer<typeof noteInput>;
/**
 * Body of a conversation that the company begins, with a person or an address: by a mail, or by the note of
 * what was said, which the client may see. Without a language it is that of the person.
 */
export const composeInput = z
  .object({
    personId: z._default(
      z
        .string('invalid_type')
        .check(z.maxLength(100, 'too_long'), z.refine(hasNoNul, 'invalid_type')),
      '',
    ),
    email: z._default(z.union([z.literal(''), email], 'invalid_email'), ''),
    name: z._default(optionalLine(longestName), ''),
    language: z._default(z.enum(['', 'en', 'pt'], 'invalid_locale'), ''),
    subject: requiredLine(longestSubject),
    text,
    channel: z._default(z.enum(['mail', ...spokenChannels], 'invalid_channel'), 'mail'),
    isShown,
    fileIds,
  })
  .check(
    z.refine(({ personId, email: address }) => personId !== '' || address !== '', {
      error: 'required',
      path: ['email'],
    }),
  );
export type ComposeInput = z.infer<typeof composeInput>;
/** Body of an assignment: the person of one of the staff, or null for nobody. */
export const assignInput = z.object({ to: z.nullable(storedToken(100)) });
/** Body of a snooze: an instant, or null to end it. */
export const snoozeInput = z.object({
  until: z.nullable(z.iso.datetime({ error: 'invalid_instant' })),
});
export const doneInput = z.object({ done: z.boolean('invalid_type') });
export const spamInput = z.object({ spam: z.boolean('invalid_type') });
export const blockInput = z.object({ kind: z.enum(['address', 'domain'], 'invalid_kind') });
const changeOfOne = z
  .object({
    id: storedToken(100),
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
  title: requiredLine(200),
  body: text,
  bodyPt: text,
});
export type SavedAnswerInput = z.infer<typeof savedAnswerInput>;
