import { type Context, Hono } from 'hono';
import * as z from 'zod/mini';
import { hasNoNul } from '#core/fields.ts';
import { accept, type Result, refuse } from '#core/result.ts';
import { withPrefix } from '#core/site-address.ts';
import { type Language, languageOf, prefixOf } from '#i18n/language.ts';
import { translate } from '#i18n/texts.ts';
import { withdrawalPath, withdrawOrderPath } from '#paths.ts';
import type { ApiEnv, ApiSetup } from '#platform/context/mount-features.server.ts';
import { isFormPost, readForm } from '#platform/http/form-body.server.ts';
import { detectBot } from '#platform/http/form-guard.server.ts';
import { readJson } from '#platform/http/json-body.server.ts';
import { defineRead, mountReads } from '#platform/http/mount-reads.server.ts';
import { problem } from '#platform/http/problem.server.ts';
import { setEarlyStart } from './early-start.server.ts';
import { openWithdrawal, requestWithdrawalLink } from './open-withdrawal.server.ts';
import { showWithdrawal } from './show-withdrawal.server.ts';
import { withdrawOrder } from './withdraw-order.server.ts';
import {
  describeEarlyStart,
  describeOpenWithdrawal,
  describeRequestLink,
  describeShownWithdrawal,
  describeWithdraw,
} from './withdrawal.docs.server.ts';
import {
  earlyStartInput,
  openWithdrawalInput,
  requestLinkInput,
  withdrawInput,
} from './withdrawal.input.ts';
import { withdrawalErrorText, withdrawalErrorTexts } from './withdrawal.texts.ts';

type Refusal = keyof typeof withdrawalErrorTexts.en;

function refusal(c: Context, status: 404 | 409 | 422, code: Refusal, language: Language) {
  return problem(c, { status, code, title: translate(withdrawalErrorTexts, language, code) });
}

type Posted<Value> = { language: Language; fields: Record<string, unknown>; value: Value | null };

/** Reads a form post by a schema; the value is null where a field is wrong. */
async function readPosted<Schema extends z.ZodMiniType>(
  c: Context,
  schema: Schema,
): Promise<Result<Posted<z.output<Schema>>, Response>> {
  const form = await readForm(c);
  if (!form.ok) return refuse(form.refusal);
  const { locale } = form.value;
  const language = languageOf(typeof locale === 'string' ? locale : '');
  const parsed = z.safeParse(schema, { ...form.value, locale: language });
  const value = parsed.success ? parsed.data : null;
  return accept({ language, fields: form.value, value });
}

function toPage(c: Context, language: Language, path: string): Response {
  return c.redirect(withPrefix(prefixOf[language], path), 303);
}

/** Returns the page of a token as it was sent, also where it is not one of ours. */
function linkPage(token: unknown): string {
  const given = typeof token === 'string' && /^[\w-]{1,200}$/.test(token) ? token : 'unknown';
  return withdrawOrderPath.href({ token: given });
}

async function withdrawByForm(c: Context<ApiEnv>): Promise<Response> {
  const form = await readPosted(c, withdrawInput);
  if (!form.ok) return form.refusal;
  const { language, fields, value } = form.value;
  if (value) await withdrawOrder(c.var.context, value);
  return toPage(c, language, `${linkPage(fields.token)}${value ? '' : '?problem=1'}`);
}

const withdrawalRead = defineRead({
  path: '/api/withdrawals/:token',
  describe: describeShownWithdrawal,
  notFound: withdrawalErrorTexts.en.not_found,
  noStore: true,
  read: (context, { params: { token } }) => showWithdrawal(context, token),
});

function earlyStartApi(): Hono<ApiEnv> {
  return new Hono<ApiEnv>().put(
    '/api/orders/:orderId/early-start',
    describeEarlyStart,
    async (c) => {
      c.header('Cache-Control', 'no-store');
      const body = await readJson(c, earlyStartInput, withdrawalErrorText);
      if (!body.ok) return body.refusal;
      const orderId = c.req.param('orderId');
      const stored = hasNoNul(orderId)
        ? await setEarlyStart(c.var.context, orderId, body.value)
        : refuse('not_found' as const);
      return stored.ok ? c.body(null, 204) : refusal(c, 404, 'not_found', body.value.locale);
    },
  );
}

/** The calls by which consumers withdraw from an order. Forms post to them without scripts. */
export function withdrawalApi({ settings }: Pick<ApiSetup, 'settings'>): Hono<ApiEnv> {
  const api = new Hono<ApiEnv>().basePath('/api/withdrawals');
  api.use(async (c, next) => {
    await next();
    c.header('Cache-Control', 'no-store');
  });

  api.post('/', describeWithdraw, async (c) => {
    if (isFormPost(c)) return withdrawByForm(c);
    const body = await readJson(c, withdrawInput, withdrawalErrorText);
    if (!body.ok) return body.refusal;
    const outcome = await withdrawOrder(c.var.context, body.value);
    if (outcome.ok) return c.json(outcome.value);
    const status = outcome.refusal === 'not_found' ? 404 : 409;
    return refusal(c, status, outcome.refusal, body.value.locale);
  });

  api.post('/requests', describeRequestLink, async (c) => {
    const guard = { now: c.var.context.clock(), minimumTime: settings.rateLimits };
    if (isFormPost(c)) {
      const form = await readPosted(c, requestLinkInput);
      if (!form.ok) return form.refusal;
      const { language, value } = form.value;
      const bot = value && detectBot(value, guard);
      if (value && bot === null) await requestWithdrawalLink(c.var.context, value);
      const then = value === null ? 'problem' : bot === null ? 'sent' : 'again';
      return toPage(c, language, `${withdrawalPath.href()}?${then}=1`);
    }
    const body = await readJson(c, requestLinkInput, withdrawalErrorText);
    if (!body.ok) return body.refusal;
    const bot = detectBot(body.value, guard);
    if (bot !== null) return refusal(c, 422, bot, body.value.locale);
    await requestWithdrawalLink(c.var.context, body.value);
    return c.body(null, 202);
  });

  api.post('/open', describeOpenWithdrawal, async (c) => {
    if (isFormPost(c)) {
      const form = await readPosted(c, openWithdrawalInput);
      if (!form.ok) return form.refusal;
      const { language, value } = form.value;
      const token = value && (await openWithdrawal(c.var.context, value));
      return toPage(c, language, linkPage(token));
    }
    const body = await readJson(c, openWithdrawalInput, withdrawalErrorText);
    if (!body.ok) return body.refusal;
    const token = await openWithdrawal(c.var.context, body.value);
    return token ? c.json({ token }) : refusal(c, 404, 'not_found', body.value.locale);
  });
  return mountReads([withdrawalRead]).route('/', api).route('/', earlyStartApi());
}
