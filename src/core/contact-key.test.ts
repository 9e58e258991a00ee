import { describe, expect, it } from 'vitest';
import { contactKey, telephoneKey } from './contact-key.ts';

describe('what somebody without an address is known by', () => {
  it.each([
    ['+351 912 345 678', 'tel:+351912345678'],
    ['00351 912 345 678', 'tel:+351912345678'],
    ['912-345-678', 'tel:+351912345678'],
    ['+44 (20) 7946 0000', 'tel:+442079460000'],
    ['12 34', ''],
    ['call me', ''],
  ])('is of %s: %j', (phone, key) => {
    expect(telephoneKey(phone)).toBe(key);
  });

  it('is the mailbox, where there is one', () => {
    expect(contactKey({ email: 'Ana@x.pt', phone: '912 345 678' })).toBe('ana@x.pt');
    expect(contactKey({ email: '', phone: '912 345 678' })).toBe('tel:+351912345678');
  });
});
