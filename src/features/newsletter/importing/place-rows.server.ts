import { toInstant } from '#core/clock.ts';
import { newId } from '#core/ids.server.ts';
import { companyZone, readClock, zonedInstant } from '#core/zoned-time.ts';
import { recordPeople } from '#features/people/record-person.server.ts';
import { translate } from '#i18n/texts.ts';
import type { Context } from '#platform/context/context.server.ts';
import type { Queryable } from '#platform/database/database.server.ts';
import { keyedHashes } from '#platform/secrets/keyed-hash.server.ts';
import type { SubscriberStatus } from '../newsletter.tables.ts';
import {
  changeImport,
  type DecidedRow,
  decideRows,
  listFirstLines,
  listRowsAfter,
  type SubscriberImport,
} from './imports.repository.server.ts';
import { type GivenConsent, type ReadRow, readRow } from './read-row.ts';
import { subscriberImportTexts } from './subscriber-imports.texts.ts';
import type { RowOutcome } from './subscriber-imports.ts';

type Row = ReadRow & { place: number; line: number; hash: string };

/** What is known here of the addresses of some rows. */
type Known = {
  statuses: Map<string, SubscriberStatus>;
  suppressed: Set<string>;
  asked: Set<string>;
  firstLines: Map<string, number>;
};

async function findKnown(trx: Queryable, importId: string, rows: readonly Row[]): Promise<Known> {
  const keys = [...new Set(rows.map(({ emailKey }) => emailKey).filter(Boolean))];
  const hashes = rows.filter(({ emailKey }) => emailKey !== '').map(({ hash }) => hash);
  if (keys.length === 0)
    return {
      statuses: new Map(),
      suppressed: new Set(),
      asked: new Set(),
      firstLines: new Map(),
    };
  const subscribers = await trx
    .selectFrom('newsletterSubscribers')
    .select(['emailKey', 'status'])
    .where('emailKey', 'in', keys)
    .execute();
  const hashesIn = async (table: 'suppressions' | 'newsletterInvitations') => {
    const found = await trx
      .selectFrom(table)
      .select('recipientHash')
      .where('recipientHash', 'in', hashes)
      .execute();
    return new Set(found.map(({ recipientHash }) => recipientHash));
  };
  return {
    statuses: new Map(subscribers.map(({ emailKey, status }) => [emailKey, status])),
    suppressed: await hashesIn('suppressions'),
    asked: await hashesIn('newsletterInvitations'),
    firstLines: await listFirstLines(trx, importId, keys),
  };
}

/** Decides a row by what it says, what an earlier one said, and what is known of its address. */
function decide(row: Row, known: Known, seen: Map<string, number>): [RowOutcome, string] {
  if (row.refusal === 'malformed') return ['malformed', ''];
  const earlier = known.firstLines.get(row.emailKey) ?? seen.get(row.emailKey);
  if (earlier !== undefined && earlier < row.line) return ['repeated', String(earlier)];
  seen.set(row.emailKey, row.line);
  const status = known.statuses.get(row.emailKey);
  if (status === 'unsubscribed') return ['left', ''];
  if (known.suppressed.has(row.hash)) return ['suppressed', ''];
  if (row.refusal === 'left_there') return ['left_there', row.detail];
  if (status !== undefined) return ['known', status];
  if (known.asked.has(row.hash)) return ['asked', ''];
  return row.consent === null ? ['invited', row.detail] : ['confirmed', row.consent.day];
}

/** What is kept as the proof: which file said it, and what it or its owner said of the consent. */
function proofOf(
  { name, fileHash }: SubscriberImport,
  language: 'en' | 'pt',
  { day, source }: GivenConsent,
): string {
  const t = (key: 'proof_file' | 'proof_consent', values: Record<string, string>) =>
    translate(subscriberImportTexts, language, key, values);
  return [
    t('proof_file', { name: name === '' ? '–' : name, hash: fileHash }),
    t('proof_consent', { day, source }),
  ].join('\n');
}

type Taken = Row & { outcome: 'confirmed' | 'invited' };

