import { type Context, Hono } from 'hono';
import type { Language } from '#i18n/language.ts';
import { translate } from '#i18n/texts.ts';
import { confirmNewsletterPath } from '#paths.ts';
import type { ApiEnv, ApiSetup } from '#platform/context/mount-features.server.ts';
import { isFormPost } from '#platform/http/form-body.server.ts';
import { detectBot } from '#platform/http/form-guard.server.ts';
import { readJson } from '#platform/http/json-body.server.ts';
import { defineRead, mountReads } from '#platform/http/mount-reads.server.ts';
import { problem } from '#platform/http/problem.server.ts';
import { readVisitSource } from '#platform/http/visit-source.server.ts';
import { archiveReads } from './archive/archive.api.server.ts';
import { confirmSubscription } from './confirm/confirm-subscription.server.ts';
import { showConfirmationLink } from './confirm/show-confirmation-link.server.ts';
import { submitLinkForm } from './link-form.server.ts';
import { sendNewLink } from './new-link/send-new-link.server.ts';
import {
  describeConfirm,
  describeLink,
  describeNewLink,
  describeSubscribe,
  describeSubscription,
} from './newsletter.docs.server.ts';
import { linkInput, newLinkInput, subscribeInput } from './newsletter.input.ts';
import { newsletterErrorText, newsletterErrorTexts } from './newsletter-errors.texts.ts';
import { signupPage } from './subscribe/signup-page.ts';
import { subscribe } from './subscribe/subscribe.server.ts';
import { showSubscription } from './unsubscribe/show-subscription.server.ts';
import { unsubscribeApi } from './unsubscribe/unsubscribe.api.server.ts';

type RefusalCode = 'already_subscribed' | 'refused' | 'too_fast' | 'not_found';

function refusal(c: Context, status: 404 | 409 | 422, code: RefusalCode, language: Language) {
  return problem(c, { status, code, title: translate(newsletterErrorTexts, language, code) });
}

const notFound = translate(newsletterErrorTexts, 'en', 'not_found');

const confirmationLinkRead = defineRead({
  path: '/api/newsletter/confirm/:token',
  describe: describeLink,
  notFound,
  noStore: true,
  read: (context, { params: { token } }) => showConfirmationLink(context, token),
});

const subscriptionRead = defineRead({
  path: '/api/newsletter/subscription/:token',
  describe: describeSubscription,
  notFound,
  noStore: true,
  async read(context, { params: { token } }) {
    return (await showSubscription(context, token))?.subscription ?? null;
  },
});

/** The calls below `/api/newsletter`. */
export function newsletterApi({ settings }: ApiSetup): Hono<ApiEnv> {
  const api = new Hono<ApiEnv>().basePath('/api/newsletter');
  api.use(async (c, next) => {
    await next();
    c.header('Cache-Control', 'no-store');
  });

  api.post('/subscribe', describeSubscribe, async (c) => {
    const body = await readJson(c, subscribeInput, newsletterErrorText);
    if (!body.ok) return body.refusal;
    const language = body.value.locale;
    const guard = { now: c.var.context.clock(), minimumTime: settings.rateLimits };
    const botCode = detectBot(body.value, guard);
    if (botCode !== null) return refusal(c, 422, botCode, language);
    const page = signupPage(c.req.header('Referer'), c.var.context.origin);
    const source = readVisitSource(c);
    const outcome = await subscribe(c.var.context, body.value, { page, source });
    if (!outcome.ok) return refusal(c, 409, outcome.refusal, language);
    return c.json({ status: 'unconfirmed' }, 201);
  });

  api.post('/confirm', describeConfirm, async (c) => {
    if (isFormPost(c))
      return submitLinkForm(
        c,
        (token) => confirmNewsletterPath.href({ token }),
        (token, language) => confirmSubscription(c.var.context, token, language),
      );
    const body = await readJson(c, linkInput, newsletterErrorText);
    if (!body.ok) return body.refusal;
    const { token, locale: language } = body.value;
    const outcome = await confirmSubscription(c.var.context, token, language);
    return outcome.ok ? c.json(outcome.value) : refusal(c, 404, 'not_found', language);
  });

  api.post('/new-link', describeNewLink, async (c) => {
    const body = await readJson(c, newLinkInput, newsletterErrorText);
    if (!body.ok) return body.refusal;
    await sendNewLink(c.var.context, body.value);
    return c.json({}, 202);
  });

  api.route('/', unsubscribeApi());
  return mountReads([confirmationLinkRead, subscriptionRead, ...archiveReads]).route('/', api);
}
