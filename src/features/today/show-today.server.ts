import { listBookingSources } from '#features/booking/book/booking-sources.server.ts';
import { listNextBookings } from '#features/booking/desk/list-next-bookings.server.ts';
import {
  countWaitingConversations,
  listWaitingConversations,
} from '#features/conversations/list-waiting-conversations.server.ts';
import {
  listStoppedIssues,
  listSubjectsOfSources,
} from '#features/newsletter/campaigns/show-campaigns.server.ts';
import { listStoppedLists } from '#features/newsletter/importing/show-imports.server.ts';
import { listSignUpSources } from '#features/newsletter/sign-up-sources.server.ts';
import { listUnsettled } from '#features/payments/desk/list-unsettled.server.ts';
import { listOpenDisputes } from '#features/payments/disputes/list-open-disputes.server.ts';
import { countLedgerFindings } from '#features/payments/reconcile/ledger-findings.server.ts';
import { listAttention } from '#features/projects/desk/list-attention.server.ts';
import type { ApiSetup } from '#platform/context/mount-features.server.ts';
import { findDead, findOverdue } from '#platform/outbox/outbox-list.repository.server.ts';
import type { StaffContext } from '#platform/permissions/guarded.server.ts';
import { showGoLive } from './go-live/show-go-live.server.ts';
import type { Today } from './today.schema.ts';
import { mergeSources } from './week/merge-sources.ts';
import { showWeek } from './week/show-week.server.ts';

/** How much of each list is shown. */
const most = 6;
const longestExcerpt = 160;
/** The days whose bookings and sign-ups are shown by source. */
const sourceDays = 30;
const mostNamed = 50;

function excerptOf(message: string): string {
  const line = message.replace(/\s+/g, ' ').trim();
  return line.length > longestExcerpt ? `${line.slice(0, longestExcerpt - 1)}…` : line;
}

async function consultations(context: StaffContext): Promise<Today['consultations']> {
  const { next, ...counts } = await listNextBookings(context, most);
  return {
    ...counts,
    next: next.map(({ booking, place, videoLink }) => ({
      reference: booking.reference,
      startsAt: booking.startsAt,
      endsAt: booking.endsAt,
      state: booking.status === 'held' ? 'held' : 'confirmed',
      name: booking.name,
      company: booking.company,
      email: booking.email,
      phone: booking.phone,
      language: booking.language,
      timeZone: booking.timeZone,
      place,
      videoLink,
      personId: booking.personId,
    })),
  };
}

async function messages(context: StaffContext): Promise<Today['messages']> {
  const first = await listWaitingConversations(context, { limit: most });
  return {
    waiting: first.length < most ? first.length : await countWaitingConversations(context),
    first: first.map(({ message, ...rest }) => ({
      id: rest.id,
      name: rest.name,
      businessName: rest.businessName,
      email: rest.email,
      excerpt: excerptOf(message),
      language: rest.language,
      personId: rest.personId,
      createdAt: rest.createdAt,
      answerBy: rest.answerBy,
      isUrgent: rest.isUrgent,
      revision: rest.revision,
    })),
  };
}

/** Bookings and sign-ups by source; an issue of the newsletter with its subjects. */
async function sources(context: StaffContext): Promise<Today['sources']> {
  const merged = mergeSources(
    await listBookingSources(context, sourceDays),
    await listSignUpSources(context, sourceDays),
  );
  // What a visitor's browser sends may name any slug: those of the first lines are looked up.
  const first = merged.slice(0, mostNamed).map(({ source }) => source);
  const subjects = await listSubjectsOfSources(context, first);
  return merged.map((line) => {
    const issue = subjects.get(line.source);
    return issue ? { ...line, issue } : line;
  });
}

/** Gathers what waits for the company, from the features' own tables. */
export async function showToday(
  context: StaffContext,
  settings: ApiSetup['settings'],
): Promise<Today> {
  const { database, clock } = context;
  const { money, tasks } = await listUnsettled(context, most);
  const dead = await database.read((db) => findDead(db, most));
  const now = clock().toISOString();
  const { nothingLeaves, ...overdue } = await database.read((db) => findOverdue(db, now));
  const { items, lastBackup } = await showGoLive(context, settings, nothingLeaves);
  return {
    now,
    consultations: await consultations(context),
    messages: await messages(context),
    disputes: await listOpenDisputes(context, most),
    tasks,
    money,
    ledger: { open: await countLedgerFindings(context) },
    mails: { count: dead.count, first: dead.mails, overdue },
    week: await showWeek(context),
    sources: await sources(context),
    backup: { at: lastBackup, engine: database.engine },
    damagedFile: context.wholeCheck.damagedFile(),
    work: await listAttention(context, most),
    stoppedIssues: await listStoppedIssues(context),
    stoppedLists: await listStoppedLists(context),
    goLive: items,
  };
}
