import * as z from 'zod/mini';
import { waitingReasons } from '#platform/outbox/waiting-reason.ts';
import { goLiveItemSchema } from './go-live/go-live.schema.ts';
import { weekSchema } from './week/week.schema.ts';

const consultation = z.object({
  reference: z.string(),
  startsAt: z.string(),
  endsAt: z.string(),
  /** `held` until its address is confirmed. */
  state: z.enum(['held', 'confirmed']),
  name: z.string(),
  company: z.string(),
  email: z.string(),
  phone: z.string(),
  language: z.string(),
  timeZone: z.string(),
  /** Where it is held, with the link of a fixed video room. */
  place: z.enum(['any', 'video', 'phone']),
  videoLink: z.nullable(z.string()),
  personId: z.nullable(z.string()),
});

const message = z.object({
  id: z.string(),
  name: z.string(),
  businessName: z.string(),
  email: z.string(),
  excerpt: z.string(),
  language: z.string(),
  personId: z.nullable(z.string()),
  createdAt: z.string(),
  /** When the answer was promised. */
  answerBy: z.string(),
  /** Whether at most four working hours are left of it. */
  isUrgent: z.boolean(),
  /** What a change is based on (`If-Match`). */
  revision: z.int(),
});

const task = z.object({
  id: z.string(),
  kind: z.string(),
  reference: z.string(),
  buyer: z.nullable(z.string()),
  email: z.nullable(z.string()),
  personId: z.nullable(z.string()),
  dueAt: z.string(),
});

const dispute = z.object({
  id: z.string(),
  reference: z.string(),
  buyer: z.nullable(z.string()),
  email: z.nullable(z.string()),
  personId: z.nullable(z.string()),
  amountCents: z.int(),
  currency: z.string(),
  /** `inquiry`: the bank asks, and has taken nothing yet. */
  status: z.enum(['inquiry', 'needs_response']),
  reason: z.string(),
  /** Until when evidence is taken; null if the provider does not say. */
  evidenceDueAt: z.nullable(z.string()),
});

const unsettledState = z.enum(['pending', 'failed', 'past_due']);

const unsettledOrder = z.object({
  reference: z.string(),
  name: z.string(),
  namePt: z.nullable(z.string()),
  buyer: z.nullable(z.string()),
  email: z.nullable(z.string()),
  personId: z.nullable(z.string()),
  amountCents: z.int(),
  currency: z.string(),
  state: unsettledState,
  createdAt: z.string(),
});

const unsettledTotal = z.object({
  state: unsettledState,
  currency: z.string(),
  count: z.int(),
  cents: z.int(),
});

const mail = z.object({
  id: z.string(),
  kind: z.string(),
  to: z.string(),
  /** The mail server's words, in whatever language it has. */
  error: z.string(),
  createdAt: z.string(),
});

const lateWork = z.object({
  id: z.string(),
  work: z.string(),
  workPt: z.string(),
  title: z.string(),
  titlePt: z.string(),
  side: z.enum(['client', 'company']),
  client: z.string(),
  since: z.string(),
  reminders: z.int(),
  /** Working days beyond the day that was planned. */
  lateDays: z.int(),
});

/** Response of `GET /api/admin/today`. Instants are UTC; each `first` and `next` holds a few of its count. */
export const todaySchema = z.object({
  now: z.string(),
  consultations: z.object({
    today: z.int(),
    tomorrow: z.int(),
    next: z.array(consultation),
  }),
  messages: z.object({ waiting: z.int(), first: z.array(message) }),
  /** Those to answer, the first deadline first; they are no tasks beside. */
  disputes: z.object({ count: z.int(), first: z.array(dispute) }),
  tasks: z.object({ count: z.int(), first: z.array(task) }),
  money: z.object({ totals: z.array(unsettledTotal), first: z.array(unsettledOrder) }),
  /** Differences from the card provider that somebody has to look at. */
  ledger: z.object({ open: z.int() }),
  /** Mails that were given up. */
  mails: z.object({
    count: z.int(),
    first: z.array(mail),
    /** Those that have waited more than ten minutes, since when, and why most of them do. */
    overdue: z.object({
      count: z.int(),
      since: z.nullable(z.string()),
      reason: z.nullable(z.enum(waitingReasons)),
      code: z.nullable(z.string()),
    }),
  }),
  week: weekSchema,
  /** Bookings and sign-ups by source in the last 30 days, the most frequent first. */
  sources: z.array(
    z.object({
      source: z.string(),
      bookings: z.int(),
      signUps: z.int(),
      /** The subjects of the issue that it is, if it is one of ours. */
      issue: z.optional(z.object({ subject: z.string(), subjectPt: z.string() })),
    }),
  ),
  backup: z.object({
    /** The last one by this site's own command; null if none is known. */
    at: z.nullable(z.string()),
    engine: z.enum(['sqlite', 'postgres']),
  }),
  /** The file of the embedded database, if it was found to be damaged since the server started. */
  damagedFile: z.nullable(z.string()),
  /** Work for clients that is late: our steps, then what clients were asked for. */
  work: z.object({
    first: z.array(lateWork),
    /** What clients said about us: drafts to look at, and words taken back that are still public. */
    words: z.array(
      z.object({
        recordId: z.string(),
        client: z.string(),
        at: z.string(),
        isTaken: z.boolean(),
      }),
    ),
  }),
  /** Issues of the newsletter that stopped themselves, about which nobody has decided yet. */
  stoppedIssues: z.array(
    z.object({
      id: z.string(),
      subject: z.string(),
      subjectPt: z.string(),
      stoppedBy: z.enum(['bounces', 'complaints']),
    }),
  ),
  /** Imported lists whose mails that ask to confirm stopped themselves. */
  stoppedLists: z.array(
    z.object({ id: z.string(), name: z.string(), stoppedBy: z.enum(['bounces', 'complaints']) }),
  ),
  goLive: z.array(goLiveItemSchema),
});

export type Today = z.infer<typeof todaySchema>;
