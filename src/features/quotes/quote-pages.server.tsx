import { Hono, type Context as HonoContext } from 'hono';
import { renderToStaticMarkup } from 'react-dom/server';
import * as z from 'zod/mini';
import { requireCompany } from '#features/company/company.server.ts';
import { type DoAssets, formatDoPage } from '#features/projects/do/do-pages.server.tsx';
import { translate } from '#i18n/texts.ts';
import { doPath } from '#paths.ts';
import type { ApiEnv } from '#platform/context/mount-features.server.ts';
import { toFieldErrors } from '#platform/http/invalid-fields.server.ts';
import { keepPrivate } from '#platform/http/keep-private.server.ts';
import { pathParam } from '#platform/http/path-param.server.ts';
import { decideQuote } from './decide-quote.server.ts';
import { QuotePageView, type RefusedDecision } from './quote-page.server.tsx';
import { sayQuote } from './quote-words.server.ts';
import { quoteDecisionInput } from './quotes.input.ts';
import { quoteErrorText, quoteErrorTexts } from './quotes.texts.ts';
import { type QuotePage, readQuotePage } from './show-quote.server.ts';

type Call = HonoContext<ApiEnv>;

const formLimit = 64 * 1024;

/**
 * `/do/<token>` of a quote: drawn by the server for everybody, with a form that needs no scripts. Reading
 * it changes nothing. A link of another kind is passed on to the pages that follow.
 */
export function quotePages({ lines, finish }: DoAssets): Hono<ApiEnv> {
  async function send(
    c: Call,
    page: QuotePage,
    refused: RefusedDecision | null,
    status: 200 | 409 | 422,
  ): Promise<Response> {
    const { language, title } = page.shown;
    const company = await c.var.context.database.read(requireCompany);
    const body = renderToStaticMarkup(
      <QuotePageView page={page} company={company} refused={refused} />,
    );
    const html = formatDoPage({ language, title: `${title} — ${company.brand}`, lines, body });
    keepPrivate(c);
    return c.html(await finish(c.req.path, html), status);
  }

  return new Hono<ApiEnv>()
    .get(doPath.pattern, async (c, next) => {
      const page = await readQuotePage(c.var.context, pathParam(c, 'token'));
      return page ? send(c, page, null, 200) : next();
    })
    .post(doPath.pattern, async (c, next) => {
      const { context } = c.var;
      const token = pathParam(c, 'token');
      const page = await readQuotePage(context, token);
      if (!page) return next();
      const { language } = page.shown;
      const typed = Object.fromEntries(
        new URLSearchParams((await c.req.text()).slice(0, formLimit)),
      );
      const stays = sayQuote(language)('stays');
      const parsed = z.safeParse(quoteDecisionInput, typed);
      if (!parsed.success) {
        const found = toFieldErrors(parsed.error.issues, language, quoteErrorText);
        const errors = Object.fromEntries(found.map(({ field, message }) => [field, message]));
        return send(c, page, { message: stays, errors, typed }, 422);
      }
      const outcome = await decideQuote(context, token, parsed.data);
      if (outcome.ok) {
        keepPrivate(c);
        return c.redirect(doPath.href({ token }), 303);
      }
      const { refusal } = outcome;
      const now = (await readQuotePage(context, token)) ?? page;
      if (refusal.code !== 'invalid_fields') {
        const message = translate(quoteErrorTexts, language, refusal.code);
        return send(c, now, { message, errors: {}, typed }, 409);
      }
      const { field, error } = refusal;
      const errors = { [field]: quoteErrorText(language, field, error) };
      return send(c, now, { message: stays, errors, typed }, 422);
    });
}
