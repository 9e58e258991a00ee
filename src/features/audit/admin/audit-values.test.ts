import { describe, expect, it } from 'vitest';
import { describeValues } from './audit-values.ts';

describe('the values of a change', () => {
  it('are written in words, with Lisbon times and amounts', () => {
    const values = { startsAt: '2026-11-24T09:29:00.000Z', status: 'cancelled', broke: [] };
    expect(describeValues(values, 'pt')).toBe(
      'começa: 24/11/2026, 09:29, estado: cancelada, regras não cumpridas: –',
    );
    expect(describeValues({ role: 'bookkeeper', noShow: true }, 'en')).toBe(
      'role: bookkeeper, read only, did not come: yes',
    );
    expect(describeValues({ phone: '+351 210 111 222' }, 'pt')).toBe('telefone: +351 210 111 222');
    expect(describeValues({ from: '14:00', to: '18:00', kept: 0 }, 'pt')).toBe(
      'de: 14:00, até: 18:00, marcações mantidas: 0',
    );
    expect(describeValues({ refundedCents: 25050 }, 'en')).toBe('refunded: €250.50');
    expect(describeValues({ refundedCents: 25050, currency: 'USD' }, 'en')).toBe(
      'refunded: $250.50, currency: USD',
    );
  });

  it('leave out ids and hashes, and keep a field that has no word', () => {
    const values = { message: '0192f6a8-1d2c-7cc0-9b1e-2f6d1f0a8c11', slotMinutes: 40 };
    expect(describeValues(values, 'en')).toBe('slotMinutes: 40');
    expect(describeValues(null, 'en')).toBe('');
  });
});
