import * as z from 'zod/mini';
import { campaignStates } from './campaigns.ts';

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
});
export type Campaigns = z.infer<typeof campaignsSchema>;
export type CampaignRow = Campaigns['campaigns'][number];

/** Response of `GET /api/admin/campaigns/:id`. `minutes`: how long it takes at the present pace. */
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
  /** What the mail server said last of a mail that waits; empty if nothing. */
  trouble: z.string(),
  /** Whether a test mail of the texts as they are was asked for. */
  isTested: z.boolean(),
});
export type CampaignDetail = z.infer<typeof campaignSchema>;

/** Response of `POST /api/admin/campaigns`. */
export const newCampaignSchema = z.object({ id: z.string() });
