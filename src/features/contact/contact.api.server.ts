import { Hono } from 'hono';
import { translate } from '#i18n/texts.ts';
import type { ApiEnv, ApiSetup } from '#platform/context/mount-features.server.ts';
import { detectBot } from '#platform/http/form-guard.server.ts';
import { readJson } from '#platform/http/json-body.server.ts';
import { problem } from '#platform/http/problem.server.ts';
import { readIdempotencyKey } from '#platform/idempotency/idempotency.server.ts';
import { describeMessage } from './contact.docs.server.ts';
import { contactInput } from './contact.input.ts';
import { contactErrorText, contactErrorTexts } from './contact.texts.ts';
import { sendMessage } from './send-message.server.ts';

/** `POST /api/contact`. */
export function contactApi({ settings }: ApiSetup): Hono<ApiEnv> {
  return new Hono<ApiEnv>().post('/api/contact', describeMessage, async (c) => {
    c.header('Cache-Control', 'no-store');
    const key = readIdempotencyKey(c);
    if (!key.ok) return key.refusal;
    const body = await readJson(c, contactInput, contactErrorText);
    if (!body.ok) return body.refusal;
    const input = body.value;
    function refusal(code: 'refused' | 'too_fast' | 'idempotency_key_reused') {
      const title = translate(contactErrorTexts, input.locale, code);
      return problem(c, { status: 422, code, title });
    }
    const guard = { now: c.var.context.clock(), minimumTime: settings.rateLimits };
    const botCode = detectBot(input, guard);
    if (botCode !== null) return refusal(botCode);
    const outcome = await sendMessage(c.var.context, input, key.value);
    return outcome.ok ? c.json(outcome.value, 201) : refusal(outcome.refusal.code);
  });
}
