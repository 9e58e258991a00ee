import type { TopicColumns } from '#features/topics/topics.ts';
import type { Queryable } from '#platform/database/database.server.ts';

/** From what staff begin work by a press. */
export type Source = { kind: 'booking' | 'conversation'; id: string };

const columns = { booking: 'bookingId', conversation: 'conversationId' } as const;

async function firstOf(query: {
  executeTakeFirst: () => Promise<{ id: string } | undefined>;
}): Promise<string | null> {
  return (await query.executeTakeFirst())?.id ?? null;
}

/** Returns the project of the order whose meeting a booking is, or that asked for its time. */
async function findProjectOfMeeting(db: Queryable, id: string): Promise<string | null> {
  const ofOrder = await firstOf(
    db
      .selectFrom('bookings')
      .innerJoin('projects', 'projects.orderId', 'bookings.orderId')
      .select('projects.id')
      .where('bookings.id', '=', id),
  );
  if (ofOrder !== null) return ofOrder;
  return firstOf(
    db
      .selectFrom('bookings')
      .innerJoin('projects', 'projects.personId', 'bookings.personId')
      .innerJoin('projectDecisions', 'projectDecisions.projectId', 'projects.id')
      .select('projects.id')
      .where('bookings.id', '=', id)
      .whereRef('projectDecisions.bookingId', '=', 'bookings.id'),
  );
}

/** Returns the project that was begun from a booking or a conversation, or to which it belongs. */
export async function findProjectOf(db: Queryable, { kind, id }: Source): Promise<string | null> {
  const begun = await firstOf(db.selectFrom('projects').select('id').where(columns[kind], '=', id));
  if (begun !== null) return begun;
  if (kind === 'booking') return findProjectOfMeeting(db, id);
  const talk = await db
    .selectFrom('conversations')
    .select('projectId')
    .where('id', '=', id)
    .executeTakeFirst();
  return talk?.projectId ?? null;
}

/** Returns the project of an order, by its reference; null without one. */
export async function findProjectOfOrder(db: Queryable, reference: string): Promise<string | null> {
  return firstOf(
    db
      .selectFrom('projects')
      .innerJoin('orders', 'orders.id', 'projects.orderId')
      .select('projects.id')
      .where('orders.reference', '=', reference),
  );
}

/** What a booking or a conversation says of the work that begins from it. */
export type Origin = TopicColumns & {
  personId: string | null;
  email: string;
  name: string;
  phone: string;
  company: string;
  language: string;
  /** What the other side called it; empty where only we did. */
  subject: string;
};

type OriginOfBooking = Origin & { reference: string | null };

/** Returns what a booking says, with the order whose meeting it is; null for none. */
export async function readBooking(db: Queryable, id: string): Promise<OriginOfBooking | null> {
  const row = await db
    .selectFrom('bookings')
    .leftJoin('orders', 'orders.id', 'bookings.orderId')
    .select(['bookings.personId', 'bookings.email', 'bookings.name', 'bookings.phone'])
    .select(['bookings.company', 'bookings.language', 'orders.reference'])
    .select(['bookings.about', 'bookings.aboutTitle', 'bookings.aboutTitlePt'])
    .where('bookings.id', '=', id)
    .executeTakeFirst();
  return row ? { ...row, subject: '' } : null;
}

/** Returns what a conversation says; null for none. */
export async function readConversation(db: Queryable, id: string): Promise<Origin | null> {
  const row = await db
    .selectFrom('conversations')
    .innerJoin('contactMessages', 'contactMessages.id', 'conversations.id')
    .select(['personId', 'email', 'name', 'phone', 'businessName as company', 'language'])
    .select(['about', 'aboutTitle', 'aboutTitlePt', 'subject', 'begunAs'])
    .where('conversations.id', '=', id)
    .executeTakeFirst();
  if (!row) return null;
  const { begunAs, subject, ...origin } = row;
  // That of a form is the title of our acknowledgement.
  return { ...origin, subject: begunAs === 'form' ? '' : subject };
}
