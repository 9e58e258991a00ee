import { Hono } from 'hono';
import { withPrefix } from '#core/site-address.ts';
import { translate } from '#i18n/texts.ts';
import type { ApiEnv } from '#platform/context/mount-features.server.ts';
import { readJson } from '#platform/http/json-body.server.ts';
import { problem } from '#platform/http/problem.server.ts';
import { unsubscribeNewsletterPath } from '#site/pages/unsubscribe-newsletter/unsubscribe-newsletter.path.ts';
import { answerForm, isForm } from '../link-forms.server.ts';
import {
  describeOneClick,
  describeOneClickPage,
  describeSubscription,
  describeUnsubscribe,
} from '../newsletter.docs.server.ts';
import { linkInput } from '../newsletter.input.ts';
import { newsletterErrorText, newsletterErrorTexts } from '../newsletter-errors.texts.ts';
import { showSubscription } from './show-subscription.server.ts';
import { unsubscribe } from './unsubscribe.server.ts';
import { unsubscribePageTexts } from './unsubscribe-page.texts.ts';

/** The ways out: a page's button, with and without script, and the one click of a mail program. */
export function unsubscribeApi(): Hono<ApiEnv> {
  const api = new Hono<ApiEnv>();
  const unknown = { status: 404, code: 'not_found' } as const;

  api.post('/unsubscribe', describeUnsubscribe, async (c) => {
    if (isForm(c))
      return answerForm(
        c,
        (token) => unsubscribeNewsletterPath.href({ token }),
        (token, language) => unsubscribe(c.var.context, token, { language }),
      );
    const body = await readJson(c, linkInput, newsletterErrorText);
    if (!body.ok) return body.refusal;
    const { token, locale: language } = body.value;
    const outcome = await unsubscribe(c.var.context, token, { language });
    if (outcome.ok) return c.json(outcome.value);
    const title = translate(newsletterErrorTexts, language, 'not_found');
    return problem(c, { ...unknown, title });
  });

  // RFC 8058: a mail program posts here without cookies and follows no redirect. The secret address
  // is the authority, so the body is not looked at.
  api.post('/unsubscribe/:token', describeOneClick, async (c) => {
    const token = c.req.param('token');
    const reader = await showSubscription(c.var.context, token);
    const language = reader?.language === 'pt' ? 'pt' : 'en';
    const wording = 'List-Unsubscribe=One-Click';
    const outcome = await unsubscribe(c.var.context, token, { language, wording });
    if (outcome.ok) return c.text(translate(unsubscribePageTexts, language, 'doneTitle'));
    return problem(c, { ...unknown, title: translate(newsletterErrorTexts, 'en', 'not_found') });
  });

  // A program that knows no one-click opens the address in a browser: the page asks for a press.
  api.get('/unsubscribe/:token', describeOneClickPage, async (c) => {
    const token = c.req.param('token');
    const reader = await showSubscription(c.var.context, token);
    const prefix = reader?.language === 'pt' ? '/pt' : '';
    return c.redirect(withPrefix(prefix, unsubscribeNewsletterPath.href({ token })), 302);
  });

  api.get('/subscription/:token', describeSubscription, async (c) => {
    const reader = await showSubscription(c.var.context, c.req.param('token'));
    if (reader) return c.json({ status: reader.status });
    return problem(c, { ...unknown, title: translate(newsletterErrorTexts, 'en', 'not_found') });
  });
  return api;
}
