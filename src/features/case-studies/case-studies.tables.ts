import type { Generated } from 'kysely';
import type { Instant, Json } from '#platform/database/columns.ts';

/** A figure as it is written; without the client's approval it is not shown. */
export type FigureRow = {
  label: string;
  labelPt: string;
  value: string;
  /** What the value counts, such as `days` or `%`. */
  unit?: string;
  unitPt?: string;
  before: string;
  after: string;
  /** A day or a month. */
  date: string;
  source: string;
  isApproved: boolean;
};

/** What happened on a day or in a month. */
export type StepRow = {
  date: string;
  text: string;
  textPt: string;
  note?: string;
  notePt?: string;
  /** Done by the client; else by the company. */
  isClient?: boolean;
  /** Something that went wrong. */
  isMistake?: boolean;
};

export type CaseStudyTable = {
  id: string;
  title: string;
  titlePt: string | null;
  industry: string;
  industryPt: string | null;
  client: string;
  challenge: string;
  challengePt: string | null;
  solution: string;
  solutionPt: string | null;
  results: string;
  resultsPt: string | null;
  imageUrl: string;
  featured: boolean;
  createdAt: Instant;
  /** Null if there are none. */
  figures: Json<FigureRow[]> | null;
  steps: Json<StepRow[]> | null;
  quote: string | null;
  quotePt: string | null;
  quoteName: string | null;
  quoteRole: string | null;
  quoteRolePt: string | null;
  /** The service that it is about. */
  serviceId: string | null;
  /** The place in lists; studies with the same one are newest first. */
  sort: Generated<number>;
};

export type CaseStudiesTables = {
  caseStudies: CaseStudyTable;
};
