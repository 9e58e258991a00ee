import { describe, expect, it } from 'vitest';
import { repeatableName, withdrawalState } from './withdrawal.ts';

describe('the state of a withdrawal', () => {
  const at = '2026-11-23T08:30:00.000Z';
  const order = {
    status: 'paid',
    createdAt: '2026-11-20T08:30:00.000Z',
    paidAt: at as string | null,
    agreedAt: null as string | null,
    buyerKind: 'consumer' as 'consumer' | 'company',
  };
  const stateAt = (now: string, change: Partial<typeof order> = {}, receivedAt?: string) =>
    withdrawalState(
      { ...order, ...change },
      { receivedAt: receivedAt ?? null, now: new Date(now) },
    );

  it('is open until the last instant of the last day, from the payment', () => {
    expect(stateAt('2026-12-07T23:59:59.999Z')).toBe('open');
    expect(stateAt('2026-12-08T00:00:00.000Z')).toBe('over');
  });

  it('runs from the acceptance of a quote for all its parts, whenever they are paid', () => {
    const agreed = { agreedAt: '2026-11-20T08:30:00.000Z' };
    expect(stateAt('2026-12-04T23:59:59.999Z', agreed)).toBe('open');
    expect(stateAt('2026-12-05T00:00:00.000Z', agreed)).toBe('over');
  });

  it('stays received after the period', () => {
    expect(stateAt('2027-01-01T00:00:00.000Z', {}, at)).toBe('received');
  });

  it('is open for a payment under way, and not for an order that was never paid', () => {
    expect(stateAt(at, { status: 'pending', paidAt: null })).toBe('open');
    for (const status of ['created', 'failed', 'cancelled'])
      expect(stateAt(at, { status, paidAt: null })).toBe('unpaid');
  });

  it('is not given to a business', () => {
    expect(stateAt(at, { buyerKind: 'company' })).toBe('business');
  });
});

it('repeats a name of letters alone', () => {
  for (const name of ['Omar Haddad', "Maria D'Arcy-Zé", 'Ana de Sá Pereira'])
    expect(repeatableName(name)).toBe(name);
  for (const name of ['Win http://spam.example', 'call+351', 'one two three four five', 'x@y'])
    expect(repeatableName(name)).toBe('');
});
