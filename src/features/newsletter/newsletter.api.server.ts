import { type Context, Hono } from 'hono';
import { withPrefix } from '#core/site-address.ts';
import { sitePaths } from '#core/site-paths.ts';
import type { Language } from '#i18n/language.ts';
import { translate } from '#i18n/texts.ts';
import { suspicionOf } from '#platform/http/form-guard.server.ts';
import { readJson } from '#platform/http/json-body.server.ts';
import { problem } from '#platform/http/problem.server.ts';
import { confirmSubscription } from './confirm-subscription.server.ts';
import { describeConfirm, describeLink, describeSubscribe } from './newsletter.docs.server.ts';
import { confirmInput, subscribeInput } from './newsletter.input.ts';
import { newsletterErrorText, newsletterErrorTexts } from './newsletter-errors.texts.ts';
import { showConfirmationLink } from './show-confirmation-link.server.ts';
import { type SubscribeDeps, subscribe } from './subscribe.server.ts';

export type NewsletterApiDeps = SubscribeDeps & {
  /** Whether a form that comes back within three seconds is refused. */
  rateLimits: boolean;
};

type RefusalCode = 'already_subscribed' | 'refused' | 'too_fast' | 'not_found';

function refusal(c: Context, status: 404 | 409 | 422, code: RefusalCode, language: Language) {
  return problem(c, { status, code, title: translate(newsletterErrorTexts, language, code) });
}

/** A form sent without script: its answer is the page again, which shows what came of it. */
async function confirmByForm(deps: NewsletterApiDeps, c: Context): Promise<Response> {
  const { token, locale } = await c.req.parseBody();
  const known = typeof token === 'string' ? token.slice(0, 200) : '';
  if (known !== '') await confirmSubscription(deps, known);
  const path = sitePaths.confirmNewsletter(known || 'unknown');
  return c.redirect(withPrefix(locale === 'pt' ? '/pt' : '', path), 303);
}

/** The calls of `/api/newsletter`. */
export function newsletterApi(deps: NewsletterApiDeps): Hono {
  const api = new Hono();
  api.use(async (c, next) => {
    await next();
    c.header('Cache-Control', 'no-store');
  });

  api.post('/subscribe', describeSubscribe, async (c) => {
    const body = await readJson(c, subscribeInput, newsletterErrorText);
    if (!body.ok) return body.refusal;
    const language = body.value.locale;
    const traces = { now: deps.clock(), minimumTime: deps.rateLimits };
    const suspicion = suspicionOf(body.value, traces);
    if (suspicion !== null) return refusal(c, 422, suspicion, language);
    const outcome = await subscribe(deps, body.value);
    if (!outcome.ok) return refusal(c, 409, outcome.refusal, language);
    return c.json({ status: 'unconfirmed' }, 201);
  });

  api.post('/confirm', describeConfirm, async (c) => {
    if (/^application\/x-www-form-urlencoded\b/i.test(c.req.header('content-type') ?? ''))
      return confirmByForm(deps, c);
    const body = await readJson(c, confirmInput, newsletterErrorText);
    if (!body.ok) return body.refusal;
    const outcome = await confirmSubscription(deps, body.value.token);
    return outcome.ok ? c.json(outcome.value) : refusal(c, 404, 'not_found', body.value.locale);
  });

  api.get('/confirm/:token', describeLink, async (c) => {
    const link = await showConfirmationLink(deps, c.req.param('token'));
    return link ? c.json(link) : refusal(c, 404, 'not_found', 'en');
  });
  return api;
}
