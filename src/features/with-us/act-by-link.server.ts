import { toInstant } from '#core/clock.ts';
import { accept, type Result, refuse } from '#core/result.ts';
import type { BookedMeeting } from '#features/booking/meetings/book-meeting.server.ts';
import { makeManageLink } from '#features/booking/meetings/client-bookings.server.ts';
import { sendMessage } from '#features/contact/send-message.server.ts';
import { isFileOfClient } from '#features/conversations/client-threads.server.ts';
import { type OpenDocument, openDocument } from '#features/files/serve/open-document.server.ts';
import {
  findClientOrder,
  findOrderToMeet,
  openClientInvoice,
} from '#features/payments/desk/client-orders.server.ts';
import { openReceipt } from '#features/payments/desk/receipt.server.ts';
import { saveContact } from '#features/payments/meetings/order-contact.server.ts';
import {
  bookOrderMeeting,
  type OrderMeetingRefusal,
} from '#features/payments/meetings/order-meetings.server.ts';
import {
  type ClientLink,
  endClientLinks,
  getClientLink,
} from '#features/people/client-links.server.ts';
import { recordPerson } from '#features/people/record-person.server.ts';
import { writeInProject } from '#features/projects/requests/write-in-project.server.ts';
import { languageOf } from '#i18n/language.ts';
import type { Context } from '#platform/context/context.server.ts';
import { transact } from '#platform/database/transact.server.ts';
import type { KeyReused } from '#platform/idempotency/idempotency.server.ts';
import type { MeetingInput } from './with-us.input.ts';

type NotFound = { code: 'not_found' };

/** Whose orders and bookings a link shows: all of its person, or the one order that was paid for. */
export function ownerOf(link: ClientLink): { personId: string } | { orderId: string } {
  return link.purpose === 'mailed'
    ? { personId: link.person.id }
    : { orderId: link.orderId ?? 'none' };
}

/** Returns the link of a token as of now, or null. */
async function openLink(context: Context, token: string): Promise<ClientLink | null> {
  const now = toInstant(context.clock());
  return context.database.read((db) => getClientLink(db, token, now));
}

/** Books a meeting that an order of the link's client includes. */
export async function bookMeetingByLink(
  context: Context,
  token: string,
  { date, time, place, order: reference }: MeetingInput,
  idempotencyKey: string | null,
): Promise<Result<BookedMeeting, OrderMeetingRefusal | NotFound>> {
  const link = await openLink(context, token);
  if (!link) return refuse({ code: 'not_found' });
  const of = ownerOf(link);
  const order = await context.database.read((db) =>
    reference === '' ? findOrderToMeet(db, of, link.orderId) : findClientOrder(db, of, reference),
  );
  if (!order) return refuse({ code: 'unknown_order' });
  return bookOrderMeeting(context, {
    orderId: order.id,
    slot: { date, time, place },
    by: { kind: 'client', isProved: link.purpose === 'mailed' },
    idempotencyKey,
  });
}

/** Sends a message of the client to the company: about a project of theirs, or as a conversation of its own. */
export async function writeByLink(
  context: Context,
  token: string,
  { text, project }: { text: string; project: string },
  idempotencyKey: string | null,
): Promise<Result<{ id: string }, NotFound | { code: 'is_closed' } | KeyReused>> {
  const link = await openLink(context, token);
  // Nobody has proved the address of a link that was only shown.
  if (!link || link.purpose === 'shown') return refuse({ code: 'not_found' });
  if (project !== '') {
    const writing = { projectId: project, personId: link.person.id, text };
    return writeInProject(context, writing, idempotencyKey);
  }
  const { name, email, phone, company, language } = link.person;
  const input = { name, email, phone, businessName: company, message: text, about: '' };
  return sendMessage(context, { ...input, locale: languageOf(language) }, idempotencyKey);
}

type ContactDetails = { name: string; phone: string; order: string };

/** Saves how the client is called, and where: for the order, and of the person where nothing is known. */
export async function saveContactByLink(
  context: Context,
  token: string,
  { name, phone, order: reference }: ContactDetails,
): Promise<Result<null, NotFound>> {
  const now = toInstant(context.clock());
  return transact<Result<null, NotFound>>(context, async (trx) => {
    const link = await getClientLink(trx, token, now);
    if (!link) return refuse({ code: 'not_found' });
    const named = reference === '' ? null : await findClientOrder(trx, ownerOf(link), reference);
    const orderId = reference === '' ? link.orderId : (named?.id ?? null);
    if (orderId !== null) await saveContact(context, trx, orderId, { name, phone });
    else if (link.purpose === 'mailed') {
      const { email, language } = link.person;
      await recordPerson(context, trx, { email, name, phone, language });
    }
    return accept(null);
  });
}

/** Ends every link of the client. */
export async function endLinksByLink(
  context: Context,
  token: string,
): Promise<Result<null, NotFound>> {
  const now = toInstant(context.clock());
  return transact<Result<null, NotFound>>(context, async (trx) => {
    const link = await getClientLink(trx, token, now);
    if (!link || link.purpose === 'shown') return refuse({ code: 'not_found' });
    await endClientLinks(trx, link.person.id, now);
    return accept(null);
  });
}

/** Makes a link to move or cancel a booking of the client; returns its address. */
export async function manageByLink(
  context: Context,
  token: string,
  bookingId: string,
): Promise<Result<{ url: string }, NotFound>> {
  const now = toInstant(context.clock());
  return transact<Result<{ url: string }, NotFound>>(context, async (trx) => {
    const link = await getClientLink(trx, token, now);
    if (!link) return refuse({ code: 'not_found' });
    const { purpose } = link;
    const url = await makeManageLink(context, trx, { bookingId, of: ownerOf(link), purpose });
    return url === null ? refuse({ code: 'not_found' }) : accept({ url });
  });
}

/** Opens the PDF of a certified document of the client; null if there is none, or it is another's. */
export async function openInvoiceByLink(
  context: Context,
  token: string,
  fileId: string,
): Promise<OpenDocument | null> {
  const link = await openLink(context, token);
  return link && openClientInvoice(context, ownerOf(link), fileId);
}

/** Opens the receipt of a payment of the client; null if there is none, or it is another's. */
export async function openReceiptByLink(
  context: Context,
  token: string,
  paymentId: string,
): Promise<OpenDocument | null> {
  const link = await openLink(context, token);
  return link && openReceipt(context, ownerOf(link), paymentId);
}

/** Opens a file that came or went with a message of the client; null if there is none, or it is another's. */
export async function openMessageFileByLink(
  context: Context,
  token: string,
  fileId: string,
): Promise<OpenDocument | null> {
  const link = await openLink(context, token);
  if (!link || link.purpose === 'shown') return null;
  const isTheirs = await context.database.read((db) =>
    isFileOfClient(db, { personId: link.person.id, fileId }),
  );
  return isTheirs ? openDocument(context, { id: fileId, kind: 'message' }) : null;
}
