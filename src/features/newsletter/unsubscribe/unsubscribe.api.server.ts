import { type Context, Hono } from 'hono';
import { withPrefix } from '#core/site-address.ts';
import { languages, prefixOf } from '#i18n/language.ts';
import { translate } from '#i18n/texts.ts';
import { unsubscribeNewsletterPath } from '#paths.ts';
import type { ApiEnv } from '#platform/context/mount-features.server.ts';
import { isFormPost } from '#platform/http/form-body.server.ts';
import { readJson } from '#platform/http/json-body.server.ts';
import { problem } from '#platform/http/problem.server.ts';
import { submitLinkForm } from '../link-form.server.ts';
import {
  describeLanguage,
  describeOneClick,
  describeOneClickPage,
  describeReturn,
  describeUnsubscribe,
  describeWishes,
} from '../newsletter.docs.server.ts';
import { linkInput, wishesInput } from '../newsletter.input.ts';
import { newsletterErrorText, newsletterErrorTexts } from '../newsletter-errors.texts.ts';
import { wishesOfForm } from '../wishes.ts';
import { changeLanguage, changeWishes } from './change-reader.server.ts';
import { returnToList } from './return-to-list.server.ts';
import { showSubscription } from './show-subscription.server.ts';
import { unsubscribe } from './unsubscribe.server.ts';
import { unsubscribePageTexts } from './unsubscribe-page.texts.ts';

/** What a press on the page of an unsubscribe link does with its token. */
type Press = typeof returnToList;

/** The calls that end a subscription: a page's button, with and without JavaScript, and one click in a mail client. */
export function unsubscribeApi(): Hono<ApiEnv> {
  const api = new Hono<ApiEnv>();
  const unknown = { status: 404, code: 'not_found' } as const;

  /** Answers a press on the page, with and without JavaScript. */
  const press = (act: Press) => async (c: Context<ApiEnv>) => {
    const { context } = c.var;
    if (isFormPost(c))
      return submitLinkForm(
        c,
        (token) => unsubscribeNewsletterPath.href({ token }),
        (token, language) => act(context, token, language),
      );
    const body = await readJson(c, linkInput, newsletterErrorText);
    if (!body.ok) return body.refusal;
    const { token, locale: language } = body.value;
    const outcome = await act(context, token, language);
    if (outcome.ok) return c.json(outcome.value);
    const title = translate(newsletterErrorTexts, language, 'not_found');
    return problem(c, { ...unknown, title });
  };

  api.post(
    '/unsubscribe',
    describeUnsubscribe,
    press((context, token, language) => unsubscribe(context, token, { language })),
  );
  api.post('/return', describeReturn, press(returnToList));
  // A call for each language, so that a form without scripts needs no choice of its own.
  for (const language of languages)
    api.post(
      `/language/${language}`,
      describeLanguage,
      press((context, token) => changeLanguage(context, token, language)),
    );

  api.post('/wishes', describeWishes, async (c) => {
    const { context } = c.var;
    if (isFormPost(c))
      return submitLinkForm(
        c,
        (token) => unsubscribeNewsletterPath.href({ token }),
        (token, _, form) => changeWishes(context, token, wishesOfForm(form)),
      );
    const body = await readJson(c, wishesInput, newsletterErrorText);
    if (!body.ok) return body.refusal;
    const { token, locale: language, lessOften, topics } = body.value;
    const outcome = await changeWishes(context, token, { lessOften, topics });
    if (outcome.ok) return c.json(outcome.value);
    return problem(c, {
      ...unknown,
      title: translate(newsletterErrorTexts, language, 'not_found'),
    });
  });

  // RFC 8058: a mail client posts here without cookies and follows no redirect. The token in the URL
  // authorises the request, so the body is not read.
  api.post('/unsubscribe/:token', describeOneClick, async (c) => {
    const token = c.req.param('token');
    const language = (await showSubscription(c.var.context, token))?.language ?? 'en';
    const wording = 'List-Unsubscribe=One-Click';
    const outcome = await unsubscribe(c.var.context, token, { language, wording });
    if (outcome.ok) return c.text(translate(unsubscribePageTexts, language, 'doneTitle'));
    return problem(c, { ...unknown, title: translate(newsletterErrorTexts, 'en', 'not_found') });
  });

  // A mail client without one-click support opens the URL in a browser: the page has a button.
  api.get('/unsubscribe/:token', describeOneClickPage, async (c) => {
    const token = c.req.param('token');
    const language = (await showSubscription(c.var.context, token))?.language ?? 'en';
    const prefix = prefixOf[language];
    return c.redirect(withPrefix(prefix, unsubscribeNewsletterPath.href({ token })), 302);
  });
  return api;
}
