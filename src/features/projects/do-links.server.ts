import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Queryable } from '#platform/database/database.server.ts';
import { requireSecret } from '#platform/secrets/keyed-hash.server.ts';

const idLength = 16;

/** Returns the first half of the HMAC-SHA-256 of what a link is for and its id. */
function macOf(key: string, use: string, id: Buffer): Buffer {
  return createHmac('sha256', key).update(use).update(id).digest().subarray(0, idLength);
}

async function sign(db: Queryable, use: string, id: string): Promise<string> {
  const bytes = Buffer.from(id.replaceAll('-', ''), 'hex');
  const mac = macOf(await requireSecret(db, 'do'), use, bytes);
  return Buffer.concat([bytes, mac]).toString('base64url');
}

async function readSigned(db: Queryable, use: string, token: string): Promise<string | null> {
  const bytes = Buffer.from(token, 'base64url');
  if (bytes.length !== 2 * idLength || bytes.toString('base64url') !== token) return null;
  const id = bytes.subarray(0, idLength);
  const mac = macOf(await requireSecret(db, 'do'), use, id);
  if (!timingSafeEqual(mac, bytes.subarray(idLength))) return null;
  return id.toString('hex').replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
}

/** Returns the token of the link to one request: its id and a signature, the same each time. */
export function requestToken(db: Queryable, requestId: string): Promise<string> {
  return sign(db, 'request', requestId);
}

/** Returns the id of the request behind a token, or null if we did not sign it. */
export function requestIdOfToken(db: Queryable, token: string): Promise<string | null> {
  return readSigned(db, 'request', token);
}

/** Returns the token of the page on which the client of a project says a few words about us. */
export function wordsToken(db: Queryable, projectId: string): Promise<string> {
  return sign(db, 'words', projectId);
}

/** Returns the id of the project behind a token of that page, or null if we did not sign it. */
export function projectIdOfWords(db: Queryable, token: string): Promise<string | null> {
  return readSigned(db, 'words', token);
}

/** Returns the token of the link to one paper that was sent with a message. */
export function paperToken(db: Queryable, documentId: string): Promise<string> {
  return sign(db, 'paper', documentId);
}

/** Returns the id of the paper behind a token, or null if we did not sign it. */
export function paperIdOfToken(db: Queryable, token: string): Promise<string | null> {
  return readSigned(db, 'paper', token);
}

/** Returns the token of the link to one quote. */
export function quoteToken(db: Queryable, quoteId: string): Promise<string> {
  return sign(db, 'quote', quoteId);
}

/** Returns the id of the quote behind a token, or null if we did not sign it. */
export function quoteIdOfToken(db: Queryable, token: string): Promise<string | null> {
  return readSigned(db, 'quote', token);
}
