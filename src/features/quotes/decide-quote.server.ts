import { addDays } from '#core/calendar-day.ts';
import { toInstant } from '#core/clock.ts';
import { newId } from '#core/ids.server.ts';
import { accept, type Result, refuse } from '#core/result.ts';
import { companyZone, readClock } from '#core/zoned-time.ts';
import { ownerLanguage } from '#features/auth/staff/owner-language.server.ts';
import { requireCompany } from '#features/company/company.server.ts';
import {
  addPaymentRequest,
  isRequestReferenceTaken,
} from '#features/payments/requests/create-request.server.ts';
import { mailRequest } from '#features/payments/requests/mail-request.server.ts';
import { earlyStartWords } from '#features/payments/withdrawal/early-start.texts.ts';
import { showQuoteWithdrawal } from '#features/payments/withdrawal/show-withdrawal.server.ts';
import { getClient } from '#features/people/find-client.server.ts';
import { quoteToken } from '#features/projects/do-links.server.ts';
import { type AgreedStep, beginAgreedWork } from '#features/projects/work/begin-agreed.server.ts';
import { recordChange } from '#platform/audit/record-change.server.ts';
import { actorAddress, type Context } from '#platform/context/context.server.ts';
import type { Queryable } from '#platform/database/database.server.ts';
import { retry, transact } from '#platform/database/transact.server.ts';
import { enqueueMail } from '#platform/outbox/enqueue-mail.server.ts';
import { keyedHash } from '#platform/secrets/keyed-hash.server.ts';
import { quoteAcceptedMail, quoteNotification } from './emails/quote-mail.server.ts';
import { type QuoteWords, readQuoteWords } from './quote-words.server.ts';
import type { QuoteDecisionInput } from './quotes.input.ts';
import {
  insertQuoteDecision,
  insertQuoteParts,
  listQuoteDecisions,
  lockQuote,
  type Quote,
  type QuoteDecision,
  type QuotePart,
  updateQuote,
} from './quotes.repository.server.ts';
import { daysToPay, isExpired, type PartTime } from './quotes.ts';
import { findQuote } from './show-quote.server.ts';

export type DecisionRefusal =
  | { code: 'unknown_link' | 'not_sent' | 'expired' | 'done' | 'withdrawn' | 'newer_version' }
  | { code: 'invalid_fields'; field: string; error: string };

/** Returns the day by which a part is paid that is asked for on a day. */
export function payDay(day: string): string {
  return addDays(day, daysToPay);
}

/** Keeps the version of the terms that was accepted, as it is kept for orders. */
async function keepTerms(trx: Queryable, { terms }: QuoteWords, at: string): Promise<void> {
  const { version, content } = terms;
  await trx
    .insertInto('termsVersions')
    .values({ version, content, firstUsedAt: at })
    .onConflict((conflict) => conflict.column('version').doNothing())
    .execute();
}

/** Returns the step of the work that a part waits for: the one it names, else the last. */
function stepOf(when: PartTime, steps: readonly AgreedStep[]): AgreedStep | null {
  if (when === 'accepted' || 'day' in when) return null;
  const numbered = steps[when.step - 1];
  if (numbered?.title === when.title) return numbered;
  return steps.find(({ title }) => title === when.title) ?? numbered ?? steps.at(-1) ?? null;
}

/** What a part is due by, and its day as far as it is known now. */
function dueOf(
  when: PartTime,
  step: AgreedStep | null,
  today: string,
): Pick<QuotePart, 'due' | 'stepId'> & { dueDay: string } {
  if (step !== null) return { due: 'step', stepId: step.id, dueDay: payDay(step.readyDay) };
  if (when !== 'accepted' && 'day' in when) return { due: 'day', stepId: null, dueDay: when.day };
  return { due: 'accepted', stepId: null, dueDay: payDay(today) };
}

/**
 * Makes all parts of a plan as payment requests with the title of the quote, and mails those that are
 * due now.
 */
async function makeParts(
  context: Context,
  trx: Queryable,
  { quote, words, projectId }: { quote: Quote; words: QuoteWords; projectId: string },
  steps: readonly AgreedStep[],
): Promise<void> {
  const now = context.clock();
  const today = readClock(now, companyZone).day;
  const { id: quoteId, personId, language, title, titlePt } = quote;
  const about = { personId, projectId, aboutOrderId: null, language, title, titlePt };
  const made: { part: QuotePart; request: Awaited<ReturnType<typeof addPaymentRequest>> }[] = [];
  for (const [sort, { when }] of quote.plan.entries()) {
    const { due, stepId, dueDay } = dueOf(when, stepOf(when, steps), today);
    const priceCents = words.totals.parts[sort]?.priceCents ?? 0;
    const request = await addPaymentRequest(context, trx, { ...about, priceCents, dueDay });
    const named = { id: newId(), quoteId, sort, requestId: request.id };
    made.push({ request, part: { ...named, due, stepId, askedAt: null } });
  }
  await insertQuoteParts(
    trx,
    made.map(({ part }) => part),
  );
  // A mail says which part of how many it is about.
  for (const { part, request } of made) {
    const isDue = part.due === 'accepted' || (part.due === 'day' && request.dueDay <= today);
    if (isDue) await mailRequest(context, trx, request, 'asked');
  }
}

