import type { Queryable } from '#platform/database/database.server.ts';
import { removeMailsAbout } from '#platform/outbox/remove-mails.server.ts';
import { keyedHash } from '#platform/secrets/keyed-hash.server.ts';

/** Whether a person has a booking that has not been held or cancelled. */
export async function hasOpenBooking(
  db: Queryable,
  personId: string,
  now: string,
): Promise<boolean> {
  const row = await db
    .selectFrom('bookings')
    .select('id')
    .where('personId', '=', personId)
    .where('status', '<>', 'cancelled')
    .where('endsAt', '>', now)
    .executeTakeFirst();
  return row !== undefined;
}

/** Lets go of the papers of a person's projects, but for those that a law keeps: their bytes go within a day. */
async function removePapers(trx: Queryable, personId: string, removedAt: string): Promise<void> {
  await trx
    .updateTable('files')
    .set({ removedAt, name: '' })
    .where('id', 'in', (eb) =>
      eb
        .selectFrom('projectVersions')
        .innerJoin('projectDocuments', 'projectDocuments.id', 'projectVersions.documentId')
        .innerJoin('projects', 'projects.id', 'projectDocuments.projectId')
        .select('projectVersions.fileId')
        .where('projects.personId', '=', personId),
    )
    .where('id', 'not in', (eb) => eb.selectFrom('keptPapers').select('fileId'))
    .execute();
}

/** Removes what a person said about us, also from the site: the consent goes with them. */
async function removeWords(trx: Queryable, personId: string): Promise<void> {
  const records = await trx
    .selectFrom('clientWords')
    .innerJoin('projects', 'projects.id', 'clientWords.projectId')
    .select('recordId')
    .where('personId', '=', personId)
    .execute();
  for (const { recordId: id } of records) {
    await trx.deleteFrom('testimonials').where('id', '=', id).execute();
    for (const table of ['contentPreviewLinks', 'contentVersions', 'contentRecords'] as const)
      await trx.deleteFrom(table).where('kind', '=', 'testimonials').where('id', '=', id).execute();
  }
}

/** Counts the orders whose invoice details stay: those paid, and those whose payment is under way. */
export async function countKeptOrders(
  db: Queryable,
  personId: string,
): Promise<{ paid: number; pending: number }> {
  const orders = await db
    .selectFrom('orders')
    .select(['paidAt', 'status'])
    .where('personId', '=', personId)
    .execute();
  const paid = orders.filter(({ paidAt }) => paidAt !== null).length;
  const pending = orders.filter(({ paidAt, status }) => !paidAt && status === 'pending').length;
  return { paid, pending };
}

/** Counts the certified invoices of a person's orders, which stay with them. */
export async function countKeptInvoices(db: Queryable, personId: string): Promise<number> {
  const { count } = await db
    .selectFrom('certifiedInvoices')
    .innerJoin('orders', 'orders.id', 'certifiedInvoices.orderId')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('orders.personId', '=', personId)
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** Empties the invoice details of orders that were never paid; returns how many there were. */
async function emptyUnpaidOrders(trx: Queryable, personId: string): Promise<number> {
  const { numUpdatedRows } = await trx
    .updateTable('orders')
    .set({ billingName: null, billingEmail: null, billingCompany: null, billingNif: null })
    .set({ billingVatNumber: null, billingCountry: null, billingPostalCode: null })
    .set({ billingStreet: null, billingCity: null })
    .set({ vatEvidence: null, methodCountry: null, personId: null })
    .where('personId', '=', personId)
    .where('paidAt', 'is', null)
    .where('status', '<>', 'pending')
    .executeTakeFirst();
  return Number(numUpdatedRows);
}

/** Removes what a person was asked to pay and has not paid: nobody is asked for it any more. */
async function removeUnpaidRequests(trx: Queryable, personId: string): Promise<number> {
  const { numDeletedRows } = await trx
    .deleteFrom('paymentRequests')
    .where('personId', '=', personId)
    .where('state', '<>', 'paid')
    .executeTakeFirst();
  return Number(numDeletedRows);
}

/**
 * Removes what a person was offered. A quote stays while a part of it was paid: it is the contract that
 * the invoice is about.
 */
async function removeUnpaidQuotes(trx: Queryable, personId: string): Promise<number> {
  const { numDeletedRows } = await trx
    .deleteFrom('quotes')
    .where('personId', '=', personId)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('quoteParts')
            .innerJoin('paymentRequests', 'paymentRequests.id', 'quoteParts.requestId')
            .select('quoteParts.id')
            .whereRef('quoteParts.quoteId', '=', 'quotes.id')
            .where('paymentRequests.state', '=', 'paid'),
        ),
      ),
    )
    .executeTakeFirst();
  return Number(numDeletedRows);
}

/** Returns the addresses of a person, and of those merged into them. */
async function addressesOf(db: Queryable, id: string) {
  return db
    .selectFrom('people')
    .select(['email', 'emailKey'])
    .where((eb) => eb.or([eb('id', '=', id), eb('mergedInto', '=', id)]))
    .execute();
}

