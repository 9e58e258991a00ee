import { buffer } from 'node:stream/consumers';
import { toInstant } from '#core/clock.ts';
import { accept, type Result, refuse } from '#core/result.ts';
import { requireCompany } from '#features/company/company.server.ts';
import { addDocument } from '#features/files/add-document.server.ts';
import type { UploadRefusal } from '#features/files/upload/examine-file.server.ts';
import {
  type StoredDocument,
  storeDocument,
} from '#features/files/upload/store-document.server.ts';
import { recordChange } from '#platform/audit/record-change.server.ts';
import type { Context } from '#platform/context/context.server.ts';
import type { Queryable } from '#platform/database/database.server.ts';
import { transact } from '#platform/database/transact.server.ts';
import { enqueueMail } from '#platform/outbox/enqueue-mail.server.ts';
import { findCharges } from '../ledger/charges.repository.server.ts';
import { closeTask } from '../ledger/company-tasks.repository.server.ts';
import { lockBuyerMails } from '../ledger/order-mails.server.ts';
import {
  getOrderBy,
  lockOrder,
  type Order,
  recordHistory,
} from '../ledger/orders.repository.server.ts';
import { getPlanPart } from '../ledger/plan-parts.repository.server.ts';
import { type MailedInvoice, orderInvoice } from './emails/order-invoice.server.ts';
import {
  findInvoices,
  findUninvoiced,
  insertInvoice,
  isNumberOfAnother,
} from './invoices.repository.server.ts';
import {
  type InvoiceKind,
  invoiceFileName,
  missingTask,
  mostInvoiceBytes,
  readInvoiceNumber,
} from './invoices.ts';

/** Writes the mail with a certified document to the buyer; false without an address, or above its limit. */
async function mailInvoice(
  { origin, clock, database }: Context,
  trx: Queryable,
  { order, ...invoice }: MailedInvoice & { order: Order },
): Promise<boolean> {
  const { billingEmail } = order;
  if (billingEmail === null) return false;
  const sender = { origin, company: await requireCompany(trx) };
  await lockBuyerMails(database, trx, billingEmail);
  const part = await getPlanPart(trx, order.requestId);
  const mail = orderInvoice({ ...order, billingEmail }, invoice, { ...sender, part });
  return enqueueMail(trx, mail, toInstant(clock()));
}

export type AttachRefusal =
  | UploadRefusal
  | 'unknown_order'
  | 'not_paid'
  | 'invalid_number'
  | 'number_taken';

type Attachment = { fileId: string; number: string; kind: InvoiceKind; stored: StoredDocument };

/** `isMailed`: whether a mail to the buyer was written, now or when the same file came before. */
export type Attached = { isNew: boolean; isMailed: boolean };

/**
 * Returns the charge that a document is about: for a number that the order has already, the same one;
 * otherwise the oldest charge without an invoice, or the last one that was refunded.
 */
async function paymentOf(
  trx: Queryable,
  { id }: Order,
  { number, kind }: Attachment,
): Promise<string | null> {
  const known = (await findInvoices(trx, id)).find((invoice) => invoice.number === number);
  if (known) return known.paymentId;
  if (kind === 'invoice') return (await findUninvoiced(trx, id))[0]?.paymentId ?? null;
  const charges = await findCharges(trx, id);
  return charges.findLast(({ refundedCents }) => refundedCents > 0)?.paymentId ?? null;
}

async function attachIn(
  context: Context,
  trx: Queryable,
  { order, attachment, content }: { order: Order; attachment: Attachment; content: Buffer },
): Promise<Result<Attached, 'id_taken' | 'number_taken'>> {
  const { fileId, number, kind, stored } = attachment;
  const same = (await findInvoices(trx, order.id)).find(
    (known) => known.number === number && known.sha256 === stored.sha256,
  );
  if (same) return accept({ isNew: false, isMailed: same.mailedAt !== null });
  if (await isNumberOfAnother(trx, { number, orderId: order.id })) return refuse('number_taken');
  const name = invoiceFileName(number);
  const added = await addDocument(context, trx, { ...stored, id: fileId, name, kind: 'invoice' });
  if (!added.ok) return added;
  if (!added.value.isNew) return refuse('id_taken');
  const at = toInstant(context.clock());
  const paymentId = await paymentOf(trx, order, attachment);
  const isMailed = await mailInvoice(context, trx, { order, fileId, number, kind, content });
  const mailedAt = isMailed ? at : null;
  const row = { fileId, orderId: order.id, paymentId, kind, number, attachedAt: at, mailedAt };
  await insertInvoice(trx, row);
  const entry = { orderId: order.id, at, kind: `${kind}_attached`, paymentId, note: number };
  await recordHistory(trx, entry);
  if ((await findUninvoiced(trx, order.id)).length === 0)
    await closeTask(trx, { kind: missingTask, orderId: order.id, at });
  await recordChange(context, trx, {
    action: 'order.attach-invoice',
    subject: { kind: 'order', id: order.reference },
    after: { kind, number, size: stored.size, isMailed },
  });
  return accept({ isNew: true, isMailed });
}

/** Reads the stored bytes back, wherever they are kept. */
async function readStored({ files }: Context, { storage, place }: StoredDocument): Promise<Buffer> {
  const bytes = await files.storeOf(storage)?.read(place);
  if (!bytes) throw new Error('The bytes that were just stored are missing');
  return buffer(bytes);
}

/**
 * Attaches the PDF of a certified invoice or credit note to a paid order, and mails it to the buyer
 * once. The same file with the same number again changes nothing; another file with a number that the
 * order has is its correction, and is mailed as well.
 */
export async function attachInvoice(
  context: Context,
  given: {
    reference: string;
    fileId: string;
    number: string;
    kind: InvoiceKind;
    body: AsyncIterable<Uint8Array>;
  },
): Promise<Result<Attached, AttachRefusal>> {
  const { reference, fileId, kind, body } = given;
  const number = readInvoiceNumber(given.number);
  if (number === null) return refuse('invalid_number');
  const found = await context.database.read((db) => getOrderBy(db, 'reference', reference));
  if (!found) return refuse('unknown_order');
  if (found.paidAt === null) return refuse('not_paid');
  const document = { id: fileId, name: 'invoice.pdf', body, most: mostInvoiceBytes };
  return storeDocument(context, document, async (stored) => {
    const content = await readStored(context, stored);
    const attachment = { fileId, number, kind, stored };
    return transact(context, async (trx) => {
      await lockOrder(context.database, trx, found.id);
      const order = (await getOrderBy(trx, 'reference', reference)) ?? found;
      return attachIn(context, trx, { order, attachment, content });
    });
  });
}
