import { Hono } from 'hono';
import { translate } from '#i18n/texts.ts';
import { suspicionOf } from '#platform/http/form-guard.server.ts';
import { readJson } from '#platform/http/json-body.server.ts';
import { problem } from '#platform/http/problem.server.ts';
import { readIdempotencyKey } from '#platform/idempotency/read-key.server.ts';
import { describeMessage } from './contact.docs.server.ts';
import { contactInput } from './contact.input.ts';
import { contactErrorText, contactErrorTexts } from './contact.texts.ts';
import { type SendMessageDeps, sendMessage } from './send-message.server.ts';

export type ContactApiDeps = SendMessageDeps & {
  /** Whether a form that comes back at once is refused. */
  rateLimits: boolean;
};

/** `POST /api/contact`. */
export function contactApi(deps: ContactApiDeps): Hono {
  return new Hono().post('/', describeMessage, async (c) => {
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
    const guard = { now: deps.clock(), minimumTime: deps.rateLimits };
    const suspicion = suspicionOf(input, guard);
    if (suspicion !== null) return refusal(suspicion);
    const outcome = await sendMessage(deps, input, key.value);
    return outcome.ok ? c.json(outcome.value, 201) : refusal(outcome.refusal.code);
  });
}
