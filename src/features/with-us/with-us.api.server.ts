import { type Context, Hono } from 'hono';
import * as z from 'zod/mini';
import { type Language, languageOf, otherLanguage } from '#i18n/language.ts';
import { translate } from '#i18n/texts.ts';
import { withUsPath } from '#paths.ts';
import type { ApiEnv, ApiSetup } from '#platform/context/mount-features.server.ts';
import { isFormPost, readForm } from '#platform/http/form-body.server.ts';
import { detectBot } from '#platform/http/form-guard.server.ts';
import { readJson } from '#platform/http/json-body.server.ts';
import { pathParam } from '#platform/http/path-param.server.ts';
import { problem } from '#platform/http/problem.server.ts';
import { readIdempotencyKey } from '#platform/idempotency/idempotency.server.ts';
import {
  bookMeetingByLink,
  endLinksByLink,
  manageByLink,
  saveContactByLink,
  writeByLink,
} from './act-by-link.server.ts';
import { askForLink } from './ask-for-link.server.ts';
import * as docs from './with-us.docs.server.ts';
import { askInput, contactDetailsInput, meetingInput, messageInput } from './with-us.input.ts';
import { type WithUsErrorCode, withUsErrorText, withUsErrorTexts } from './with-us-errors.texts.ts';

const statuses: Partial<Record<string, 404 | 422>> = {
  not_found: 404,
  slot_unknown: 422,
  idempotency_key_reused: 422,
  refused: 422,
  too_fast: 422,
};

function refusal(c: Context, { code, ...rest }: { code: string }, language: Language): Response {
  const known = Object.hasOwn(withUsErrorTexts.en, code)
    ? (code as WithUsErrorCode)
    : 'slot_closed';
  return problem(c, {
    status: statuses[code] ?? 409,
    code,
    title: translate(withUsErrorTexts, language, known),
    ...(language === 'en' && {
      titlePt: translate(withUsErrorTexts, otherLanguage(language), known),
    }),
    ...rest,
  });
}

/** Answers the form of a page, which browsers post with and without scripts: by the page that says what follows. */
async function askByForm(c: Context<ApiEnv>): Promise<Response> {
  const form = await readForm(c);
  if (!form.ok) return form.refusal;
  const { locale } = form.value;
  const language = languageOf(typeof locale === 'string' ? locale : '');
  const parsed = z.safeParse(askInput, { ...form.value, locale: language });
  const code = parsed.success
    ? detectBot(parsed.data, { now: c.var.context.clock(), minimumTime: false })
    : 'invalid';
  if (parsed.success && code === null) await askForLink(c.var.context, parsed.data);
  const then = code === null ? 'asked' : code === 'invalid' ? 'problem' : 'again';
  return c.redirect(`${withUsPath.href()}?lang=${language}&${then}`, 303);
}

/** `POST /api/with-us`, and the calls behind a client's link. Only POST changes anything. */
export function withUsApi({ settings }: ApiSetup): Hono<ApiEnv> {
  const api = new Hono<ApiEnv>();
  api.use('/api/with-us/*', async (c, next) => {
    await next();
    c.header('Cache-Control', 'private, no-store');
    c.header('Referrer-Policy', 'no-referrer');
  });

  api.post('/api/with-us', docs.describeAsk, async (c) => {
    c.header('Cache-Control', 'no-store');
    if (isFormPost(c)) return askByForm(c);
    const body = await readJson(c, askInput, withUsErrorText);
    if (!body.ok) return body.refusal;
    const guard = { now: c.var.context.clock(), minimumTime: settings.rateLimits };
    const code = detectBot(body.value, guard);
    if (code !== null) return refusal(c, { code }, body.value.locale);
    await askForLink(c.var.context, body.value);
    return c.json({}, 202);
  });

  api.post('/api/with-us/:token/meetings', docs.describeMeeting, async (c) => {
    const key = readIdempotencyKey(c);
    if (!key.ok) return key.refusal;
    const body = await readJson(c, meetingInput, withUsErrorText);
    if (!body.ok) return body.refusal;
    const token = pathParam(c, 'token');
    const booked = await bookMeetingByLink(c.var.context, token, body.value, key.value);
    return booked.ok ? c.json(booked.value, 201) : refusal(c, booked.refusal, body.value.locale);
  });

  api.post('/api/with-us/:token/messages', docs.describeMessage, async (c) => {
    const key = readIdempotencyKey(c);
    if (!key.ok) return key.refusal;
    const body = await readJson(c, messageInput, withUsErrorText);
    if (!body.ok) return body.refusal;
    const { text, project, locale } = body.value;
    const token = pathParam(c, 'token');
    const sent = await writeByLink(c.var.context, token, { text, project }, key.value);
    return sent.ok ? c.json(sent.value, 201) : refusal(c, sent.refusal, locale);
  });

  api.post('/api/with-us/:token/contact', docs.describeContact, async (c) => {
    const body = await readJson(c, contactDetailsInput, withUsErrorText);
    if (!body.ok) return body.refusal;
    const saved = await saveContactByLink(c.var.context, pathParam(c, 'token'), body.value);
    return saved.ok ? c.body(null, 204) : refusal(c, saved.refusal, body.value.locale);
  });

  api.post('/api/with-us/:token/end', docs.describeEnd, async (c) => {
    const ended = await endLinksByLink(c.var.context, pathParam(c, 'token'));
    return ended.ok ? c.body(null, 204) : refusal(c, ended.refusal, 'en');
  });

  api.post('/api/with-us/:token/bookings/:id/manage', docs.describeManage, async (c) => {
    const [token, id] = [pathParam(c, 'token'), pathParam(c, 'id')];
    const made = await manageByLink(c.var.context, token, id);
    return made.ok ? c.json(made.value, 201) : refusal(c, made.refusal, 'en');
  });
  return api;
}
