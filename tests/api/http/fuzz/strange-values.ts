import fc from 'fast-check';

const strangeTexts = [
  '',
  ' ',
  '\0',
  'a\0b',
  '\ud800',
  '\u202etxt',
  '👩‍👩‍👧‍👦'.repeat(30),
  "'; drop table bookings; --",
  '%s%n%00',
  '../../../etc/passwd',
  '<script>alert(1)</script>',
  '2026-02-30',
  '+275760-09-13',
  '0x10',
  '1e999',
  'a@b@c.example',
  'noor@tessera.example\r\nBcc: all@example.org',
  'x'.repeat(5000),
];

const strangeNumbers = [0, -0, -1, 0.1, 1e308, 2 ** 53, -(2 ** 63), 5e-324];

/** Texts that forms and addresses do not expect. */
export const strangeText = fc.oneof(
  fc.constantFrom(...strangeTexts),
  fc.string({ unit: 'binary', maxLength: 40 }),
);

/** JSON values that calls do not expect. */
export const strangeValue: fc.Arbitrary<unknown> = fc.oneof(
  { weight: 4, arbitrary: strangeText },
  fc.constantFrom(null, true, false, [], {}, ...strangeNumbers),
  fc.jsonValue({ maxDepth: 3 }),
  fc.constant(JSON.parse(`${'['.repeat(2000)}${']'.repeat(2000)}`)),
);
