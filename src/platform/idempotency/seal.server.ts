import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';

const cipher = 'aes-256-gcm';
const nonceBytes = 12;
const tagBytes = 16;

function cipherKey(key: string): Buffer {
  return Buffer.from(hkdfSync('sha256', key, '', 'remembered answer', 32));
}

/** Encrypts a text with `key`. Returns nonce, authentication tag and cipher text in base64. */
export function seal(text: string, key: string): string {
  const nonce = randomBytes(nonceBytes);
  const encryption = createCipheriv(cipher, cipherKey(key), nonce);
  const sealed = Buffer.concat([encryption.update(text, 'utf8'), encryption.final()]);
  return Buffer.concat([nonce, encryption.getAuthTag(), sealed]).toString('base64');
}

/** Decrypts a sealed text. Throws if the key is wrong or the text was changed. */
export function unseal(sealed: string, key: string): string {
  const bytes = Buffer.from(sealed, 'base64');
  const decryption = createDecipheriv(cipher, cipherKey(key), bytes.subarray(0, nonceBytes), {
    authTagLength: tagBytes,
  });
  decryption.setAuthTag(bytes.subarray(nonceBytes, nonceBytes + tagBytes));
  const text = decryption.update(bytes.subarray(nonceBytes + tagBytes));
  return Buffer.concat([text, decryption.final()]).toString('utf8');
}
