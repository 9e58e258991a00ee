import { warnAboutFigures } from '#features/content/checks/warn-about-figures.server.ts';
import { defineKind } from '#features/content/kinds/define-kind.server.ts';
import { publicRows } from '#features/content/kinds/public-rows.server.ts';
import { sortedRows } from '#features/content/kinds/sorted-rows.server.ts';
import { caseStudyPath } from '#paths.ts';
import { caseStudyFields } from './case-studies.content.ts';

/** Case studies; a page's address is the id, so it never changes. */
export const caseStudyKind = defineKind({
  name: 'case-studies',
  fields: caseStudyFields,
  titleField: 'title',
  public: { table: 'case_studies', id: 'id', title: 'title', titlePt: 'title_pt', sort: 'sort' },
  warnAbout: ({ results, resultsPt }) => [
    ...warnAboutFigures('results', String(results)),
    ...warnAboutFigures('resultsPt', String(resultsPt)),
  ],
  addressOf: (_, id) => caseStudyPath.href({ id }),
  ...publicRows({ table: 'caseStudies', fields: caseStudyFields }),
  order: sortedRows('caseStudies'),
});
