import { toInstant } from '#core/clock.ts';
import { newId } from '#core/ids.server.ts';
import { centsOf, companyCurrency } from '#core/money.ts';
import { accept, type Result, refuse } from '#core/result.ts';
import { isTooMuch } from '#features/payments/requests/create-request.server.ts';
import { findNamedClient } from '#features/people/find-client.server.ts';
import { quoteToken } from '#features/projects/do-links.server.ts';
import { listTemplateSteps } from '#features/projects/work/begin-agreed.server.ts';
import { doPath } from '#paths.ts';
import { recordChange } from '#platform/audit/record-change.server.ts';
import type { Context } from '#platform/context/context.server.ts';
import type { Queryable } from '#platform/database/database.server.ts';
import { transact } from '#platform/database/transact.server.ts';
import { type KeyReused, withIdempotencyKey } from '#platform/idempotency/idempotency.server.ts';
import type { PartInput, QuoteChange, QuoteInput } from './quotes.input.ts';
import {
  getQuote,
  insertQuote,
  lockQuote,
  type Quote,
  updateQuote,
} from './quotes.repository.server.ts';
import { lineCents, type PlannedPart, splitCents } from './quotes.ts';

/** A field that only the database can judge. */
export type QuoteFieldRefusal = { code: 'invalid_fields'; field: string; error: string };

const wrong = (field: string, error: string): Result<never, QuoteFieldRefusal> =>
  refuse({ code: 'invalid_fields', field, error });

type Words = Pick<
  Quote,
  'title' | 'titlePt' | 'lines' | 'plan' | 'priceCents' | 'validUntil' | 'packageId'
>;

type Steps = readonly { title: string; titlePt: string }[];

function planOf(parts: readonly PartInput[], steps: Steps): Result<PlannedPart[], number> {
  const plan: PlannedPart[] = [];
  for (const [at, { percent, when }] of parts.entries()) {
    if (when === 'accepted') plan.push({ percent, when });
    else if (typeof when === 'string') plan.push({ percent, when: { day: when } });
    else {
      const step = steps[when.step - 1];
      if (!step) return refuse(at);
      plan.push({ percent, when: { step: when.step, ...step } });
    }
  }
  return accept(plan);
}

/** Reads what a quote says: its lines in cents, and its plan with the steps of the template. */
async function readWords(
  context: Context,
  trx: Queryable,
  { title, titlePt, validUntil, packageId = null, ...input }: QuoteChange,
): Promise<Result<Words, QuoteFieldRefusal>> {
  const steps = packageId === null ? [] : await listTemplateSteps(trx, packageId);
  if (steps === null) return wrong('packageId', 'unknown_package');
  const plan = planOf(input.plan, steps);
  if (!plan.ok) return wrong(`plan.${plan.refusal}.when`, 'unknown_step');
  const lines = input.lines.map(({ unitAmount, ...line }) => ({
    ...line,
    unitCents: centsOf(unitAmount),
  }));
  const priceCents = lines.reduce((sum, line) => sum + lineCents(line), 0);
  if (priceCents === 0) return wrong('lines', 'not_positive');
  if (!Number.isSafeInteger(priceCents) || (await isTooMuch(context, trx, priceCents)))
    return wrong('lines', 'too_large');
  const percents = plan.value.map(({ percent }) => percent);
  if (splitCents(priceCents, percents).some((part) => part === 0))
    return wrong('plan', 'part_too_small');
  return accept({ title, titlePt, lines, plan: plan.value, priceCents, validUntil, packageId });
}

/** Returns the path of the page of a quote. */
export async function quoteHref(db: Queryable, id: string): Promise<string> {
  return doPath.href({ token: await quoteToken(db, id) });
}

export type CreatedQuote = { id: string; url: string };

/** Writes a quote, which waits to be sent. The same key again writes nothing more. */
export async function createQuote(
  context: Context,
  input: QuoteInput,
  key: string | null,
): Promise<Result<CreatedQuote, QuoteFieldRefusal | KeyReused>> {
  const { locale: _, ...request } = input;
  const keyed = { scope: 'quote', key, request };
  return transact(context, (trx) =>
    withIdempotencyKey<CreatedQuote, QuoteFieldRefusal>(context, trx, keyed, async () => {
      const words = await readWords(context, trx, input);
      if (!words.ok) return words;
      const reader = await findNamedClient(context, trx, input);
      if (!reader.ok) return reader;
      const id = newId();
      const at = toInstant(context.clock());
      await insertQuote(trx, {
        ...words.value,
        ...reader.value,
        id,
        projectId: null,
        currency: companyCurrency,
        state: 'draft',
        version: 1,
        sentAt: null,
        closedAt: null,
        createdAt: at,
        updatedAt: at,
      });
      await recordChange(context, trx, {
        action: 'quote.create',
        subject: { kind: 'quote', id },
        after: { amountCents: words.value.priceCents, parts: words.value.plan.length },
      });
      return accept({ id, url: await quoteHref(trx, id) });
    }),
  );
}

export type QuoteRefusal = { code: 'unknown_quote' | 'accepted' | 'withdrawn' };

/** Runs `change` on a quote that can still change; it is locked until the transaction ends. */
export async function withOpenQuote<Value, Refusal = never>(
  context: Context,
  id: string,
  change: (trx: Queryable, quote: Quote) => Promise<Result<Value, QuoteRefusal | Refusal>>,
): Promise<Result<Value, QuoteRefusal | Refusal>> {
  return transact(context, async (trx) => {
    await lockQuote(context.database, trx, id);
    const quote = await getQuote(trx, id);
    if (!quote) return refuse({ code: 'unknown_quote' });
    const { state } = quote;
    if (state === 'accepted' || state === 'withdrawn') return refuse({ code: state });
    return change(trx, quote);
  });
}

/**
 * Changes what a quote says. What was sent before no longer counts: it is a new version, which waits to
 * be sent, and an open page of the old one accepts nothing.
 */
export async function changeQuote(
  context: Context,
  id: string,
  input: QuoteChange,
): Promise<Result<null, QuoteRefusal | QuoteFieldRefusal>> {
  return withOpenQuote<null, QuoteFieldRefusal>(context, id, async (trx, quote) => {
    const words = await readWords(context, trx, input);
    if (!words.ok) return words;
    const version = quote.version + (quote.sentAt === null ? 0 : 1);
    const updatedAt = toInstant(context.clock());
    await updateQuote(trx, id, {
      ...words.value,
      version,
      state: 'draft',
      sentAt: null,
      updatedAt,
    });
    await recordChange(context, trx, {
      action: 'quote.change',
      subject: { kind: 'quote', id },
      before: { amountCents: quote.priceCents },
      after: { amountCents: words.value.priceCents },
    });
    return accept(null);
  });
}

/** Takes a quote back: its page says so and accepts nothing. */
export async function withdrawQuote(
  context: Context,
  id: string,
): Promise<Result<null, QuoteRefusal>> {
  return withOpenQuote<null>(context, id, async (trx) => {
    const at = toInstant(context.clock());
    await updateQuote(trx, id, { state: 'withdrawn', closedAt: at, updatedAt: at });
    await recordChange(context, trx, { action: 'quote.withdraw', subject: { kind: 'quote', id } });
    return accept(null);
  });
}