async function insertTaken(
  context: Context,
  trx: Queryable,
  list: SubscriberImport,
  rows: readonly Taken[],
): Promise<Set<string>> {
  if (rows.length === 0) return new Set();
  const at = toInstant(context.clock());
  const people = await recordPeople(context, trx, rows);
  const instantOf = ({ consent }: Taken) =>
    consent === null ? at : zonedInstant(consent.day, '00:00', companyZone);
  const inserted = await trx
    .insertInto('newsletterSubscribers')
    .values(
      rows.map((row) => ({
        id: newId(),
        email: row.email,
        emailKey: row.emailKey,
        name: row.name,
        language: row.language,
        status: row.outcome === 'confirmed' ? ('confirmed' as const) : ('unconfirmed' as const),
        personId: people.get(row.emailKey) ?? null,
        createdAt: row.outcome === 'confirmed' ? instantOf(row) : at,
        confirmedAt: row.outcome === 'confirmed' ? instantOf(row) : null,
        unsubscribedAt: null,
        lessOften: false,
      })),
    )
    // Somebody may have subscribed on the site at this moment.
    .onConflict((conflict) => conflict.column('emailKey').doNothing())
    .returning(['id', 'emailKey'])
    .execute();
  const ids = new Map(inserted.map(({ id, emailKey }) => [emailKey, id]));
  const own = rows.flatMap((row) => {
    const id = ids.get(row.emailKey);
    return id === undefined ? [] : [{ row, id }];
  });
  const consents = own.flatMap(({ row, id: subscriberId }) =>
    row.outcome !== 'confirmed' || row.consent === null
      ? []
      : [
          {
            id: newId(),
            subscriberId,
            step: 'confirm' as const,
            wording: proofOf(list, row.language, row.consent),
            language: row.language,
            addressHash: null,
            page: null,
            createdAt: instantOf(row),
          },
        ],
  );
  if (consents.length > 0) await trx.insertInto('newsletterConsents').values(consents).execute();
  const invitations = own.flatMap(({ row, id: subscriberId }) =>
    row.outcome !== 'invited'
      ? []
      : [
          {
            recipientHash: row.hash,
            importId: list.id,
            subscriberId,
            state: 'waiting' as const,
            dueAt: at,
            attempts: 0,
            error: '',
            sentAt: null,
            cameBack: null,
          },
        ],
  );
  if (invitations.length > 0)
    await trx.insertInto('newsletterInvitations').values(invitations).execute();
  return new Set(ids.keys());
}

/** Reads the next rows of a list, at most `limit`: before the transaction that places them, as they stay as they are. */
export async function readNextRows(
  context: Context,
  list: SubscriberImport,
  limit: number,
): Promise<Row[]> {
  const { found, hashOf } = await context.database.read(async (db) => ({
    found: await listRowsAfter(db, { importId: list.id, after: list.done, limit }),
    hashOf: await keyedHashes(db),
  }));
  const { day: today } = readClock(context.clock(), companyZone);
  return found.map(({ place, line, cells }) => {
    const read = readRow(JSON.parse(cells) as string[], { ...list, today });
    return { ...read, place, line, hash: hashOf(read.emailKey) };
  });
}

/**
 * Decides the next rows of a list and writes what follows, in the given transaction. Returns the list as
 * it is then; null if it was cancelled.
 */
export async function placeRows(
  context: Context,
  trx: Queryable,
  list: SubscriberImport,
  rows: readonly Row[],
): Promise<SubscriberImport | null> {
  const known = await findKnown(trx, list.id, rows);
  const seen = new Map<string, number>();
  const decided = rows.map((row) => ({ row, decision: decide(row, known, seen) }));
  const taken = decided.flatMap(({ row, decision: [outcome] }) =>
    outcome === 'confirmed' || outcome === 'invited' ? [{ ...row, outcome }] : [],
  );
  const inserted = await insertTaken(context, trx, list, taken);
  const counts = { ...list.counts };
  const outcomes = decided.map(({ row, decision }): DecidedRow => {
    const isOvertaken = taken.some((one) => one.place === row.place) && !inserted.has(row.emailKey);
    const [outcome, detail] = isOvertaken ? (['known', ''] as const) : decision;
    counts[outcome] = (counts[outcome] ?? 0) + 1;
    const { place, line, address, emailKey } = row;
    return { place, line, address, emailKey, outcome, detail };
  });
  await decideRows(trx, list.id, outcomes);
  const done = rows.at(-1)?.place ?? list.done;
  const change = { done, counts, attempts: 0, seenAt: toInstant(context.clock()) };
  const goesOn = await changeImport(trx, list.id, ['writing'], change);
  return goesOn ? { ...list, ...change } : null;
}
