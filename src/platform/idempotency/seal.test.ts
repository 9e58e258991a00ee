import { expect, it } from 'vitest';
import { seal, unseal } from './seal.server.ts';

it('opens with its key to the same text', () => {
  expect(unseal(seal('{"name":"Zé 🎉"}', 'key'), 'key')).toBe('{"name":"Zé 🎉"}');
});

it('opens with no other key, and not after a change', () => {
  const sealed = seal('text', 'key');
  expect(() => unseal(sealed, 'kex')).toThrow();
  const bytes = Buffer.from(sealed, 'base64');
  bytes[bytes.length - 1] = (bytes.at(-1) ?? 0) ^ 1;
  expect(() => unseal(bytes.toString('base64'), 'key')).toThrow();
});
