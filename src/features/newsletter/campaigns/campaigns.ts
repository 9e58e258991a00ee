import type { ArchiveChoice, CampaignState, CampaignTable } from '../newsletter.tables.ts';

export const campaignStates = [
  'draft',
  'scheduled',
  'sending',
  'paused',
  'sent',
  'stopped',
] as const satisfies readonly CampaignState[];

/** The texts of an issue, by the names of the content editor's fields. */
export const campaignTexts = [
  'subject',
  'subjectPt',
  'preheader',
  'preheaderPt',
  'body',
  'bodyPt',
] as const;
export type CampaignText = (typeof campaignTexts)[number];
export type CampaignTexts = Pick<CampaignTable, CampaignText>;

export const archiveChoices = [
  'listed',
  'unlisted',
  'none',
] as const satisfies readonly ArchiveChoice[];

export const longestSubject = 200;
export const longestPreheader = 200;
export const longestBody = 50_000;

/** Milliseconds for which a start can be taken back before the first mail leaves. */
export const startHold = 10_000;

/** Whether everything that a Portuguese reader gets is written. */
export function hasPortuguese({ subjectPt, bodyPt }: CampaignTexts): boolean {
  return subjectPt.trim() !== '' && bodyPt.trim() !== '';
}

/** Returns which English texts are missing, without which nothing can be sent. */
export function missingEnglish({ subject, body }: CampaignTexts): CampaignText[] {
  return [
    ...(subject.trim() === '' ? (['subject'] as const) : []),
    ...(body.trim() === '' ? (['body'] as const) : []),
  ];
}

/** Returns the texts that readers of a language get; what is missing is the English. */
export function textsIn(campaign: CampaignTexts, language: 'en' | 'pt') {
  const { subject, preheader, body, subjectPt, preheaderPt, bodyPt } = campaign;
  return language === 'pt' && hasPortuguese(campaign)
    ? { language: 'pt' as const, subject: subjectPt, preheader: preheaderPt, body: bodyPt }
    : { language: 'en' as const, subject, preheader, body };
}

/** Why issues go to an address again that was suppressed. */
export const liftReasons = ['asked', 'works', 'other'] as const;
export type LiftReason = (typeof liftReasons)[number];

export type Counts = Record<
  'waiting' | 'sent' | 'failed' | 'skipped' | 'bounced' | 'complained' | 'left',
  number
>;

export const noCounts: Counts = {
  waiting: 0,
  sent: 0,
  failed: 0,
  skipped: 0,
  bounced: 0,
  complained: 0,
  left: 0,
};