/** Begins the work that was agreed on, and makes the payments of its plan. */
async function beginAccepted(
  context: Context,
  trx: Queryable,
  { quote, words }: { quote: Quote; words: QuoteWords },
): Promise<string> {
  const { personId, language, title, titlePt, packageId } = quote;
  const projectId = newId();
  const company = (await getClient(trx, personId))?.company ?? '';
  const work = { id: projectId, personId, title, titlePt, company, language, packageId };
  const steps = await beginAgreedWork(context, trx, work);
  await makeParts(context, trx, { quote, words, projectId }, steps);
  return projectId;
}

/** Writes the mails about a decision: to the client, who keeps what was accepted, and to the company. */
async function mailDecision(
  { origin, clock, database }: Context,
  trx: Queryable,
  {
    quote,
    words,
    decision,
    projectId,
  }: { quote: Quote; words: QuoteWords; decision: QuoteDecision; projectId: string | null },
): Promise<void> {
  const person = await getClient(trx, quote.personId);
  if (!person) return;
  const { email } = person;
  const at = toInstant(clock());
  const sender = { origin, company: await requireCompany(trx) };
  const token = await quoteToken(trx, quote.id);
  const about = { quote, email, token, totalCents: words.totals.totalCents };
  if (decision.choice === 'accepted' && email !== '') {
    await database.lock(trx, `quote-mails:${email}`);
    const withdrawal = await showQuoteWithdrawal({ clock }, trx, quote);
    const href = withdrawal?.state === 'open' ? withdrawal.url : null;
    await enqueueMail(trx, quoteAcceptedMail(about, { ...decision, withdrawal: href }, sender), at);
  }
  const language = await ownerLanguage(trx, quote.language);
  const clientName = person.name || person.company;
  const said = { decision, clientName, projectId };
  await enqueueMail(trx, quoteNotification(about, said, language, sender), at);
}

async function record(
  context: Context,
  trx: Queryable,
  { quote, words, id }: { quote: Quote; words: QuoteWords; id: string },
  { choice, name, comment, earlyStart }: QuoteDecisionInput,
): Promise<QuoteDecision> {
  const address = actorAddress(context);
  const isEarly = choice === 'accepted' && Boolean(earlyStart);
  const decision: QuoteDecision = {
    id,
    quoteId: quote.id,
    version: quote.version,
    choice,
    name,
    comment,
    words: words.text,
    sha256: words.sha256,
    earlyStart: isEarly ? earlyStartWords(quote.language) : null,
    termsVersion: words.terms.version,
    language: quote.language,
    addressHash: address === null ? null : await keyedHash(trx, address),
    at: toInstant(context.clock()),
  };
  await keepTerms(trx, words, decision.at);
  await insertQuoteDecision(trx, decision);
  return decision;
}

/** Returns why a quote cannot be decided about; null where it can. */
export function closedBy(quote: Quote, today: string): DecisionRefusal | null {
  if (quote.state === 'withdrawn') return { code: 'withdrawn' };
  if (quote.state === 'accepted' || quote.state === 'changes') return { code: 'done' };
  if (isExpired(quote, today)) return { code: 'expired' };
  return quote.state === 'draft' ? { code: 'not_sent' } : null;
}

/** Whether a decision is what was done last, as when a form is sent twice. */
async function isRepeated(
  trx: Queryable,
  { id, version }: Quote,
  { choice, name, comment }: QuoteDecisionInput,
): Promise<boolean> {
  const last = (await listQuoteDecisions(trx, [id])).at(-1);
  return (
    last?.version === version &&
    last.choice === choice &&
    last.name === name &&
    last.comment === comment
  );
}

/**
 * Accepts a quote, or asks for changes, for the holder of its link. Acceptance is one transaction: the
 * words that are kept, the work, and all payments of the plan. The same again changes nothing.
 */
export async function decideQuote(
  given: Context,
  token: string,
  input: QuoteDecisionInput,
): Promise<Result<null, DecisionRefusal>> {
  const id = newId();
  const decide = () =>
    transact<Result<null, DecisionRefusal>>(given, async (trx) => {
      const known = await findQuote(trx, token);
      if (!known) return refuse({ code: 'unknown_link' });
      await lockQuote(given.database, trx, known.id);
      const quote = (await findQuote(trx, token)) ?? known;
      const { choice, name } = input;
      const closed = closedBy(quote, readClock(given.clock(), companyZone).day);
      if (closed?.code === 'done' && (await isRepeated(trx, quote, input))) return accept(null);
      if (closed) return refuse(closed);
      if (choice === 'accepted' && name === '')
        return refuse({ code: 'invalid_fields', field: 'name', error: 'required' });
      const words = await readQuoteWords(given, trx, quote);
      if (input.sha256 && input.sha256.toLowerCase() !== words.sha256)
        return refuse({ code: 'newer_version' });
      const { personId } = quote;
      const actor = {
        ...given.actor,
        kind: 'link',
        personId,
        address: actorAddress(given),
      } as const;
      const context = { ...given, actor };
      const decision = await record(context, trx, { quote, words, id }, input);
      const projectId =
        choice === 'accepted' ? await beginAccepted(context, trx, { quote, words }) : null;
      await updateQuote(trx, quote.id, {
        state: choice,
        projectId,
        closedAt: choice === 'accepted' ? decision.at : null,
        updatedAt: decision.at,
      });
      await recordChange(context, trx, {
        action: 'quote.decide',
        subject: { kind: 'quote', id: quote.id },
        after: { choice, version: quote.version },
      });
      await mailDecision(context, trx, { quote, words, decision, projectId });
      return accept(null);
    });
  return retry(decide, { isRetryable: isRequestReferenceTaken });
}
