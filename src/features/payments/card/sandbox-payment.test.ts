import { afterEach, describe, expect, it, vi } from 'vitest';
import { noBilling, saveBilling } from '../checkout/billing.ts';
import { authenticateInSandbox, confirmInSandbox } from './sandbox-payment.ts';

const card = { number: '4242 4242 4242 4242', expiry: '12/34', cvc: '123' };
const order = { orderId: 'o 1', clientSecret: 's' };

function answering(status: number, body: unknown) {
  const reply = () =>
    status === 204 ? new Response(null, { status }) : Response.json(body, { status });
  const call = vi.fn(async (_url: string, _init: RequestInit) => reply());
  vi.stubGlobal('fetch', call);
  return call;
}

afterEach(() => vi.unstubAllGlobals());

describe('the responses of the sandbox', () => {
  it.each([
    ['paid', null, { kind: 'accepted', payment: 'pi_1' }],
    ['processing', null, { kind: 'accepted', payment: 'pi_1' }],
    ['action_required', null, { kind: 'action_required' }],
    ['declined', 'No.', { kind: 'declined', message: 'No.' }],
    ['cancelled', null, { kind: 'ended' }],
  ])('%s is understood', async (status, message, outcome) => {
    answering(200, { status, message, payment: 'pi_1' });
    expect(await confirmInSandbox('s', card)).toEqual(outcome);
    expect(await authenticateInSandbox('s', true)).toEqual(outcome);
  });

  it('names the fields that it refuses', async () => {
    const errors = [
      { field: 'number', code: 'invalid' },
      { field: 'expiry', code: 'past' },
      { field: 'cvc', code: 'strange' },
      { field: 'clientSecret', code: 'required' },
    ];
    answering(422, { code: 'invalid_fields', errors });
    expect(await confirmInSandbox('s', card)).toEqual({
      kind: 'invalid',
      errors: { number: 'invalid', expiry: 'past', cvc: 'invalid' },
    });
  });

  it.each([
    [200, { status: 'odd', message: null, payment: 'pi_1' }],
    [200, { status: 'declined', message: null, payment: 'pi_1' }],
    [404, { code: 'not_found' }],
    [422, { code: 'invalid_fields', errors: [{ field: 'clientSecret', code: 'required' }] }],
    [500, 'broken'],
  ])('%i %o makes no sense of a card and throws', async (status, body) => {
    answering(status, body);
    await expect(confirmInSandbox('s', card)).rejects.toThrow();
  });
});

describe('details for the invoice', () => {
  it('are put to their order with its secret', async () => {
    const call = answering(204, null);
    expect(await saveBilling(order, { email: 'a@b.example' })).toEqual({});
    const [url, init] = call.mock.calls[0] ?? [];
    expect([url, init?.method]).toEqual(['/api/orders/o%201/billing', 'PUT']);
    expect(JSON.parse(String(init?.body))).toEqual({ clientSecret: 's', email: 'a@b.example' });
  });

  it('come back with what is wrong, by field', async () => {
    const errors = [
      { field: 'nif', code: 'invalid_nif' },
      { field: 'other', code: 'x' },
    ];
    answering(422, { code: 'invalid_fields', errors });
    expect(await saveBilling(order, noBilling)).toEqual({ nif: 'invalid_nif' });
  });

  it.each([
    [404, { code: 'not_found' }],
    [422, { code: 'invalid_fields', errors: [{ field: 'clientSecret', code: 'required' }] }],
  ])('throw for %i %o, which no field can mend', async (status, body) => {
    answering(status, body);
    await expect(saveBilling(order, noBilling)).rejects.toThrow();
  });
});
