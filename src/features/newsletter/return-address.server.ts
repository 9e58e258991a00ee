import { createHmac, timingSafeEqual } from 'node:crypto';
import { plusAddress } from '#core/plus-address.ts';
import type { Queryable } from '#platform/database/database.server.ts';
import { requireSecret } from '#platform/secrets/keyed-hash.server.ts';

/** A mail of an issue; without one, the mail that asks a reader of an imported list to confirm. */
export type ListMail = { campaignId: string | null; subscriberId: string };

// An id of 128 bits and 72 of the code, of letters that keep through a server which writes them small:
// with an address of 24 characters before it, no part before the @ is longer than 64 (RFC 5321 4.5.3.1).
const idLength = 25;
const macLength = 14;
const mostIds = 2n ** 128n;

function inLetters(hex: string, length: number): string {
  return BigInt(`0x${hex}`).toString(36).padStart(length, '0').slice(-length);
}

function idOf(letters: string): string | null {
  const value = Array.from(letters).reduce(
    (sum, letter) => sum * 36n + BigInt(Number.parseInt(letter, 36)),
    0n,
  );
  if (value >= mostIds) return null;
  const hex = value.toString(16).padStart(32, '0');
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
}

function tokenOf(key: string, { campaignId, subscriberId }: ListMail): string {
  const mac = createHmac('sha256', key)
    .update(`return ${campaignId ?? 'invitation'} ${subscriberId}`)
    .digest('hex');
  return inLetters(subscriberId.replaceAll('-', ''), idLength) + inLetters(mac, macLength);
}

/** Returns the maker of the addresses below `bounces` to which servers report, one for each mail. */
export async function returnAddresses(
  db: Queryable,
  bounces: string,
): Promise<(mail: ListMail) => string> {
  const key = await requireSecret(db, 'leave');
  return (mail) => plusAddress(bounces, tokenOf(key, mail));
}

/** Returns the mail of whose address a report came to one below ours; null for a token that is not ours. */
export async function findByReturnToken(db: Queryable, token: string): Promise<ListMail | null> {
  if (!/^[a-z0-9]+$/.test(token) || token.length !== idLength + macLength) return null;
  const subscriberId = idOf(token.slice(0, idLength));
  if (subscriberId === null) return null;
  const key = await requireSecret(db, 'leave');
  const got = await db
    .selectFrom('campaignRecipients')
    .select('campaignId')
    .where('subscriberId', '=', subscriberId)
    .execute();
  const given = Buffer.from(token);
  const campaignIds = [null, ...got.map(({ campaignId }) => campaignId)];
  const mails = campaignIds.map((campaignId) => ({ campaignId, subscriberId }));
  return mails.find((mail) => timingSafeEqual(Buffer.from(tokenOf(key, mail)), given)) ?? null;
}
