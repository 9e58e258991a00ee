import { Hono, type Context as HonoContext } from 'hono';
import * as z from 'zod/mini';
import { hasNoNul } from '#core/fields.ts';
import type { Result } from '#core/result.ts';
import { translate } from '#i18n/texts.ts';
import type { Context } from '#platform/context/context.server.ts';
import type { ApiEnv } from '#platform/context/mount-features.server.ts';
import { invalidFields } from '#platform/http/invalid-fields.server.ts';
import { readJson, readQuery } from '#platform/http/json-body.server.ts';
import { pathParam } from '#platform/http/path-param.server.ts';
import { problem } from '#platform/http/problem.server.ts';
import { limitParam, offsetParam } from '#platform/http/query-params.server.ts';
import { readIdempotencyKey } from '#platform/idempotency/idempotency.server.ts';
import { guarded } from '#platform/permissions/guarded.server.ts';
import { cancelRequest, changeRequest, remindOfRequest } from './change-request.server.ts';
import { createPaymentRequest } from './create-request.server.ts';
import { receiveTransfer } from './receive-transfer.server.ts';
import * as docs from './requests.docs.server.ts';
import { paymentRequestChange, paymentRequestInput, receivedInput } from './requests.input.ts';
import { requestErrorText, requestErrorTexts } from './requests.texts.ts';
import { paymentRequestStates } from './requests.ts';
import { showRequest, showRequests } from './show-requests.server.ts';

const statuses = {
  unknown_request: 404,
  request_paid: 409,
  request_cancelled: 409,
  being_paid: 409,
  other_amount: 409,
  too_many_mails: 409,
  idempotency_key_reused: 422,
} as const;

type Refusal =
  | { code: keyof typeof statuses }
  | { code: 'invalid_fields'; field: string; error: string };

const optionalId = z.optional(z.string().check(z.maxLength(100), z.refine(hasNoNul)));

const requestsQuery = z.object({
  state: z.optional(z.enum(paymentRequestStates)),
  person: optionalId,
  project: optionalId,
  order: optionalId,
  limit: limitParam,
  offset: offsetParam,
});

function refuse(c: HonoContext, refusal: Refusal): Response {
  if (refusal.code === 'invalid_fields') {
    const { field, error } = refusal;
    const [message = '', messagePt = ''] = (['en', 'pt'] as const).map((one) =>
      requestErrorText(one, field, error),
    );
    return invalidFields(c, [{ field, code: error, message, messagePt }], 'en');
  }
  const { code } = refusal;
  const [title = code, titlePt] = (['en', 'pt'] as const).map((one) =>
    translate(requestErrorTexts, one, code),
  );
  return problem(c, { status: statuses[code], code, title, titlePt });
}

/** Responds with the request as it is after a change. */
async function respond(
  c: HonoContext,
  context: Context,
  outcome: Result<unknown, Refusal>,
): Promise<Response> {
  if (!outcome.ok) return refuse(c, outcome.refusal);
  const request = await showRequest(context, pathParam(c, 'id'));
  return request ? c.json(request) : refuse(c, { code: 'unknown_request' });
}

/** What staff read of payment requests. */
function readsApi(): Hono<ApiEnv> {
  return new Hono<ApiEnv>()
    .get(
      '/api/admin/payment-requests',
      docs.describeRequests,
      guarded('payment-requests.read', async (c, context) => {
        const query = readQuery(c, requestsQuery, (_, field) => `${field} is not valid.`);
        if (!query.ok) return query.refusal;
        const { state = null, person = null, project = null, order = null } = query.value;
        const { limit = '100', offset = '0' } = query.value;
        const page = { limit: Number(limit), offset: Number(offset) };
        const by = { state, personId: person, projectId: project, order };
        return c.json(await showRequests(context, by, page));
      }),
    )
    .get(
      '/api/admin/payment-requests/:id',
      docs.describeRequest,
      guarded('payment-requests.read', async (c, context) => {
        const request = await showRequest(context, pathParam(c, 'id'));
        return request ? c.json(request) : refuse(c, { code: 'unknown_request' });
      }),
    );
}

/** `/api/admin/payment-requests`: what clients are asked to pay. */
export function paymentRequestsAdminApi(): Hono<ApiEnv> {
  return readsApi()
    .post(
      '/api/admin/payment-requests',
      docs.describeCreate,
      guarded('payment-requests.change', async (c, context) => {
        const key = readIdempotencyKey(c);
        if (!key.ok) return key.refusal;
        const body = await readJson(c, paymentRequestInput, requestErrorText);
        if (!body.ok) return body.refusal;
        const outcome = await createPaymentRequest(context, body.value, key.value);
        return outcome.ok ? c.json(outcome.value, 201) : refuse(c, outcome.refusal);
      }),
    )
    .post(
      '/api/admin/payment-requests/:id/change',
      docs.describeChange,
      guarded('payment-requests.change', async (c, context) => {
        const body = await readJson(c, paymentRequestChange, requestErrorText);
        if (!body.ok) return body.refusal;
        return respond(c, context, await changeRequest(context, pathParam(c, 'id'), body.value));
      }),
    )
    .post(
      '/api/admin/payment-requests/:id/cancel',
      docs.describeCancel,
      guarded('payment-requests.change', async (c, context) =>
        respond(c, context, await cancelRequest(context, pathParam(c, 'id'))),
      ),
    )
    .post(
      '/api/admin/payment-requests/:id/remind',
      docs.describeRemind,
      guarded('payment-requests.change', async (c, context) =>
        respond(c, context, await remindOfRequest(context, pathParam(c, 'id'))),
      ),
    )
    .post(
      '/api/admin/payment-requests/:id/received',
      docs.describeReceived,
      guarded('payment-requests.receive', async (c, context) => {
        const body = await readJson(c, receivedInput, requestErrorText);
        if (!body.ok) return body.refusal;
        return respond(c, context, await receiveTransfer(context, pathParam(c, 'id'), body.value));
      }),
    );
}
