import { createHash, randomBytes, randomUUID } from 'node:crypto';

/** A new row id: UUID v4. */
export function newId(): string {
  return randomUUID();
}

/** An unguessable link token: 32 random bytes, base64url, 43 characters. */
export function newToken(): string {
  return randomBytes(32).toString('base64url');
}

/** How a token is stored: its SHA-256, hex. The token itself stays with its reader. */
export function hashToken(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}

// Leaves out 0, O, 1, I and L on purpose: people read references aloud on the phone.
const referenceLetters = '23456789ABCDEFGHJKMNPQRSTUVWXYZ';

/** A short reference for people, such as `EN-7K4QXM`: six of 31 characters, 887 million values. */
export function newReference(): string {
  const letters = Array.from(randomBytes(6), (byte) => referenceLetters[byte % 31]);
  return `EN-${letters.join('')}`;
}
