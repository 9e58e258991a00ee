import { describe, expect, it } from 'vitest';
import { type Dealings, standingOf } from './standing.ts';

const nothing: Dealings = { bookings: 0, orders: [], projects: [] };
const order = (status: string, subscriptionStatus: string | null = null) => ({
  id: 'o1',
  status,
  subscriptionStatus,
});

describe('where a person stands', () => {
  it.each<[string, Partial<Dealings>, string]>([
    ['only wrote', {}, 'enquired'],
    ['began an order', { orders: [order('created')] }, 'enquired'],
    ['was declined', { orders: [order('failed')] }, 'enquired'],
    ['waits for the bank', { orders: [order('pending', 'waiting')] }, 'enquired'],
    ['booked', { bookings: 1 }, 'booked'],
    ['booked and was declined', { bookings: 2, orders: [order('failed')] }, 'booked'],
    ['paid', { bookings: 1, orders: [order('paid')] }, 'client'],
    ['got a part back', { orders: [order('partly_refunded')] }, 'client'],
    ['subscribes', { orders: [order('paid', 'active')] }, 'client'],
    ['pays late', { orders: [order('paid', 'past_due')] }, 'client'],
    ['got everything back', { bookings: 1, orders: [order('refunded')] }, 'left'],
    ['ended the subscription', { orders: [order('paid', 'cancelled')] }, 'left'],
    ['has work without an order', { projects: [{ state: 'active', orderId: null }] }, 'client'],
    ['has paused work', { projects: [{ state: 'paused', orderId: null }] }, 'client'],
    ['had work', { bookings: 1, projects: [{ state: 'closed', orderId: null }] }, 'left'],
  ])('who %s', (_, dealings, state) => {
    expect(standingOf({ ...nothing, ...dealings })).toBe(state);
  });

  it('ends with the work of what was bought, not with other work', () => {
    const orders = [order('paid')];
    const closed = (orderId: string | null) => ({ state: 'closed', orderId });
    expect(standingOf({ ...nothing, orders, projects: [closed('o1')] })).toBe('left');
    expect(standingOf({ ...nothing, orders, projects: [closed('o2')] })).toBe('client');
  });
});
