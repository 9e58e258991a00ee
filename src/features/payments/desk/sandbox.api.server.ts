import { type Context, Hono } from 'hono';
import { translate } from '#i18n/texts.ts';
import type { ApiEnv, ApiSetup } from '#platform/context/mount-features.server.ts';
import { invalidFields } from '#platform/http/invalid-fields.server.ts';
import { readJson } from '#platform/http/json-body.server.ts';
import { problem } from '#platform/http/problem.server.ts';
import { checkCard } from '#platform/payments/sandbox/check-card.ts';
import type { SandboxProvider } from '#platform/payments/sandbox/sandbox-provider.server.ts';
import { countryOfCard, methodToken } from '#platform/payments/sandbox/test-cards.ts';
import { checkCardFailures } from '../checkout/card-failures.server.ts';
import { tooManyFailedCards } from '../payment-problem.server.ts';
import { sandboxMethodSchema } from '../payments.schema.ts';
import { orderErrorText, orderErrorTexts } from '../payments.texts.ts';
import { deliverPaymentEvents } from './deliver-sandbox-events.server.ts';
import { describeSandbox } from './payments.docs.server.ts';
import {
  authenticateInput,
  confirmInput,
  endWaitInput,
  methodInput,
  waitInput,
} from './sandbox.input.ts';

async function respond(
  c: Context<ApiEnv>,
  payments: SandboxProvider,
  confirmation: Awaited<ReturnType<SandboxProvider['confirm']>>,
): Promise<Response> {
  if (confirmation === null) {
    const title = translate(orderErrorTexts, 'en', 'not_found');
    return problem(c, { status: 404, code: 'not_found', title });
  }
  await deliverPaymentEvents({ ...c.var.context, payments }, confirmation.payment);
  return c.json(confirmation);
}

/** The calls of the sandbox's card form. Card numbers are neither stored nor logged. */
export function sandboxApi(
  payments: SandboxProvider,
  { rateLimits }: Pick<ApiSetup['settings'], 'rateLimits'>,
): Hono<ApiEnv> {
  const api = new Hono<ApiEnv>();
  const confirm = describeSandbox(
    { en: 'Pays with a test card', pt: 'Paga com um cartão de teste' },
    confirmInput,
  );
  api.post('/api/sandbox/confirm', confirm, async (c) => {
    c.header('Cache-Control', 'no-store');
    const body = await readJson(c, confirmInput, orderErrorText);
    if (!body.ok) return body.refusal;
    const { clientSecret, ...card } = body.value;
    const wrong = checkCard(card, c.var.context.clock());
    const errors = wrong.map(({ field, code }) => ({
      field,
      code,
      message: orderErrorText('en', field, code),
    }));
    if (errors.length > 0) return invalidFields(c, errors, 'en');
    const wait = rateLimits ? await checkCardFailures(c.var.context) : null;
    if (wait !== null) return tooManyFailedCards(c, wait);
    return respond(c, payments, await payments.confirm(clientSecret, card.number));
  });

  const method = describeSandbox(
    {
      en: 'Returns a token of a card or a method, whose country decides whether VAT is charged',
      pt: 'Devolve um código de um cartão ou de um meio de pagamento, cujo país decide se se cobra IVA',
    },
    methodInput,
    sandboxMethodSchema,
  );
  api.post('/api/sandbox/method', method, async (c) => {
    c.header('Cache-Control', 'no-store');
    const body = await readJson(c, methodInput, orderErrorText);
    if (!body.ok) return body.refusal;
    const { number } = body.value;
    // The other methods are those of accounts in Portugal.
    return c.json({ method: methodToken(number === undefined ? 'PT' : countryOfCard(number)) });
  });

  const authenticate = describeSandbox(
    { en: "Answers the bank's second step", pt: 'Responde à confirmação que o banco pede' },
    authenticateInput,
  );
  api.post('/api/sandbox/authenticate', authenticate, async (c) => {
    c.header('Cache-Control', 'no-store');
    const body = await readJson(c, authenticateInput, orderErrorText);
    if (!body.ok) return body.refusal;
    const { clientSecret, accept } = body.value;
    return respond(c, payments, await payments.authenticate(clientSecret, accept));
  });

  const wait = describeSandbox(
    {
      en: 'Waits for a voucher, a request or a debit to be paid',
      pt: 'Fica à espera do pagamento de uma referência, de um pedido ou de um débito',
    },
    waitInput,
  );
  api.post('/api/sandbox/wait', wait, async (c) => {
    c.header('Cache-Control', 'no-store');
    const body = await readJson(c, waitInput, orderErrorText);
    if (!body.ok) return body.refusal;
    const { clientSecret, method: kind, phone = null } = body.value;
    return respond(c, payments, await payments.waitForMoney(clientSecret, { kind, phone }));
  });

  const end = describeSandbox(
    {
      en: 'Ends such a wait, as the phone, the bank or time would',
      pt: 'Termina essa espera, como fariam o telemóvel, o banco ou o tempo',
    },
    endWaitInput,
  );
  api.post('/api/sandbox/end-wait', end, async (c) => {
    c.header('Cache-Control', 'no-store');
    const body = await readJson(c, endWaitInput, orderErrorText);
    if (!body.ok) return body.refusal;
    return respond(c, payments, await payments.endWait(body.value.clientSecret, body.value.end));
  });
  return api;
}
