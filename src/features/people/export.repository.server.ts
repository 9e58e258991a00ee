import type { Queryable } from '#platform/database/database.server.ts';

/** Returns all rows of a person by kind, without secrets' hashes and without the staff's notes. */
export async function readRowsOf(db: Queryable, personId: string) {
  const orders = await db
    .selectFrom('orders')
    .select(['id', 'reference', 'status', 'name', 'amountCents', 'currency', 'language'])
    .select(['subscriptionStatus', 'billingName', 'billingEmail', 'billingCompany', 'billingNif'])
    .select(['billingVatNumber', 'billingStreet', 'billingPostalCode', 'billingCity'])
    .select(['billingCountry', 'buyerKind', 'methodCountry', 'createdAt', 'paidAt'])
    .where('personId', '=', personId)
    .execute();
  return {
    bookings: await db
      .selectFrom('bookings')
      .select(['reference', 'status', 'startsAt', 'endsAt', 'name', 'email', 'company', 'phone'])
      .select(['language', 'timeZone', 'noShowAt', 'createdAt', 'updatedAt'])
      .select(['place', 'aboutTitle', 'aboutTitlePt', 'aboutText'])
      .where('personId', '=', personId)
      .execute(),
    messages: await db
      .selectFrom('contactMessages')
      .select(['status', 'name', 'businessName', 'email', 'phone', 'message', 'language'])
      .select(['createdAt', 'aboutTitle', 'aboutTitlePt'])
      .where('personId', '=', personId)
      .execute(),
    replies: await db
      .selectFrom('messages')
      .innerJoin('contactMessages', 'contactMessages.id', 'messages.conversationId')
      .select(['direction', 'channel', 'body', 'messages.language', 'at'])
      .where('contactMessages.personId', '=', personId)
      .where('direction', '<>', 'note')
      .execute(),
    newsletter: await db
      .selectFrom('newsletterSubscribers')
      .leftJoin('newsletterConsents as consent', 'consent.subscriberId', 'newsletterSubscribers.id')
      .select(['email', 'name', 'newsletterSubscribers.language', 'status', 'step', 'wording'])
      .select(['consent.createdAt as consentAt', 'consent.page'])
      .where('personId', '=', personId)
      .execute(),
    orders,
    charges: await db
      .selectFrom('charges')
      .innerJoin('orders', 'orders.id', 'charges.orderId')
      .select(['orders.reference', 'charges.amountCents', 'charges.currency'])
      .select(['charges.refundedCents', 'charges.paidAt', 'charges.late'])
      .where('orders.personId', '=', personId)
      .execute(),
    disputes: await db
      .selectFrom('disputes')
      .innerJoin('orders', 'orders.id', 'disputes.orderId')
      .select(['orders.reference', 'disputes.status', 'disputes.reason', 'disputes.amountCents'])
      .select(['disputes.withdrawnCents', 'disputes.currency', 'disputes.createdAt'])
      .where('orders.personId', '=', personId)
      .execute(),
    withdrawals: await db
      .selectFrom('withdrawals')
      .innerJoin('orders', 'orders.id', 'withdrawals.orderId')
      .select(['orders.reference', 'withdrawals.name', 'withdrawals.email'])
      .select(['withdrawals.language', 'withdrawals.statement', 'withdrawals.receivedAt'])
      .where('orders.personId', '=', personId)
      .execute(),
    // Their files lie beside the orders in the back office.
    invoices: await db
      .selectFrom('certifiedInvoices')
      .innerJoin('orders', 'orders.id', 'certifiedInvoices.orderId')
      .innerJoin('files', 'files.id', 'certifiedInvoices.fileId')
      .select(['orders.reference', 'certifiedInvoices.kind', 'certifiedInvoices.number'])
      .select(['files.name', 'files.size', 'attachedAt', 'mailedAt'])
      .where('orders.personId', '=', personId)
      .execute(),
    'sign-ins': await db
      .selectFrom('sessions')
      .select(['device', 'strength', 'createdAt', 'seenAt', 'endedAt'])
      .where('personId', '=', personId)
      .execute(),
  };
}
