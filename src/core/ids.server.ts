import { createHash, randomBytes, randomUUID } from 'node:crypto';

/** Returns a new row id: a UUID v4. */
export function newId(): string {
  return randomUUID();
}

/** Returns an unguessable link token: 32 random bytes in base64url, 43 characters. */
export function newToken(): string {
  return randomBytes(32).toString('base64url');
}

/** Returns a token's SHA-256 in hex: what is stored, while only the recipient has the token. */
export function hashToken(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}

// Leaves out 0, O, 1, I and L on purpose: people read references aloud on the phone.
const referenceLetters = '23456789ABCDEFGHJKMNPQRSTUVWXYZ';

/** Returns a reference for people, such as `EN-7K4QXM`: six of 31 characters, 887 million values. */
export function newReference(): string {
  const letters = Array.from(randomBytes(6), (byte) => referenceLetters[byte % 31]);
  return `EN-${letters.join('')}`;
}
