import * as z from 'zod/mini';
import { atMost, line, missingOr } from '#core/fields.ts';
import { columnRoles } from './list-columns.ts';
import { longestStatement, mostColumns } from './subscriber-imports.ts';

const day = z
  .string('invalid_type')
  .check(z.regex(/^\d{4}-\d{2}-\d{2}$/, 'invalid_day'), z.refine(isDay, 'invalid_day'));

function isDay(text: string): boolean {
  const read = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(read.getTime()) && read.toISOString().startsWith(text);
}

/** Body of `POST /api/admin/subscribers/import/:id/start`. What is left out is as it was guessed. */
export const beginInput = z.object({
  columns: z.optional(
    z
      .array(z.enum(columnRoles, { error: missingOr('invalid_role') }), {
        error: missingOr('invalid_type'),
      })
      .check(z.maxLength(mostColumns, 'too_many')),
  ),
  language: z.optional(z.enum(['en', 'pt'], 'invalid_locale')),
  statement: z.optional(line(longestStatement)),
  statementDay: z.optional(z.nullable(day)),
});
export type BeginInput = z.infer<typeof beginInput>;

/** Query of `POST /api/admin/subscribers/import`, in one text each. */
export const listQuery = z.object({
  name: z._default(z.string().check(atMost(200, 'too_long')), ''),
  columns: z.optional(z.string().check(atMost(4_000, 'too_long'))),
  language: z.optional(z.enum(['en', 'pt'], 'invalid_locale')),
  statement: z.optional(line(longestStatement)),
  'statement-day': z.optional(day),
  'dry-run': z.optional(z.string()),
});
