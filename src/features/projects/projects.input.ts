import * as z from 'zod/mini';
import {
  email,
  line,
  locale,
  missingOr,
  multipleLines,
  notEmpty,
  optionalLine,
  optionalLines,
  requiredLine,
  storedToken,
} from '#core/fields.ts';
import { type Identity, identityKinds, mostIdentityMonths } from '#core/identity-papers.ts';
import { longestName } from '#core/longest-text.ts';
import { dayField, timeField } from '#features/booking/booking.input.ts';
import {
  companyKinds,
  longestText,
  longestTitle,
  mostFiles,
  mostSlots,
  mostSteps,
  requestKinds,
  sides,
} from './projects.ts';

const longestId = 100;

function requiredText(code: string) {
  return z
    .string({ error: missingOr('invalid_type') })
    .check(z.overwrite(multipleLines), notEmpty, z.maxLength(longestText, code));
}

/** Absent, null or empty: no day. */
const optionalDay = z._default(z.union([z.null(), z.literal(''), dayField]), null);

const slot = z.object({ date: dayField, time: timeField });
const ids = z.array(storedToken(longestId), 'invalid_type');

/** Absent, null or empty: no paper of identity. */
const identityField = z._default(
  z.pipe(
    z.nullable(z.enum([...identityKinds, ''], 'invalid_identity')),
    z.transform((value): Identity => value ?? ''),
  ),
  '',
);

/** Body of `POST /api/admin/projects`. */
export const projectInput = z.object({
  email,
  name: requiredLine(longestName),
  language: z.enum(['en', 'pt'], { error: missingOr('invalid_locale') }),
  company: optionalLine(longestName),
  title: requiredLine(longestTitle),
  titlePt: optionalLine(longestTitle),
  packageId: z.optional(z.nullable(line(longestId))),
  locale,
});
export type ProjectInput = z.infer<typeof projectInput>;

/**
 * Body of `POST /api/admin/bookings/:id/begin` and `/api/admin/conversations/:id/begin`. What is
 * absent or empty is as the booking or the conversation says; `packageId` null is none.
 */
export const beginInput = z.object({
  packageId: z.optional(z.nullable(line(longestId))),
  title: z._default(optionalLine(longestTitle), ''),
  titlePt: z._default(optionalLine(longestTitle), ''),
  locale,
});
export type BeginInput = z.infer<typeof beginInput>;

/** Body of `POST /api/admin/projects/:id/requests`. `stepId` names the client's step that it is for. */
export const requestInput = z.object({
  kind: z.enum(requestKinds, { error: missingOr('invalid_kind') }),
  title: requiredLine(longestTitle),
  text: optionalLines(longestText),
  dueDay: optionalDay,
  fileId: z.optional(z.nullable(storedToken(longestId))),
  slots: z.optional(
    z.nullable(z.array(slot, 'invalid_type').check(z.maxLength(mostSlots, 'too_many'))),
  ),
  stepId: z.optional(z.nullable(storedToken(longestId))),
  /** Of a request for documents: which paper of identity it asks for. */
  identity: identityField,
  locale,
});
export type RequestInput = z.infer<typeof requestInput>;

/** Body of `POST /api/admin/projects/:id/messages`. */
export const messageInput = z.object({
  text: requiredText('too_long'),
  fileIds: z._default(ids.check(z.maxLength(mostFiles, 'too_many')), []),
  locale,
});
export type MessageInput = z.infer<typeof messageInput>;

const kindsOfSteps = [...requestKinds, ...companyKinds] as const;
const optionalText = z._default(optionalLines(longestText), '');

const templateStep = z
  .object({
    side: z.enum(sides, { error: missingOr('invalid_side') }),
    kind: z.enum(kindsOfSteps, { error: missingOr('invalid_step_kind') }),
    title: requiredLine(longestTitle),
    titlePt: optionalLine(longestTitle),
    days: z
      .int({ error: missingOr('invalid_days') })
      .check(z.gte(0, 'invalid_days'), z.lte(365, 'invalid_days')),
    /** What the client reads of it. */
    text: optionalText,
    textPt: optionalText,
    /** Of documents: which paper of identity they are. */
    identity: identityField,
  })
  .check(
    z.refine(({ side, kind }) => side === 'company' || (kind !== 'work' && kind !== 'wait'), {
      error: 'invalid_step_kind',
      path: ['kind'],
    }),
  );
export type TemplateStep = z.infer<typeof templateStep>;

/** Body of `PUT /api/admin/templates/:packageId`. */
export const templateInput = z.object({
  steps: z
    .array(templateStep, { error: missingOr('invalid_type') })
    .check(z.maxLength(mostSteps, 'too_many')),
  locale,
});
export type TemplateInput = z.infer<typeof templateInput>;

/** Body of `PUT /api/admin/project-settings`; what is absent stays. */
export const startInput = z.object({
  startsByItself: z.optional(z.boolean('invalid_type')),
  identityMonths: z.optional(
    z
      .int('invalid_months')
      .check(z.gte(0, 'invalid_months'), z.lte(mostIdentityMonths, 'invalid_months')),
  ),
  isObliged: z.optional(z.boolean('invalid_type')),
  locale,
});

export type StartInput = z.infer<typeof startInput>;

/** Body of `PUT /api/admin/projects/:id/responsible`. */
export const responsibleInput = z.object({
  personId: z.nullable(storedToken(longestId)),
  locale,
});

/** Bodies of `POST /api/do/:token`, by the kind of the request. */
export const doInputs = {
  answer: z.object({ text: requiredText('too_long') }),
  /** `show`: the client would rather show a paper of identity than send a copy. */
  document: z
    .object({
      files: z._default(ids.check(z.maxLength(mostFiles, 'too_many')), []),
      choice: z.optional(z.literal('show', 'invalid_choice')),
      /** That the holder of a Cartão de Cidadão consents to its copy. A form sends `yes`. */
      consent: z._default(
        z.pipe(
          z.union([z.boolean(), z.literal('yes'), z.literal('')], 'invalid_type'),
          z.transform((value) => value === true || value === 'yes'),
        ),
        false,
      ),
    })
    .check(
      z.refine(({ files, choice }) => choice === 'show' || files.length > 0, {
        error: 'required',
        path: ['files'],
      }),
    ),
  approval: z.object({
    choice: z.enum(['approved', 'changes'], { error: missingOr('invalid_choice') }),
    comment: optionalLines(longestText),
    sha256: z.optional(z.nullable(line(64))),
  }),
  time: z.object({ date: dayField, time: timeField }),
};
export type DoInputs = { [Kind in keyof typeof doInputs]: z.infer<(typeof doInputs)[Kind]> };
