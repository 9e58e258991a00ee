import { caseStudyQuery } from '#features/case-studies/case-studies.queries.ts';
import { localize } from '#i18n/localized.tsx';
import type { caseStudyPath } from '#paths.ts';
import type { HeadReader } from '../../define-page.ts';

export const head: HeadReader<typeof caseStudyPath> = ({ params, language, read }) => {
  const study = read(caseStudyQuery(params.id));
  return (
    study && {
      title: localize(language, study.title, study.titlePt).text,
      description: localize(language, study.challenge, study.challengePt).text,
      publishedAt: study.createdAt,
    }
  );
};
