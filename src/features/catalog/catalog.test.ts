import { describe, expect, it } from 'vitest';
import { servicePackageSchema } from './catalog.server.ts';
import { displayPrice, isOneTime } from './catalog.ts';

describe('packages', () => {
  it('shows the price of the API in English and reformats it for Portuguese', () => {
    expect(displayPrice('€1,450.00', 'en')).toBe('€1,450.00');
    expect(displayPrice('€1,450.00', 'pt')).toBe('1450,00\u00a0€');
    expect(displayPrice('€12,000.50', 'pt')).toBe('12\u00a0000,50\u00a0€');
  });

  it.each([
    ['$1,450.00', '1450,00\u00a0$'],
    ['£12,000.50', '12\u00a0000,50\u00a0£'],
    ['CHF\u00a01,450.00', '1450,00\u00a0CHF'],
  ])('shows %s in Portuguese as %s', (price, portuguese) => {
    expect(displayPrice(price, 'pt')).toBe(portuguese);
    const pack = { id: 'one', name: 'One', description: '', interval: 'one-time', features: [] };
    expect(servicePackageSchema.safeParse({ ...pack, price, popular: false }).success).toBe(true);
  });

  it('distinguishes a single payment from a subscription', () => {
    expect(isOneTime({ interval: 'one-time' })).toBe(true);
    expect(isOneTime({ interval: 'month' })).toBe(false);
  });
});
