import { definePath } from '#core/page-path.ts';

export const caseStudiesPath = definePath('/case-studies');
