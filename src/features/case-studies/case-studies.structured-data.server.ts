import type { JsonLdNode } from '#core/json-ld.ts';
import type { GraphContext } from '#i18n/graph-context.ts';
import { htmlLangOf } from '#i18n/language.ts';
import { localize } from '#i18n/localized.tsx';
import { caseStudyPath } from '#paths.ts';
import type { CaseStudy } from './case-studies.ts';

/** A case study: an article by the company about what it did for a client. */
export function caseStudyNode(
  study: CaseStudy,
  { language, pageUrl, fileUrl, company }: GraphContext,
): JsonLdNode {
  const url = pageUrl(caseStudyPath.href({ id: study.id }));
  const headline = localize(language, study.title, study.titlePt);
  return {
    '@type': 'Article',
    '@id': `${url}#study`,
    url,
    headline: headline.text,
    inLanguage: headline.lang ?? htmlLangOf[language],
    articleSection: localize(language, study.industry, study.industryPt).text,
    image: fileUrl(study.imageUrl),
    datePublished: study.createdAt,
    about: { '@type': 'Organization', name: study.client },
    author: company,
    publisher: company,
  };
}
