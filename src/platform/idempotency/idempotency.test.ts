import { expect, it } from 'vitest';
import { seal, unseal } from './idempotency.server.ts';

it('is opened with its key', () => {
  expect(unseal(seal('{"name":"Zé 🎉"}', 'key'), 'key')).toBe('{"name":"Zé 🎉"}');
});

it('is not opened with another key or after a change', () => {
  const sealed = seal('text', 'key');
  expect(() => unseal(sealed, 'kex')).toThrow();
  const bytes = Buffer.from(sealed, 'base64');
  bytes[bytes.length - 1] = (bytes.at(-1) ?? 0) ^ 1;
  expect(() => unseal(bytes.toString('base64'), 'key')).toThrow();
});
