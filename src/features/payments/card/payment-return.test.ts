import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { readReturn, returnUrl, successUrl } from './payment-return.ts';

beforeEach(() => vi.stubGlobal('location', { origin: 'https://entrada.example' }));
afterEach(() => vi.unstubAllGlobals());

const named = { payment: 'pi_1', clientSecret: 'pi_1_secret_&' };

it('a payment returns to the success page of this site, in the language shown', () => {
  expect(returnUrl('en')).toBe('https://entrada.example/payment-success');
  expect(returnUrl('pt')).toBe('https://entrada.example/pt/payment-success');
  expect(successUrl('en', named)).toBe(
    'https://entrada.example/payment-success?payment_intent=pi_1&payment_intent_client_secret=pi_1_secret_%26&redirect_status=succeeded',
  );
});

it('is read as it was written', () => {
  expect(readReturn(new URL(successUrl('pt', named)).search)).toEqual(named);
});

it.each([
  '',
  '?payment_intent=pi_1',
  '?payment_intent_client_secret=s',
  '?payment_intent=&payment_intent_client_secret=s',
])('names no payment: %s', (search) => expect(readReturn(search)).toBeNull());
