import { toInstant } from '#core/clock.ts';
import { accept, type Result, refuse } from '#core/result.ts';
import { recordChange } from '#platform/audit/record-change.server.ts';
import type { Context } from '#platform/context/context.server.ts';
import { transact } from '#platform/database/transact.server.ts';
import {
  countKeptInvoices,
  countKeptOrders,
  deleteRowsOf,
  emptyPerson,
  hasOpenBooking,
} from './erasure.repository.server.ts';
import { mergeLock } from './merge/merge-people.server.ts';
import {
  keepPapers,
  type LockedPaper,
  listLockedPapers,
  listOpenWork,
  type OpenWork,
} from './open-work.repository.server.ts';
import { getPerson, isOnStaff, lockPeople } from './people.repository.server.ts';
import type { Erasure, ErasurePreview } from './people.schema.ts';

export type EraseRefusal =
  | { code: 'not_found' | 'is_staff' | 'is_merged' | 'has_open_booking' }
  /** Work goes on that the erasure would end, and nobody has said that it may. */
  | { code: 'has_open_work'; works: OpenWork[] };

type Kept = { paid: number; pending: number; invoices: number; papers: readonly LockedPaper[] };

function keptRows({ paid, pending, invoices, papers }: Kept): Erasure['kept'] {
  const until = papers.reduce((last, { keptUntil }) => (keptUntil > last ? keptUntil : last), '');
  return [
    { what: 'orders', count: paid, reason: 'tax_law_10_years' as const },
    { what: 'invoices', count: invoices, reason: 'tax_law_10_years' as const },
    { what: 'orders', count: pending, reason: 'payment_under_way' as const },
    {
      what: 'identity',
      count: papers.length,
      reason: 'aml_law_7_years' as const,
      ...(until !== '' && { until }),
    },
  ].filter(({ count }) => count > 0);
}

/**
 * Erases a person. Paid orders stay with their invoice details and certified invoices for ten years,
 * as tax law demands (CIVA, article 52), and papers of identity seven years after the end of the work
 * where Lei n.º 83/2017 binds the company (article 51); everything else goes. The result and the log name
 * both. Work that goes on is ended only where `endsWork` says so.
 */
export async function erasePerson(
  context: Context,
  id: string,
  { endsWork = false }: { endsWork?: boolean } = {},
): Promise<Result<Erasure, EraseRefusal>> {
  const now = toInstant(context.clock());
  return transact<Result<Erasure, EraseRefusal>>(context, async (trx) => {
    await context.database.lock(trx, mergeLock);
    // A form of this person that is being stored is committed first, so that its rows go as well.
    await lockPeople(trx, [id]);
    const person = await getPerson(trx, id);
    if (!person) return refuse({ code: 'not_found' });
    if (person.mergedInto !== null || person.erasedAt !== null)
      return refuse({ code: 'is_merged' });
    if (await isOnStaff(trx, id)) return refuse({ code: 'is_staff' });
    if (await hasOpenBooking(trx, id, now)) return refuse({ code: 'has_open_booking' });
    const works = await listOpenWork(trx, id);
    if (works.length > 0 && !endsWork) return refuse({ code: 'has_open_work', works });
    const papers = await listLockedPapers(trx, id, now);
    await keepPapers(trx, papers, { personId: id, now });
    const removed = await deleteRowsOf(trx, id, now);
    const invoices = await countKeptInvoices(trx, id);
    const { paid, pending } = await countKeptOrders(trx, id);
    await emptyPerson(trx, id, now);
    await recordChange(context, trx, {
      action: 'person.erase',
      subject: { kind: 'person', id },
      after: {
        ...removed,
        keptOrders: paid + pending,
        keptInvoices: invoices,
        keptIdentity: papers.length,
      },
    });
    return accept({ removed, kept: keptRows({ paid, pending, invoices, papers }) });
  });
}

/** What an erasure would end and keep, for whoever is about to press it. */
export async function previewErasure(
  { database, clock }: Pick<Context, 'database' | 'clock'>,
  id: string,
): Promise<ErasurePreview | null> {
  const now = toInstant(clock());
  return database.read(async (db) => {
    if ((await getPerson(db, id)) === null) return null;
    const { paid, pending } = await countKeptOrders(db, id);
    const invoices = await countKeptInvoices(db, id);
    const papers = await listLockedPapers(db, id, now);
    const works = await listOpenWork(db, id);
    return { works, kept: keptRows({ paid, pending, invoices, papers }) };
  });
}
