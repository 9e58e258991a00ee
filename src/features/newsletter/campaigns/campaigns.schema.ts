import * as z from 'zod/mini';
import { archiveChoices, campaignStates } from './campaigns.ts';

const instant = z.nullable(z.string());

const counts = z.object({
  waiting: z.number(),
  sent: z.number(),
  failed: z.number(),
  skipped: z.number(),
  bounced: z.number(),
  complained: z.number(),
  left: z.number(),
});

const readers = z.object({ en: z.number(), pt: z.number() });

const row = {
  id: z.string(),
  subject: z.string(),
  subjectPt: z.string(),
  state: z.enum(campaignStates),
  /** Whether everything that readers of Portuguese get is written. */
  hasPortuguese: z.boolean(),
  beginsAt: instant,
  startedAt: instant,
  endedAt: instant,
  stoppedBy: z.nullable(z.enum(['staff', 'bounces', 'complaints'])),
  createdAt: z.string(),
  updatedAt: z.string(),
  counts,
};

/** Response of `GET /api/admin/campaigns`; `readers`: who would get an issue now. */
export const campaignsSchema = z.object({
  campaigns: z.array(z.object(row)),
  readers,
  /** Articles that became public after the last issue, and of which no issue is made yet. */
  newArticles: z.array(z.object({ id: z.string(), title: z.string(), titlePt: z.string() })),
});
export type Campaigns = z.infer<typeof campaignsSchema>;
export type CampaignRow = Campaigns['campaigns'][number];

/**
 * Response of `GET /api/admin/campaigns/:id`. `minutes`: how long it takes at the present pace, and on how
 * many `days` it leaves, of which today is the first: more than one where mails begin slowly, or many wait.
 */
export const campaignSchema = z.object({
  ...row,
  preheader: z.string(),
  preheaderPt: z.string(),
  body: z.string(),
  bodyPt: z.string(),
  revision: z.number(),
  missing: z.nullable(z.enum(['english', 'skip'])),
  readers,
  minutes: z.number(),
  days: z.number(),
  /** What the mail server said last of a mail that waits; empty if nothing. */
  trouble: z.string(),
  /** Whether a test mail of the texts as they are was asked for. */
  isTested: z.boolean(),
  /** Whether an owner is among the readers, and gets it before everybody else. */
  isReadByOwner: z.boolean(),
  /** How the articles of a draft stand to it; null for one that was not made of any. */
  articles: z.nullable(z.enum(['same', 'changed', 'gone'])),
  /** The tags of the blog that it is about; none: it goes to everybody. */
  tags: z.array(z.string()),
  /** Readers who would not get it now: they chose other topics, or fewer issues and had one lately. */
  leftOut: z.object({ topics: z.number(), lessOften: z.number() }),
  /** Readers who answered by mail; null where no mail comes in by which it could be known. */
  answered: z.nullable(z.number()),
  /** Whoever signed up or booked after a visit that began at one of its links; nobody is named. */
  cameFrom: z.object({ signUps: z.number(), bookings: z.number() }),
  archive: z.enum(archiveChoices),
  /** Its address on the site; null where it is not there. */
  page: z.nullable(z.string()),
});
export type CampaignDetail = z.infer<typeof campaignSchema>;

/** Response of `POST /api/admin/campaigns`. */
export const newCampaignSchema = z.object({ id: z.string() });

/** Response of `GET /api/admin/campaigns/:id/versions`, the newest first. */
export const campaignVersionsSchema = z.object({
  versions: z.array(
    z.object({
      number: z.number(),
      /** Whether it was refused, because somebody else had saved before. */
      isRefused: z.boolean(),
      at: z.string(),
      texts: z.object({
        subject: z.string(),
        subjectPt: z.string(),
        preheader: z.string(),
        preheaderPt: z.string(),
        body: z.string(),
        bodyPt: z.string(),
      }),
    }),
  ),
});
export type CampaignVersions = z.infer<typeof campaignVersionsSchema>;
