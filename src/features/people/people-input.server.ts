import * as z from 'zod/mini';
import { emailPattern } from '#core/email-address.ts';
import {
  hasNoNul,
  line,
  locale,
  missingOr,
  multipleLines,
  phoneLine,
  plainEmail,
  storedToken,
} from '#core/fields.ts';
import { longestEmail, longestName } from '#core/longest-text.ts';
import { limitParam, offsetParam } from '#platform/http/query-params.server.ts';
import { detailFields } from './details/details.ts';
import { peopleFilters, peopleSorts } from './standing/standing.ts';
import { timelineFilters } from './timeline/timeline.ts';

const longestNote = 5000;

/** Query of `GET /api/admin/people`. */
export const peopleQuery = z.object({
  q: z.optional(z.string().check(z.maxLength(200), z.refine(hasNoNul))),
  filter: z.optional(z.enum(peopleFilters)),
  language: z.optional(z.enum(['en', 'pt'])),
  sort: z.optional(z.enum(peopleSorts)),
  limit: limitParam,
  offset: offsetParam,
  format: z.optional(z.enum(['json', 'csv', 'xlsx'])),
});

/** Query of `GET /api/admin/people/:id`: which part of the timeline. */
export const timelineQuery = z.object({
  filter: z.optional(z.enum(timelineFilters)),
  limit: limitParam,
  offset: offsetParam,
});

/** Body of `POST /api/admin/people/:id/notes`. */
export const noteInput = z.object({
  text: z
    .string({ error: missingOr('invalid_type') })
    .check(
      z.overwrite(multipleLines),
      z.minLength(1, 'required'),
      z.maxLength(longestNote, 'too_long'),
    ),
  locale,
});

const phone = phoneLine().check(
  z.refine((text) => text === '' || /\d/.test(text), 'invalid_phone'),
);

const mostEmails = 10;

/** The further addresses of a person; all of them, because the list replaces the one before. */
const otherEmails = z.array(z.string('invalid_email'), 'invalid_type').check(
  z.overwrite((emails) => emails.map(plainEmail).filter((email) => email !== '')),
  z.maxLength(mostEmails, { error: 'too_many_emails', abort: true }),
  z.refine(
    (emails) => emails.every((email) => email.length <= longestEmail && emailPattern.test(email)),
    'invalid_email',
  ),
);

/** Body of `PATCH /api/admin/people/:id`: the fields to set; an empty one is not known. */
export const personInput = z
  .object({
    name: z.optional(line(longestName)),
    phone: z.optional(phone),
    company: z.optional(line(longestName)),
    language: z.optional(z.enum(['en', 'pt'], 'invalid_locale')),
    otherEmails: z.optional(otherEmails),
    locale,
  })
  .check(
    z.refine(
      (input) =>
        [...detailFields, 'otherEmails' as const].some((field) => input[field] !== undefined),
      {
        error: 'nothing_to_change',
        path: ['body'],
      },
    ),
  );

/** Body of `POST /api/admin/people/:id/leave`: what a form says and the person is not. */
export const leaveInput = z.object({
  field: z.enum(detailFields, 'invalid_field'),
  value: storedToken(longestName),
  locale,
});

/** Body of `POST /api/admin/people/:id/erase`; none: work that goes on is not ended. */
export const eraseInput = z.object({
  endsWork: z._default(z.boolean('invalid_type'), false),
  locale,
});

/** Body of `POST /api/admin/people/:id/merge`: the person who stays. */
export const mergeInput = z.object({ into: storedToken(100), locale });
