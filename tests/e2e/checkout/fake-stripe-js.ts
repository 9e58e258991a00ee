import type { Page } from '@playwright/test';
import type { FakeStripe } from '../../fakes/stripe/fake-stripe.ts';

type Confirmation = { id: string; status: string; message: string | null };

/** Runs in the page instead of Stripe's script: one field, and the part of its API that is used. */
function installStripeJs(): void {
  type Handlers = Record<string, (value?: unknown) => void>;
  const seen = { keys: [] as string[], options: [] as unknown[], updates: 0 };

  function elementsOf(options: { clientSecret?: string }) {
    const field = Object.assign(document.createElement('input'), { id: 'stripe-number' });
    const label = Object.assign(document.createElement('label'), {
      htmlFor: field.id,
      textContent: "Number in Stripe's frame",
    });
    const handlers: Handlers = {};
    const element = {
      on(name: string, handler: Handlers[string]) {
        handlers[name] = handler;
        return element;
      },
      off() {
        return element;
      },
      mount(place: Element) {
        place.append(label, field);
        setTimeout(() => handlers.ready?.(element), 50);
      },
      update() {},
      destroy() {
        label.remove();
        field.remove();
      },
    };
    seen.options.push(options);
    return {
      options,
      field,
      create: () => element,
      getElement: () => null,
      update: (more: object) => seen.options.push(more),
      async fetchUpdates() {
        seen.updates += 1;
        return {};
      },
      async submit() {
        if (field.value !== '') return { selectedPaymentMethod: 'card' };
        return { error: { type: 'validation_error', message: 'Your card number is incomplete.' } };
      },
    };
  }

  type Parts = {
    elements: ReturnType<typeof elementsOf>;
    clientSecret: string;
    confirmParams: { return_url: string };
  };

  async function confirmPayment({ elements, clientSecret, confirmParams }: Parts) {
    const own = elements.options.clientSecret;
    if (own !== undefined && own !== clientSecret) throw new Error('Elements of another payment');
    const ask = Reflect.get(window, 'confirmAtStripe') as (
      secret: string,
      number: string,
    ) => Promise<Confirmation>;
    const { id, status, message } = await ask(clientSecret, elements.field.value);
    if (message !== null)
      return { error: { type: 'card_error', message, payment_intent: { id, status } } };
    const url = new URL(confirmParams.return_url);
    url.searchParams.set('payment_intent', id);
    url.searchParams.set('payment_intent_client_secret', clientSecret);
    url.searchParams.set('redirect_status', 'succeeded');
    location.assign(url);
    return new Promise(() => {});
  }

  function stripe(key: string) {
    seen.keys.push(key);
    const unused = () => {};
    return {
      elements: elementsOf,
      confirmPayment,
      async createConfirmationToken({ elements }: Pick<Parts, 'elements'>) {
        const type = Reflect.get(window, 'typeAtStripe') as (number: string) => Promise<string>;
        return { confirmationToken: { id: await type(elements.field.value) } };
      },
      retrievePaymentIntent: async () => ({ paymentIntent: { payment_method_types: ['card'] } }),
      createToken: unused,
      createPaymentMethod: unused,
      confirmCardPayment: unused,
      registerAppInfo: unused,
      _registerWrapper: unused,
    };
  }
  Object.assign(window, {
    Stripe: Object.assign(stripe, { version: 'endive' }),
    seenByStripe: seen,
  });
}

/**
 * Serves a script for js.stripe.com whose payments are those of the fake. Returns the list of URLs
 * requested there, which grows with each request.
 */
export async function serveStripeJs(page: Page, fake: FakeStripe): Promise<string[]> {
  const asked: string[] = [];
  await page.context().route('https://*.stripe.com/**', (route) => {
    asked.push(`${new URL(page.url()).pathname} asks for ${route.request().url()}`);
    const body = `(${installStripeJs.toString()})()`;
    return route.fulfill({ contentType: 'text/javascript', body });
  });
  await page.exposeFunction('confirmAtStripe', (secret: string, number: string): Confirmation => {
    const before = fake.state.paymentIntents.get(secret.split('_secret')[0] ?? '');
    if (before?.status === 'succeeded')
      return { id: before.id, status: before.status, message: 'The payment has succeeded before.' };
    const { id, status, last_payment_error: refused } = fake.confirmCard(secret, number);
    return { id, status, message: refused?.message ?? null };
  });
  await page.exposeFunction('typeAtStripe', (number: string) => fake.typeCard(number).id);
  return asked;
}

/** Returns what the page passed to Stripe's script: its keys, and its options in order. */
export async function seenByStripe(
  page: Page,
): Promise<{ keys: string[]; options: Record<string, unknown>[]; updates: number }> {
  return page.evaluate(() => Reflect.get(window, 'seenByStripe'));
}
