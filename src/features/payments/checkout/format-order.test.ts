import { describe, expect, it } from 'vitest';
import { findPackage, formatAmount, orderName } from './format-order.ts';

const offered = {
  id: 'setup',
  name: 'Company Setup',
  namePt: 'Abertura de Empresa',
  description: '',
  price: '€1,450.00',
  interval: 'one-time',
  features: [],
  popular: false,
};
const order = { id: 'setup', name: 'Company Setup', price: 1450 };

describe('formatting an order', () => {
  it('has its price in euro with two decimals, by language', () => {
    expect(formatAmount({ price: 1450 }, 'en')).toBe('€1,450.00');
    expect(formatAmount({ price: 99.9, currency: 'EUR' }, 'pt')).toBe('99,90\u00a0€');
    expect(formatAmount({ price: 1450, currency: 'USD' }, 'en')).toBe('$1,450.00');
  });

  it("follows the language where its name is the catalogue's", () => {
    expect(orderName(order, offered, 'pt')).toEqual({ text: 'Abertura de Empresa' });
    const portuguese = { ...order, name: 'Abertura de Empresa' };
    expect(orderName(portuguese, offered, 'en')).toEqual({ text: 'Company Setup' });
  });

  it('keeps the name that the address gave it otherwise', () => {
    const named = { ...order, name: 'Setup with interpreter' };
    expect(orderName(named, offered, 'pt')).toEqual({ text: 'Setup with interpreter' });
    expect(orderName(order, null, 'pt')).toEqual({ text: 'Company Setup' });
  });

  it('belongs to the package with its id', () => {
    expect(findPackage(order, [offered])).toBe(offered);
    expect(findPackage({ ...order, id: 'other' }, [offered])).toBeNull();
    expect(findPackage(order, undefined)).toBeNull();
  });
});
