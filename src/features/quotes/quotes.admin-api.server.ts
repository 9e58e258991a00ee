import { Hono, type Context as HonoContext } from 'hono';
import * as z from 'zod/mini';
import { hasNoNul } from '#core/fields.ts';
import type { Result } from '#core/result.ts';
import { translate } from '#i18n/texts.ts';
import type { Context } from '#platform/context/context.server.ts';
import type { ApiEnv } from '#platform/context/mount-features.server.ts';
import { invalidFields } from '#platform/http/invalid-fields.server.ts';
import { readJson, readQuery } from '#platform/http/json-body.server.ts';
import { pathParam } from '#platform/http/path-param.server.ts';
import { problem } from '#platform/http/problem.server.ts';
import { limitParam, offsetParam } from '#platform/http/query-params.server.ts';
import { readIdempotencyKey } from '#platform/idempotency/idempotency.server.ts';
import { guarded } from '#platform/permissions/guarded.server.ts';
import { changeQuote, createQuote, withdrawQuote } from './create-quote.server.ts';
import * as docs from './quotes.docs.server.ts';
import { quoteChange, quoteInput } from './quotes.input.ts';
import { quoteErrorText, quoteErrorTexts } from './quotes.texts.ts';
import { isWhole, mostQuoteParts, quoteFilterStates } from './quotes.ts';
import { sendQuote } from './send-quote.server.ts';
import { showQuote, showQuotes, showTotals } from './show-quote.server.ts';

const statuses = {
  unknown_quote: 404,
  accepted: 409,
  withdrawn: 409,
  too_many_mails: 409,
  idempotency_key_reused: 422,
} as const;

type Refusal =
  | { code: keyof typeof statuses }
  | { code: 'invalid_fields'; field: string; error: string };

const optionalId = z.optional(z.string().check(z.maxLength(100), z.refine(hasNoNul)));

const quotesQuery = z.object({
  state: z.optional(z.enum(quoteFilterStates)),
  person: optionalId,
  project: optionalId,
  limit: limitParam,
  offset: offsetParam,
});

/** A price of less than ten million euros, in cents, and percentages such as `50,50` or `33.33,66.67`. */
const totalsQuery = z.object({
  cents: z.string().check(z.regex(/^[1-9]\d{0,8}$/)),
  percents: z.string().check(
    z.maxLength(200),
    z.refine((text) => isWhole(percentsOf(text)), 'not_whole'),
  ),
});

function percentsOf(text: string): number[] {
  const parts = text.split(',');
  const areParts =
    parts.length <= mostQuoteParts && parts.every((one) => /^\d{1,3}(\.\d{1,2})?$/.test(one));
  return areParts ? parts.map(Number) : [];
}

function refuse(c: HonoContext, refusal: Refusal): Response {
  if (refusal.code === 'invalid_fields') {
    const { field, error } = refusal;
    const [message = '', messagePt = ''] = (['en', 'pt'] as const).map((one) =>
      quoteErrorText(one, field, error),
    );
    return invalidFields(c, [{ field, code: error, message, messagePt }], 'en');
  }
  const { code } = refusal;
  const [title = code, titlePt] = (['en', 'pt'] as const).map((one) =>
    translate(quoteErrorTexts, one, code),
  );
  return problem(c, { status: statuses[code], code, title, titlePt });
}

/** Responds with the quote as it is after a change. */
async function respond(
  c: HonoContext,
  context: Context,
  outcome: Result<unknown, Refusal>,
): Promise<Response> {
  if (!outcome.ok) return refuse(c, outcome.refusal);
  const quote = await showQuote(context, pathParam(c, 'id'));
  return quote ? c.json(quote) : refuse(c, { code: 'unknown_quote' });
}

/** What staff read of quotes. */
function readsApi(): Hono<ApiEnv> {
  return new Hono<ApiEnv>()
    .get(
      '/api/admin/quotes',
      docs.describeQuotes,
      guarded('quotes.read', async (c, context) => {
        const query = readQuery(c, quotesQuery, (_, field) => `${field} is not valid.`);
        if (!query.ok) return query.refusal;
        const { state = null, person = null, project = null } = query.value;
        const { limit = '100', offset = '0' } = query.value;
        const page = { limit: Number(limit), offset: Number(offset) };
        return c.json(
          await showQuotes(context, { state, personId: person, projectId: project }, page),
        );
      }),
    )
    .get(
      '/api/admin/quote-totals',
      docs.describeTotals,
      guarded('quotes.read', async (c, context) => {
        const query = readQuery(c, totalsQuery, (_, field) => `${field} is not valid.`);
        if (!query.ok) return query.refusal;
        const { cents, percents } = query.value;
        const asked = { priceCents: Number(cents), percents: percentsOf(percents) };
        return c.json(await showTotals(context, asked));
      }),
    )
    .get(
      '/api/admin/quotes/:id',
      docs.describeQuote,
      guarded('quotes.read', async (c, context) => {
        const quote = await showQuote(context, pathParam(c, 'id'));
        return quote ? c.json(quote) : refuse(c, { code: 'unknown_quote' });
      }),
    );
}

/** `/api/admin/quotes`: what clients are offered. */
export function quotesAdminApi(): Hono<ApiEnv> {
  return readsApi()
    .post(
      '/api/admin/quotes',
      docs.describeCreate,
      guarded('quotes.change', async (c, context) => {
        const key = readIdempotencyKey(c);
        if (!key.ok) return key.refusal;
        const body = await readJson(c, quoteInput, quoteErrorText);
        if (!body.ok) return body.refusal;
        const outcome = await createQuote(context, body.value, key.value);
        return outcome.ok ? c.json(outcome.value, 201) : refuse(c, outcome.refusal);
      }),
    )
    .put(
      '/api/admin/quotes/:id',
      docs.describeChange,
      guarded('quotes.change', async (c, context) => {
        const body = await readJson(c, quoteChange, quoteErrorText);
        if (!body.ok) return body.refusal;
        return respond(c, context, await changeQuote(context, pathParam(c, 'id'), body.value));
      }),
    )
    .post(
      '/api/admin/quotes/:id/send',
      docs.describeSend,
      guarded('quotes.change', async (c, context) =>
        respond(c, context, await sendQuote(context, pathParam(c, 'id'))),
      ),
    )
    .post(
      '/api/admin/quotes/:id/withdraw',
      docs.describeWithdraw,
      guarded('quotes.change', async (c, context) =>
        respond(c, context, await withdrawQuote(context, pathParam(c, 'id'))),
      ),
    );
}
