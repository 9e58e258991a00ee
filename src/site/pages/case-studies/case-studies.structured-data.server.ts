import { studiesPerPage } from '#features/case-studies/case-studies.ts';
import { readStudyListView, studyListQuery } from '#features/case-studies/study-list.ts';
import { caseStudiesPath, caseStudyPath } from '#paths.ts';
import { type DataReader, itemList } from '../../structured-data/page-data.ts';

export const structuredData: DataReader<typeof caseStudiesPath> = ({ pageUrl, read, search }) => {
  const studies = read(studyListQuery(readStudyListView(search))) ?? [];
  const urls = studies
    .slice(0, studiesPerPage)
    .map(({ id }) => pageUrl(caseStudyPath.href({ id })));
  return {
    type: 'CollectionPage',
    main: itemList(`${pageUrl(caseStudiesPath.href())}#studies`, urls),
  };
};
