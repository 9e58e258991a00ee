import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';

const cipher = 'aes-256-gcm';
const nonceBytes = 12;
const tagBytes = 16;

function cipherKey(key: string): Buffer {
  return Buffer.from(hkdfSync('sha256', key, '', 'remembered answer', 32));
}

/** Seals a text so that only a holder of `key` reads it: nonce, tag and cipher text, base64. */
export function seal(text: string, key: string): string {
  const nonce = randomBytes(nonceBytes);
  const sealing = createCipheriv(cipher, cipherKey(key), nonce);
  const sealed = Buffer.concat([sealing.update(text, 'utf8'), sealing.final()]);
  return Buffer.concat([nonce, sealing.getAuthTag(), sealed]).toString('base64');
}

/** The sealed text. Throws when the key is another one or the text was changed. */
export function unseal(sealed: string, key: string): string {
  const bytes = Buffer.from(sealed, 'base64');
  const opening = createDecipheriv(cipher, cipherKey(key), bytes.subarray(0, nonceBytes), {
    authTagLength: tagBytes,
  });
  opening.setAuthTag(bytes.subarray(nonceBytes, nonceBytes + tagBytes));
  const opened = opening.update(bytes.subarray(nonceBytes + tagBytes));
  return Buffer.concat([opened, opening.final()]).toString('utf8');
}
