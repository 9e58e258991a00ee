import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import Stripe from 'stripe';
import { expanded } from './expand.ts';
import { buyerActions, type FakeStripe, type Fault, type Switches } from './fake-stripe.ts';
import { parseForm, recordAt, textAt } from './form-body.ts';
import { type FakeResponse, IdempotencyKeys, keyInUse } from './idempotency.ts';
import { routes } from './routes.ts';
import { StripeApiError } from './stripe-api-error.ts';
import { createState, newStripeId } from './stripe-state.ts';
import { Webhooks } from './webhooks.ts';

type Request = { method: string; path: string; form: string; key: string | null };

const secretKey = 'sk_test_fakeFakeFakeFakeFakeFake';
const publishableKey = 'pk_test_fakeFakeFakeFakeFakeFake';
const webhookSecret = 'whsec_ofTheFake';

function refusal(error: unknown): FakeResponse {
  if (!(error instanceof StripeApiError)) throw error;
  return { status: error.status, body: { error: error.body } };
}

function serverError(): FakeResponse {
  return {
    status: 500,
    body: { error: { type: 'api_error', message: 'An unknown error occurred' } },
    headers: { 'stripe-should-retry': 'false' },
  };
}

async function bodyOf(incoming: IncomingMessage): Promise<string> {
  let body = '';
  incoming.setEncoding('utf8');
  for await (const chunk of incoming) body += chunk;
  return body;
}

/** Accepts the application's secret key, and from a browser the client secret of the intent. */
function requireCredentials({ headers }: IncomingMessage, { path, form }: Request): void {
  const key = headers.authorization?.replace(/^Bearer /, '') ?? '';
  const fromBrowser = key === publishableKey && textAt(parseForm(form), 'client_secret') !== null;
  if (key !== secretKey && !(fromBrowser && path.startsWith('/v1/payment_intents/')))
    throw new StripeApiError(401, {
      type: 'invalid_request_error',
      message:
        key === ''
          ? 'You did not provide an API key.'
          : `Invalid API Key provided: ${key.slice(0, 8)}****${key.slice(-4)}`,
    });
  if (headers['stripe-version'] !== Stripe.API_VERSION)
    throw new StripeApiError(400, {
      type: 'invalid_request_error',
      message: `Invalid Stripe API version: ${headers['stripe-version']}`,
    });
}

/** Starts a stateful fake of Stripe's HTTP API on a free local port. */
export async function startFakeStripe({
  now = () => Math.floor(Date.now() / 1000),
  random = Math.random,
}: {
  now?: () => number;
  random?: () => number;
} = {}): Promise<FakeStripe> {
  const webhooks = new Webhooks(webhookSecret, random);
  const state = createState(now, (event) => webhooks.send(event));
  const keys = new IdempotencyKeys();
  const calls: FakeStripe['calls'] = [];
  const switches: Switches = { webhooks: webhooks.switches, fault: () => null, searchLag: 0 };

  function execute({ method, path, form }: Request): FakeResponse {
    try {
      const route = routes.find((one) => one.method === method && one.path.test(path));
      if (!route)
        throw new StripeApiError(404, {
          type: 'invalid_request_error',
          message: `Unrecognized request URL (${method}: ${path}).`,
        });
      const params = parseForm(form);
      const id = route.path.exec(path)?.[1] ?? '';
      const indexedUntil = now() - switches.searchLag;
      const body = route.answer({ state, params, id, path, indexedUntil });
      return {
        status: 200,
        body: expanded(state, body, Object.values(recordAt(params, 'expand'))),
      };
    } catch (error) {
      return refusal(error);
    }
  }

  function respond(request: Request, fault: Fault | null): FakeResponse | null {
    if (fault === 'cut-before') return null;
    if (fault === 'key-in-use' && request.key !== null) throw keyInUse();
    const { method, path, form, key } = request;
    const fingerprint = `${method} ${path} ${form}`;
    let answer = key === null ? null : keys.replay(key, fingerprint);
    if (!answer) {
      const done = fault === 'error-before' ? null : execute(request);
      answer = done && fault !== 'error-after' ? done : serverError();
      if (key !== null) keys.save(key, fingerprint, answer);
    }
    return fault === 'cut-after' ? null : answer;
  }

  async function serve(incoming: IncomingMessage, outgoing: ServerResponse): Promise<void> {
    const { pathname, search } = new URL(incoming.url ?? '', 'http://fake');
    const method = incoming.method ?? '';
    const header = incoming.headers['idempotency-key'];
    const key = method === 'POST' && typeof header === 'string' ? header : null;
    const body = await bodyOf(incoming);
    const form = method === 'POST' ? body : search.slice(1);
    const request = { method, path: pathname, form, key };
    calls.push({ method, path: pathname, key });
    let answer: FakeResponse | null;
    try {
      requireCredentials(incoming, request);
      answer = respond(request, switches.fault({ method, path: pathname, key }));
    } catch (error) {
      answer = refusal(error);
    }
    if (!answer) return void incoming.socket.destroy();
    outgoing.writeHead(answer.status, {
      'Content-Type': 'application/json',
      'Request-Id': newStripeId('req_'),
      'Stripe-Version': Stripe.API_VERSION,
      ...(key === null ? {} : { 'Idempotency-Key': key }),
      ...answer.headers,
    });
    outgoing.end(JSON.stringify(answer.body, null, 2));
  }

  const server = createServer((incoming, outgoing) => {
    serve(incoming, outgoing).catch((error: Error) => {
      outgoing.writeHead(599).end(JSON.stringify({ error: { message: error.stack } }));
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    url,
    env: {
      STRIPE_SECRET_KEY: secretKey,
      STRIPE_PUBLISHABLE_KEY: publishableKey,
      STRIPE_WEBHOOK_SECRET: webhookSecret,
      STRIPE_API_URL: url,
    },
    state,
    switches,
    webhooks,
    keys,
    calls,
    ...buyerActions(state),
    reset() {
      for (const objects of Object.values(state)) if (objects instanceof Map) objects.clear();
      keys.forget();
      calls.length = 0;
      webhooks.reset();
      Object.assign(switches, { fault: () => null, searchLag: 0 });
    },
    async stop() {
      switches.webhooks.url = null;
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
      await webhooks.settled();
    },
  };
}
