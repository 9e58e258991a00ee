import { brightside } from './case-studies/brightside.ts';
import { halden } from './case-studies/halden.ts';
import { kestrel } from './case-studies/kestrel.ts';
import { mare } from './case-studies/mare.ts';
import { oliva } from './case-studies/oliva.ts';
import { tinto } from './case-studies/tinto.ts';
import type { SampleCaseStudy } from './sample-content.ts';

/** Newest first. */
export const sampleCaseStudies: SampleCaseStudy[] = [
  halden,
  kestrel,
  oliva,
  mare,
  tinto,
  brightside,
];
