import { type Context, Hono } from 'hono';
import type { Language } from '#i18n/language.ts';
import { translate } from '#i18n/texts.ts';
import { suspicionOf } from '#platform/http/form-guard.server.ts';
import { readJson } from '#platform/http/json-body.server.ts';
import { problem } from '#platform/http/problem.server.ts';
import { confirmNewsletterPath } from '#site/pages/confirm-newsletter/confirm-newsletter.path.ts';
import { confirmSubscription } from './confirm/confirm-subscription.server.ts';
import { showConfirmationLink } from './confirm/show-confirmation-link.server.ts';
import { answerForm, isForm } from './link-forms.server.ts';
import { describeConfirm, describeLink, describeSubscribe } from './newsletter.docs.server.ts';
import { linkInput, subscribeInput } from './newsletter.input.ts';
import type { NewsletterDeps } from './newsletter-deps.server.ts';
import { newsletterErrorText, newsletterErrorTexts } from './newsletter-errors.texts.ts';
import { subscribe } from './subscribe/subscribe.server.ts';
import { unsubscribeApi } from './unsubscribe/unsubscribe.api.server.ts';

export type NewsletterApiDeps = NewsletterDeps & {
  /** Whether a form that comes back at once is refused. */
  rateLimits: boolean;
  /** The network address of who calls, where there is one. */
  callerOf(c: Context): string | null;
};

type RefusalCode = 'already_subscribed' | 'refused' | 'too_fast' | 'not_found';

function refusal(c: Context, status: 404 | 409 | 422, code: RefusalCode, language: Language) {
  return problem(c, { status, code, title: translate(newsletterErrorTexts, language, code) });
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
    const outcome = await subscribe(deps, body.value, deps.callerOf(c));
    if (!outcome.ok) return refusal(c, 409, outcome.refusal, language);
    return c.json({ status: 'unconfirmed' }, 201);
  });

  api.post('/confirm', describeConfirm, async (c) => {
    const address = deps.callerOf(c);
    if (isForm(c))
      return answerForm(
        c,
        (token) => confirmNewsletterPath.href({ token }),
        (token, language) => confirmSubscription(deps, token, { language, address }),
      );
    const body = await readJson(c, linkInput, newsletterErrorText);
    if (!body.ok) return body.refusal;
    const { token, locale: language } = body.value;
    const outcome = await confirmSubscription(deps, token, { language, address });
    return outcome.ok ? c.json(outcome.value) : refusal(c, 404, 'not_found', language);
  });

  api.get('/confirm/:token', describeLink, async (c) => {
    const link = await showConfirmationLink(deps, c.req.param('token'));
    return link ? c.json(link) : refusal(c, 404, 'not_found', 'en');
  });
  api.route('/', unsubscribeApi(deps));
  return api;
}
