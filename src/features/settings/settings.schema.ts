import * as z from 'zod/mini';
import { doorNames } from '#core/look/look-code.ts';

/** Response of `GET /api/admin/settings/connections`. Secrets are never in it, only whether they are set. */
export const connectionsSchema = z.object({
  mail: z.object({
    /** Whether a mail server is set; without one mails are written to disk. */
    hasServer: z.boolean(),
    from: z.nullable(z.string()),
    waiting: z.int(),
    givenUp: z.int(),
    lastSentAt: z.nullable(z.string()),
    /** Whether mails have waited more than ten minutes and none gets out. */
    isFailing: z.boolean(),
    /** Mails that were given up first, then those that wait; fifty at most. */
    unsent: z.array(
      z.object({
        id: z.string(),
        kind: z.string(),
        to: z.string(),
        isGivenUp: z.boolean(),
        attempts: z.int(),
        nextAttemptAt: z.string(),
        lastError: z.nullable(z.string()),
      }),
    ),
  }),
  payments: z.object({
    /** `stripe_test`: Stripe with its test keys, so that no money moves. */
    provider: z.enum(['sandbox', 'stripe_test', 'stripe']),
    keys: z.array(z.object({ name: z.string(), isSet: z.boolean() })),
    webhookSeenAt: z.nullable(z.string()),
  }),
  /** The handover to certified invoicing software. */
  invoices: z.object({
    isSet: z.boolean(),
    waiting: z.int(),
    givenUp: z.int(),
    lastDeliveredAt: z.nullable(z.string()),
    /** Whether the owner expects an invoice for each charge, also without the handover. */
    expected: z.boolean(),
  }),
  /** Since when the calendar feed has its address; null if it has none. */
  feedSince: z.nullable(z.string()),
  database: z.enum(['sqlite', 'postgres']),
});
export type Connections = z.infer<typeof connectionsSchema>;

/** Response of `GET /api/admin/settings`: how the site looks. Each is changed as a field of the company. */
export const settingsSchema = z.object({
  logo: z.object({
    address: z.string(),
    /** Whether the owner chose it; else it is the mark of the site. */
    isOwn: z.boolean(),
    /** Whether the chosen picture is not ready yet. */
    isWaiting: z.boolean(),
    hasName: z.boolean(),
    needsPlate: z.boolean(),
  }),
  icon: z.object({ address: z.string() }),
  door: z.enum(doorNames),
  /** Addresses of the owner's pictures in the door of the home page, and of shared links; null for what is drawn. */
  heroPicture: z.nullable(z.string()),
  sharePicture: z.nullable(z.string()),
  colours: z.object({
    wall: z.string(),
    accent: z.string(),
    /** Whether they are those of the site, because nobody has chosen others. */
    areOwn: z.boolean(),
    /** What could not be read as it was chosen, and what is used: `text` has another tone, `ink` stands on the wall. */
    adjusted: z.array(
      z.object({ of: z.enum(['wall', 'accent']), what: z.enum(['text', 'ink']), used: z.string() }),
    ),
  }),
});

/** Response of `GET /api/admin/settings/hours`: drawn from the booking rules. */
export const hoursSchema = z.object({
  hours: z.array(z.object({ weekdays: z.array(z.int()), from: z.string(), to: z.string() })),
  /** The same in one line, as the site would show it. */
  line: z.object({ en: z.string(), pt: z.string() }),
});
export type Hours = z.infer<typeof hoursSchema>;

/** Response of `POST /api/admin/settings/calendar-feed`: the address, which is shown once. */
export const feedAddressSchema = z.object({ url: z.string() });
export type FeedAddress = z.infer<typeof feedAddressSchema>;

/** Response of `POST /api/admin/settings/mail/retry`. */
export const retriedSchema = z.object({ count: z.int() });
