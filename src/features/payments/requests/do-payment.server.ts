import { Hono } from 'hono';
import { withPrefix } from '#core/site-address.ts';
import { type Language, otherLanguage, prefixOf } from '#i18n/language.ts';
import { localize } from '#i18n/localized.tsx';
import { translate } from '#i18n/texts.ts';
import { checkoutPath, doPath } from '#paths.ts';
import type { Context } from '#platform/context/context.server.ts';
import type { ApiEnv } from '#platform/context/mount-features.server.ts';
import { keepPrivate } from '#platform/http/keep-private.server.ts';
import { pathParam } from '#platform/http/path-param.server.ts';
import { problem } from '#platform/http/problem.server.ts';
import { getRequestByKey } from './request-links.server.ts';
import { describePaidThere, describePaymentToDo } from './requests.docs.server.ts';
import type { PaymentToDo } from './requests.schema.ts';
import { requestErrorTexts } from './requests.texts.ts';
import { splitRequestToken } from './requests.ts';
import { showAskedPayment } from './show-requests.server.ts';

const states = { open: 'open', paid: 'done', cancelled: 'withdrawn' } as const;

const payHref = (token: string, language: Language) =>
  `${withPrefix(prefixOf[language], checkoutPath.href())}?request=${token}`;

/** Returns what a client is asked to pay, as what else they are asked for is shown; null for another token. */
async function readPaymentToDo(context: Context, token: string): Promise<PaymentToDo | null> {
  const shown = await showAskedPayment(context, token);
  const named = splitRequestToken(token);
  if (shown === null || named === null) return null;
  return context.database.read(async (db) => {
    const request = await getRequestByKey(db, named);
    if (!request) return null;
    const { language } = request;
    return {
      kind: 'payment',
      title: localize(language, shown.title, shown.titlePt).text,
      text: '',
      dueDay: shown.dueDay,
      state: states[shown.state],
      language,
      total: shown.amount,
      currency: shown.currency,
      reference: shown.reference,
      part: shown.part,
      url: payHref(token, language),
    };
  });
}

/**
 * `/api/do/:token` of a payment: the token is that of its page, `ID.KEY`. It is paid there, so that nothing is
 * done here. A link of another kind is passed on to the calls that follow.
 */
export function doPaymentApi(): Hono<ApiEnv> {
  return new Hono<ApiEnv>()
    .get('/api/do/:token', describePaymentToDo, async (c, next) => {
      const shown = await readPaymentToDo(c.var.context, pathParam(c, 'token'));
      if (!shown) return next();
      keepPrivate(c);
      return c.json(shown);
    })
    .post('/api/do/:token', describePaidThere, async (c, next) => {
      const shown = await readPaymentToDo(c.var.context, pathParam(c, 'token'));
      if (!shown) return next();
      keepPrivate(c);
      const { language, url } = shown;
      return problem(c, {
        status: 409,
        code: 'paid_at_checkout',
        title: translate(requestErrorTexts, language, 'paid_at_checkout'),
        ...(language === 'en' && {
          titlePt: translate(requestErrorTexts, otherLanguage(language), 'paid_at_checkout'),
        }),
        url,
      });
    });
}

/** `/do/<token>` of a payment leads to the page where it is paid, whose security policy is its own. */
export function doPaymentPages(): Hono<ApiEnv> {
  return new Hono<ApiEnv>().get(doPath.pattern, async (c, next) => {
    const shown = await readPaymentToDo(c.var.context, pathParam(c, 'token'));
    if (!shown) return next();
    keepPrivate(c);
    return c.redirect(shown.url, 302);
  });
}
