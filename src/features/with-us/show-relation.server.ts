import { toInstant } from '#core/clock.ts';
import { type Face, readFaces } from '#features/authors/authors.server.ts';
import {
  asksPlace,
  type ClientBooking,
  listClientBookings,
} from '#features/booking/meetings/client-bookings.server.ts';
import {
  listMeetingTimes,
  type MeetingDay,
} from '#features/booking/meetings/list-meeting-times.server.ts';
import { requireCompany } from '#features/company/company.server.ts';
import {
  type ClientThread,
  listClientThreads,
} from '#features/conversations/client-threads.server.ts';
import {
  type ClientOrder,
  listClientOrders,
} from '#features/payments/desk/client-orders.server.ts';
import {
  type ClientPayment,
  listClientPayments,
} from '#features/payments/desk/client-payments.server.ts';
import { asLinkOf, type ClientLink, getClientLink } from '#features/people/client-links.server.ts';
import { type ClientQuotes, listClientQuotes } from '#features/quotes/client-quotes.server.ts';
import { type Language, languageOf } from '#i18n/language.ts';
import type { Context } from '#platform/context/context.server.ts';
import { ownerOf } from './act-by-link.server.ts';
import type { ClientWorks, ReadClientWorks } from './client-work.ts';

/** How many days with free times are shown at once, and how many conversations. */
const shownDays = 3;
const shownThreads = 3;

/** Everything between a client and the company, as the page behind a link shows it. */
export type Relation = {
  language: Language;
  /** `order`: the link was shown after a payment, so it shows that order alone. */
  scope: 'person' | 'order';
  name: string;
  email: string;
  /** Whether nobody knows on which number to call the client, or where to write. */
  lacksPhone: boolean;
  lacksEmail: boolean;
  orders: ClientOrder[];
  /** What is asked to be paid now, and the quotes that wait for an answer or are being paid. */
  payments: ClientPayment[];
  quotes: ClientQuotes;
  meetings: ClientBooking[];
  /** The order whose meeting is booked here, and when it can be; null if none is left. */
  toBook: {
    order: ClientOrder;
    days: MeetingDay[];
    next: string | null;
    asksPlace: boolean;
  } | null;
  threads: ClientThread[];
  works: ClientWorks;
  company: { brand: string; phone: string; email: string };
  /** The face of somebody of the company, by name. */
  faceOf: (name: string) => Face;
  now: string;
};

/** Returns the order whose meeting is booked here: the link's own, or the oldest with one left. */
function orderToMeet(
  orders: readonly ClientOrder[],
  { orderId }: Pick<ClientLink, 'orderId'>,
): ClientOrder | null {
  // Without an address nothing could be confirmed.
  const open = orders.filter(
    ({ meetings, billingEmail }) => meetings.left > 0 && billingEmail !== null,
  );
  return open.find(({ id }) => id === orderId) ?? open.at(-1) ?? null;
}

/** By a link, or of a person as staff see it, who use no link. */
type Wanted = ({ token: string } | { personId: string }) & { from?: string | null };

/**
 * Returns everything between the company and the client of a link, or null for a link that opens nothing.
 * `from` is the day from which times for a meeting are listed. It changes nothing: mail scanners follow
 * links.
 */
export async function showRelation(
  context: Context,
  wanted: Wanted,
  readWorks: ReadClientWorks,
): Promise<Relation | null> {
  const { from = null } = wanted;
  const at = context.clock();
  const now = toInstant(at);
  return context.database.read(async (db) => {
    const token = 'token' in wanted ? wanted.token : '';
    const link =
      'token' in wanted ? await getClientLink(db, token, now) : await asLinkOf(db, wanted.personId);
    if (!link) return null;
    const of = ownerOf(link);
    const orders = await listClientOrders(context, db, of);
    const order = orderToMeet(orders, link);
    const { minutes = 0 } = order?.meetings ?? {};
    const times = order && (await listMeetingTimes(db, at, { minutes, from, most: shownDays }));
    const { brand, phone, email } = await requireCompany(db);
    const isPhoneSaid = orders.some(({ contactPhone }) => contactPhone !== '');
    const first = orders[0];
    const saidName = first?.contactName || first?.billingName || '';
    const shared = {
      orders,
      meetings: await listClientBookings(db, of, now),
      toBook: order && times && { order, ...times, asksPlace: await asksPlace(db) },
      company: { brand, phone, email },
      faceOf: await readFaces(db),
      now,
    };
    if (link.purpose === 'shown')
      return {
        ...shared,
        scope: 'order',
        language: languageOf(first?.language ?? 'en'),
        name: saidName,
        email: '',
        lacksPhone: !isPhoneSaid,
        lacksEmail: first?.billingEmail === null,
        payments: [],
        quotes: { waiting: [], plans: [] },
        threads: [],
        works: { needs: [], works: [], ownPapers: [] },
      };
    const { person } = link;
    const language = languageOf(person.language);
    return {
      ...shared,
      scope: 'person',
      language,
      name: person.name || saidName,
      email: person.email,
      lacksPhone: !isPhoneSaid && person.phone === '',
      lacksEmail: false,
      payments: await listClientPayments(context, db, person.id),
      quotes: await listClientQuotes(context, db, person.id),
      threads: await listClientThreads(db, person.id, shownThreads),
      works: await readWorks(context, db, { personId: person.id, language, token }),
    };
  });
}
