import { describe, expect, it } from 'vitest';
import { longestEmail, longestName, longestPhone } from '#core/longest-text.ts';
import { bookingFormInput } from './booking.input.ts';
import { bookingErrorText } from './booking.texts.ts';

const filled = { name: 'Noor', email: 'noor@tessera.example', company: 'Tessera', phone: '?' };

function errorsOf(changes: Record<string, string>): string[] {
  const result = bookingFormInput.safeParse({ ...filled, ...changes });
  return (result.error?.issues ?? []).map(({ path, message }) =>
    bookingErrorText('en', String(path[0]), message),
  );
}

const longest = {
  name: longestName,
  email: longestEmail,
  company: longestName,
  phone: longestPhone,
};

describe('the form of a booking', () => {
  it('takes any phone number, and trims', () => {
    expect(
      bookingFormInput.parse({ ...filled, name: '  Noor ', phone: 'home or ext. 12' }),
    ).toEqual({
      ...filled,
      phone: 'home or ext. 12',
    });
  });

  it('says one exact sentence for each empty field', () => {
    expect(errorsOf({ name: '', email: '', company: ' ', phone: '' })).toEqual([
      'Name is required',
      'Invalid email address',
      'Company name is required',
      'Phone number is required',
    ]);
    expect(errorsOf({ email: 'noor' })).toEqual(['Invalid email address']);
  });

  it.each(Object.entries(longest))('accepts %s of up to %i characters', (field, most) => {
    const tail = field === 'email' ? '@x.example' : '';
    const text = 'x'.repeat(most - tail.length) + tail;
    expect(errorsOf({ [field]: text })).toEqual([]);
    expect(errorsOf({ [field]: `x${text}` })).toEqual(['This text is too long']);
  });
});
