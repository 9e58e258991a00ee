import type { Instant } from '#platform/database/columns.ts';

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
};

export type CaseStudiesTables = {
  caseStudies: CaseStudyTable;
};
