import type { Language } from '#i18n/language.ts';
import { translate } from '#i18n/texts.ts';
import type { Context } from '#platform/context/context.server.ts';
import type { Queryable } from '#platform/database/database.server.ts';
import type { OwnerTable } from '#platform/owner/owner-command.ts';
import {
  getImport,
  getLatestImport,
  listReportedRows,
  type SubscriberImport,
  selectStoppedImports,
} from './imports.repository.server.ts';
import type { SubscriberImportDetail } from './subscriber-imports.schema.ts';
import { subscriberImportTexts } from './subscriber-imports.texts.ts';
import { noRows, type RowOutcome } from './subscriber-imports.ts';

async function countInvitations(db: Queryable, state: 'waiting' | 'failed'): Promise<number> {
  const { count } = await db
    .selectFrom('newsletterInvitations')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('state', '=', state)
    .executeTakeFirstOrThrow();
  return Number(count);
}

async function detailOf(
  db: Queryable,
  { attempts, startedBy, host, pid, seenAt, goesOn, ...list }: SubscriberImport,
): Promise<SubscriberImportDetail> {
  return {
    ...list,
    counts: { ...noRows, ...list.counts },
    invitationsWaiting: await countInvitations(db, 'waiting'),
    invitationsFailed: await countInvitations(db, 'failed'),
  };
}

/** Returns a list by its id, or the one that came last; null if there is none. */
export async function showImport(
  { database }: Context,
  id: string | null,
): Promise<SubscriberImportDetail | null> {
  return database.read(async (db) => {
    const list = id === null ? await getLatestImport(db) : await getImport(db, id);
    return list && detailOf(db, list);
  });
}

/** Lists of which this many are named. */
const mostStopped = 3;

/** Returns the lists whose invitations stopped themselves while some wait, the newest first. */
export async function listStoppedLists({ database }: Context) {
  const rows = await database.read((db) =>
    selectStoppedImports(db)
      .select(['id', 'name', 'stoppedBy'])
      .orderBy('startedAt', 'desc')
      .limit(mostStopped)
      .execute(),
  );
  return rows.flatMap(({ stoppedBy, ...list }) =>
    stoppedBy === null ? [] : [{ ...list, stoppedBy }],
  );
}

function reasonOf(language: Language, outcome: RowOutcome, detail: string): string {
  if (outcome === 'confirmed') return '';
  const key =
    outcome === 'known' && detail === 'unconfirmed'
      ? ('row_known_unconfirmed' as const)
      : (`row_${outcome}` as const);
  return translate(subscriberImportTexts, language, key, { detail });
}

/** Returns as a table each row that was not put on the list, or not as its file has it, and why; null if there is no such list. */
export async function reportImport(
  { database }: Context,
  id: string,
  language: Language,
): Promise<OwnerTable | null> {
  const t = (key: 'column_line' | 'column_address' | 'column_outcome' | 'column_reason') =>
    translate(subscriberImportTexts, language, key);
  return database.read(async (db) => {
    if ((await getImport(db, id)) === null) return null;
    const rows = await listReportedRows(db, id);
    return {
      columns: [t('column_line'), t('column_address'), t('column_outcome'), t('column_reason')],
      rows: rows.map(({ line, address, outcome, detail }) => [
        line,
        address,
        outcome ?? '',
        outcome === null ? '' : reasonOf(language, outcome, detail),
      ]),
      empty: '',
    };
  });
}
