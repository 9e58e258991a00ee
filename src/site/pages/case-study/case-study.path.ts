import { definePath } from '#core/page-path.ts';

export const caseStudyPath = definePath('/case-studies/:id');
