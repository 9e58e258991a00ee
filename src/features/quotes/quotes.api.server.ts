import { Hono, type Context as HonoContext } from 'hono';
import { companyZone, readClock } from '#core/zoned-time.ts';
import type { Language } from '#i18n/language.ts';
import { translate } from '#i18n/texts.ts';
import type { ApiEnv } from '#platform/context/mount-features.server.ts';
import { invalidFields } from '#platform/http/invalid-fields.server.ts';
import { readJson } from '#platform/http/json-body.server.ts';
import { keepPrivate } from '#platform/http/keep-private.server.ts';
import { pathParam } from '#platform/http/path-param.server.ts';
import { problem } from '#platform/http/problem.server.ts';
import { closedBy, type DecisionRefusal, decideQuote } from './decide-quote.server.ts';
import { describeDecision, describeShownQuote } from './quotes.docs.server.ts';
import { quoteDecisionInput } from './quotes.input.ts';
import { quoteErrorText, quoteErrorTexts } from './quotes.texts.ts';
import { findQuote, readQuotePage } from './show-quote.server.ts';

function refuse(c: HonoContext, refusal: DecisionRefusal, language: Language): Response {
  if (refusal.code === 'invalid_fields') {
    const { field, error } = refusal;
    const message = quoteErrorText(language, field, error);
    return invalidFields(c, [{ field, code: error, message }], language);
  }
  const { code } = refusal;
  const status = code === 'unknown_link' ? 404 : 409;
  return problem(c, { status, code, title: translate(quoteErrorTexts, language, code) });
}

/** `/api/do/:token` of quotes. A link of another kind is passed on to the calls that follow. */
export function quotesApi(): Hono<ApiEnv> {
  return new Hono<ApiEnv>()
    .get('/api/do/:token', describeShownQuote, async (c, next) => {
      const page = await readQuotePage(c.var.context, pathParam(c, 'token'));
      if (!page) return next();
      keepPrivate(c);
      return c.json(page.shown);
    })
    .post('/api/do/:token', describeDecision, async (c, next) => {
      const { context } = c.var;
      const token = pathParam(c, 'token');
      const quote = await context.database.read((db) => findQuote(db, token));
      if (!quote) return next();
      keepPrivate(c);
      const body = await readJson(c, quoteDecisionInput, quoteErrorText);
      if (!body.ok) {
        // What is over is said before what is wrong with the words.
        const closed = closedBy(quote, readClock(context.clock(), companyZone).day);
        return closed ? refuse(c, closed, quote.language) : body.refusal;
      }
      const outcome = await decideQuote(context, token, body.value);
      return outcome.ok ? c.json({ state: 'done' }) : refuse(c, outcome.refusal, quote.language);
    });
}