/** Removes the files of a person's conversations, whose bytes go a day later. */
async function removeMessageFiles(trx: Queryable, personId: string, at: string): Promise<void> {
  await trx
    .updateTable('files')
    .set({ removedAt: at })
    .where('id', 'in', (db) =>
      db
        .selectFrom('messageFiles')
        .innerJoin('contactMessages', 'contactMessages.id', 'messageFiles.conversationId')
        .select('fileId')
        .where('contactMessages.personId', '=', personId),
    )
    .execute();
}

/**
 * Keeps of somebody on the list of the newsletter that no import may ask the address, as a hash, which
 * by itself names nobody.
 */
async function rememberLeaving(trx: Queryable, personId: string, dueAt: string): Promise<void> {
  const subscribers = await trx
    .selectFrom('newsletterSubscribers')
    .select(['id', 'emailKey'])
    .where('personId', '=', personId)
    .execute();
  for (const { id: subscriberId, emailKey } of subscribers)
    await trx
      .insertInto('newsletterInvitations')
      .values({
        recipientHash: await keyedHash(trx, emailKey),
        importId: null,
        subscriberId,
        state: 'skipped',
        dueAt,
        attempts: 0,
        error: '',
        sentAt: null,
        cameBack: null,
      })
      .onConflict((conflict) => conflict.column('recipientHash').doUpdateSet({ state: 'skipped' }))
      .execute();
}

/** Forgets what mail servers said about a reader, which may name the address; why it is not written to stays. */
async function forgetServerWords(trx: Queryable, personId: string): Promise<void> {
  const ofPerson = trx
    .selectFrom('newsletterSubscribers')
    .select('id')
    .where('personId', '=', personId);
  await trx
    .updateTable('suppressions')
    .set({ note: '' })
    .where('subscriberId', 'in', ofPerson)
    .execute();
  await trx
    .updateTable('campaignRecipients')
    .set({ error: '' })
    .where('subscriberId', 'in', ofPerson)
    .execute();
}

/**
 * Deletes what is stored of a person and no law holds, with unsent mails and the block of an address.
 * Conversations, links and consents go with their rows. Returns how many of each kind.
 */
export async function deleteRowsOf(
  trx: Queryable,
  personId: string,
  now: string,
): Promise<Record<string, number>> {
  const removed: Record<string, number> = {};
  await removeMessageFiles(trx, personId, now);
  await removePapers(trx, personId, now);
  await removeWords(trx, personId);
  await rememberLeaving(trx, personId, now);
  await forgetServerWords(trx, personId);
  for (const [kind, table] of [
    ['bookings', 'bookings'],
    ['messages', 'contactMessages'],
    ['subscriptions', 'newsletterSubscribers'],
    ['notes', 'personNotes'],
    ['projects', 'projects'],
  ] as const) {
    const { numDeletedRows } = await trx
      .deleteFrom(table)
      .where('personId', '=', personId)
      .executeTakeFirst();
    removed[kind] = Number(numDeletedRows);
  }
  removed.quotes = await removeUnpaidQuotes(trx, personId);
  removed.paymentRequests = await removeUnpaidRequests(trx, personId);
  removed.unpaidOrders = await emptyUnpaidOrders(trx, personId);
  removed.blocks = 0;
  removed.mails = 0;
  for (const { email, emailKey } of await addressesOf(trx, personId)) {
    const { numDeletedRows } = await trx
      .deleteFrom('senderBlocks')
      .where('kind', '=', 'address')
      .where('value', '=', emailKey)
      .executeTakeFirst();
    removed.blocks += Number(numDeletedRows);
    await trx.deleteFrom('subscriberImportRows').where('emailKey', '=', emailKey).execute();
    removed.mails += await removeMailsAbout(trx, email);
  }
  return removed;
}

/** Empties a person, and those who were merged into them, of everything personal. */
export async function emptyPerson(trx: Queryable, id: string, erasedAt: string): Promise<void> {
  const ids = await trx
    .selectFrom('people')
    .select('id')
    .where((eb) => eb.or([eb('id', '=', id), eb('mergedInto', '=', id)]))
    .execute();
  for (const person of ids)
    await trx
      .updateTable('people')
      .set({ email: '', emailKey: `erased:${person.id}`, name: '', phone: '', erasedAt })
      .set({ company: '', staffFields: '' })
      .where('id', '=', person.id)
      .execute();
  const erased = ids.map((person) => person.id);
  for (const table of [
    'clientLinks',
    'clientProofs',
    'personStandings',
    'projectReaders',
    'sessions',
    'signIns',
    'knownBrowsers',
  ] as const)
    await trx.deleteFrom(table).where('personId', 'in', erased).execute();
  await trx.deleteFrom('personLeftDetails').where('personId', 'in', erased).execute();
  await trx.deleteFrom('personMerges').where('intoId', '=', id).execute();
}
