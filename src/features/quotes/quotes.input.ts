import * as z from 'zod/mini';
import {
  hasNoNul,
  locale,
  missingOr,
  optionalEmail,
  optionalLine,
  optionalLines,
  requiredLine,
  storedToken,
} from '#core/fields.ts';
import { longestName } from '#core/longest-text.ts';
import { dayField } from '#features/booking/booking.input.ts';
import {
  hasTwoDecimals,
  isWhole,
  longestQuoteComment,
  longestQuoteLine,
  longestQuoteTitle,
  mostQuoteLines,
  mostQuoteParts,
} from './quotes.ts';

const longestId = 100;
const highestAmount = 999_999.99;

const optionalId = z.optional(z.nullable(storedToken(longestId)));

/** A number above 0 with at most two decimals. */
const positive = (most: number) =>
  z
    .number({ error: missingOr('invalid_type') })
    .check(
      z.gt(0, { error: 'not_positive', abort: true }),
      z.lte(most, { error: 'too_large', abort: true }),
      z.refine(hasTwoDecimals, 'two_decimals'),
    );

const lineInput = z.object({
  text: requiredLine(longestQuoteLine),
  textPt: optionalLine(longestQuoteLine),
  quantity: positive(10_000),
  /** In euros, as catalogue prices are. */
  unitAmount: positive(highestAmount),
});

const when = z.union(
  [
    z.literal('accepted'),
    dayField,
    z.object({ step: z.int('unknown_step').check(z.gte(1, 'unknown_step')) }),
  ],
  'invalid_when',
);

const partInput = z.object({ percent: positive(100), when });
export type PartInput = z.infer<typeof partInput>;

const words = {
  title: requiredLine(longestQuoteTitle),
  titlePt: optionalLine(longestQuoteTitle),
  lines: z
    .array(lineInput, { error: missingOr('invalid_type') })
    .check(z.minLength(1, 'required'), z.maxLength(mostQuoteLines, 'too_many')),
  validUntil: dayField,
  plan: z.array(partInput, { error: missingOr('invalid_type') }).check(
    z.minLength(1, { error: 'required', abort: true }),
    z.maxLength(mostQuoteParts, { error: 'too_many', abort: true }),
    z.refine((parts) => isWhole(parts.map(({ percent }) => percent)), 'not_whole'),
  ),
  /** The package whose template the work begins with. */
  packageId: optionalId,
  locale,
};

/** Body of `POST /api/admin/quotes`. It is for the person, or for whoever has the address. */
export const quoteInput = z.object({
  personId: optionalId,
  email: optionalEmail(),
  name: optionalLine(longestName),
  /** In which somebody new reads it. */
  language: z.optional(z.enum(['en', 'pt'], 'invalid_locale')),
  ...words,
});
export type QuoteInput = z.infer<typeof quoteInput>;

/** Body of `PUT /api/admin/quotes/:id`: all that it says. */
export const quoteChange = z.object(words);
export type QuoteChange = z.infer<typeof quoteChange>;

/** Body of `POST /api/do/:token` for a quote. */
export const quoteDecisionInput = z.object({
  choice: z.enum(['accepted', 'changes'], { error: missingOr('invalid_choice') }),
  name: optionalLine(longestName),
  comment: optionalLines(longestQuoteComment),
  /** The version that was shown, by its hash; an older one is refused. */
  sha256: z.optional(z.string().check(z.maxLength(64), z.refine(hasNoNul))),
  /** A consumer's express request to begin within the days of withdrawal: `yes` from a form. */
  earlyStart: z.optional(z.union([z.boolean(), z.literal('yes')])),
  locale,
});
export type QuoteDecisionInput = z.infer<typeof quoteDecisionInput>;
