import { addDays } from '#core/calendar-day.ts';
import { companyZone, readClock } from '#core/zoned-time.ts';
import { inChunks } from '#database/in-chunks.ts';
import { nameOf } from '#features/people/people.ts';
import type { Context } from '#platform/context/context.server.ts';
import type { Queryable } from '#platform/database/database.server.ts';
import { transferProvider } from '#platform/payments/provider-name.ts';
import { transferPrice } from '../requests/receive-transfer.server.ts';
import { getOrderOfRequest, type PaymentRequest } from '../requests/requests.repository.server.ts';
import { readBankAccount } from '../transfers/bank-account.server.ts';
import {
  matchMovements,
  type Noted,
  noteOf,
  type Proposal,
  referencesIn,
  type Sought,
} from './match-movements.ts';
import { createBreather, readStatement } from './read-statement.server.ts';
import type { BankStatement, Movement } from './statements.ts';

/** A request, with what it brings by transfer or brought, and whose it is. */
type Around = {
  request: PaymentRequest;
  cents: number;
  person: { id: string; name: string; names: string[] };
  paidBy: { reference: string; provider: string } | null;
};

type Work = { context: Context; breathe: () => Promise<void> };

/** Returns the requests that are open, and those whose references a statement names. */
async function findRequests(db: Queryable, movements: readonly Movement[]) {
  const all = db.selectFrom('paymentRequests').selectAll();
  const found = new Map<string, PaymentRequest>();
  const add = (rows: readonly PaymentRequest[]) => {
    for (const row of rows) found.set(row.id, row);
  };
  add(await all.where('state', '=', 'open').execute());
  const named = new Set(movements.flatMap(({ text }) => referencesIn(text)));
  const references = [...named].map((one) => `EN-${one.slice(2).toUpperCase()}`);
  await inChunks(references, async (some) =>
    add(await all.where('reference', 'in', some).execute()),
  );
  return found;
}

async function readAround(
  { context, breathe }: Work,
  db: Queryable,
  requests: Iterable<PaymentRequest>,
): Promise<Around[]> {
  const around: Around[] = [];
  for (const request of requests) {
    const order = await getOrderOfRequest(db, request.id);
    const paid = request.state === 'paid' ? order : null;
    const { amountCents } = paid ?? (await transferPrice(context, db, request, order));
    const person = await db
      .selectFrom('people')
      .select(['id', 'name', 'company', 'email'])
      .where('id', '=', request.personId)
      .executeTakeFirst();
    const names = [person?.name, person?.company, order?.billingName, order?.billingCompany];
    around.push({
      request,
      cents: amountCents,
      person: {
        id: request.personId,
        name: person ? nameOf(person) || person.email : '',
        names: names.filter((name) => typeof name === 'string' && name !== '') as string[],
      },
      paidBy: paid && { reference: paid.reference, provider: paid.provider },
    });
    await breathe();
  }
  return around;
}

/** Returns the transfers that were noted in the days of a statement. */
async function listNoted(db: Queryable, movements: readonly Movement[]): Promise<Noted[]> {
  const days = movements.map(({ day }) => day).sort();
  const rows = await db
    .selectFrom('charges')
    .innerJoin('orders', 'orders.id', 'charges.orderId')
    .leftJoin('orderHistory', (join) =>
      join
        .onRef('orderHistory.orderId', '=', 'orders.id')
        .on('orderHistory.kind', '=', 'transfer_noted'),
    )
    .select(['orders.requestId', 'charges.paidAt', 'charges.amountCents', 'orderHistory.note'])
    .where('orders.provider', '=', transferProvider)
    // A day in Lisbon may begin an hour before that of UTC.
    .where('charges.paidAt', '>=', `${addDays(days[0] ?? '', -1)}T00:00:00.000Z`)
    .where('charges.paidAt', '<=', `${days.at(-1)}T23:59:59.999Z`)
    .orderBy('charges.notedAt')
    .execute();
  return rows.flatMap(({ requestId, paidAt, amountCents, note }) =>
    requestId === null
      ? []
      : [
          {
            requestId,
            day: readClock(new Date(paidAt), companyZone).day,
            cents: amountCents,
            note: note ?? '',
          },
        ],
  );
}

function soughtIn(around: readonly Around[]): Sought[] {
  return around.map(({ request: { id, reference, state }, cents, person: { names }, paidBy }) => ({
    id,
    reference,
    state,
    cents,
    names,
    byTransfer: paidBy?.provider === transferProvider,
  }));
}

function showRow(row: Movement, proposal: Proposal, known: ReadonlyMap<string, Around>) {
  const { status, by, candidates, requestId } = proposal;
  const found = requestId === null ? undefined : known.get(requestId);
  const { line, day, cents, text } = row;
  return {
    line,
    day,
    amount: cents / 100,
    text,
    note: noteOf(row),
    status,
    by,
    candidates,
    request: found
      ? {
          id: found.request.id,
          reference: found.request.reference,
          state: found.request.state,
          title: found.request.title,
          titlePt: found.request.titlePt,
          total: found.cents / 100,
          person: { id: found.person.id, name: found.person.name },
          paidBy: found.paidBy?.reference ?? null,
        }
      : null,
  };
}

/**
 * Proposes which payments that were asked for the money on a bank's statement is. Nothing is stored and
 * nothing is noted: a person does that for each. Throws `UnreadableStatement`.
 */
export async function proposeMatches(
  context: Context,
  body: AsyncIterable<Uint8Array>,
): Promise<BankStatement> {
  const { kind, accounts, movements, problems } = await readStatement(body);
  const incoming = movements.filter(({ isIncoming }) => isIncoming);
  const outgoing = movements.length - incoming.length;
  if (incoming.length === 0) return { kind, otherAccount: null, rows: [], outgoing, problems };
  const work = { context, breathe: createBreather() };
  const { around, noted, iban } = await context.database.read(async (db) => {
    const transfers = await listNoted(db, incoming);
    const requests = await findRequests(db, incoming);
    const missing = transfers.map(({ requestId }) => requestId).filter((id) => !requests.has(id));
    await inChunks(missing, async (ids) => {
      const rows = await db
        .selectFrom('paymentRequests')
        .selectAll()
        .where('id', 'in', ids)
        .execute();
      for (const row of rows) requests.set(row.id, row);
    });
    return {
      around: await readAround(work, db, requests.values()),
      noted: transfers,
      iban: (await readBankAccount(db)).iban,
    };
  });
  const known = new Map(around.map((one) => [one.request.id, one]));
  const proposals = new Map<Movement, Proposal>();
  for (const decided of matchMovements(incoming, soughtIn(around), noted)) {
    if (decided) proposals.set(...decided);
    await work.breathe();
  }
  const rows = incoming.flatMap((row) => {
    const proposal = proposals.get(row);
    return proposal ? [showRow(row, proposal, known)] : [];
  });
  const otherAccount = accounts.includes(iban) ? null : (accounts[0] ?? null);
  return { kind, otherAccount, rows, outgoing, problems };
}
