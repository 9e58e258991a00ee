import { ContentDate } from '#i18n/content-date.tsx';
import { useLanguage, useTexts } from '#i18n/language-context.tsx';
import { Localized, localize, localizedField } from '#i18n/localized.tsx';
import { caseStudiesPath } from '#site/pages/case-studies/case-studies.path.ts';
import { Label } from '#ui/form/label.tsx';
import { ArticleHead, BackLink } from '#ui/layout/article-head.tsx';
import { Prose } from '#ui/layout/prose.tsx';
import type { CaseStudy } from '../case-studies.ts';
import { StudyFigures } from '../evidence/components/study-figures.tsx';
import { StudyQuote } from '../evidence/components/study-quote.tsx';
import { StudySteps } from '../evidence/components/study-steps.tsx';
import { studyPageTexts } from '../study-page.texts.ts';
import './study-article.css';

const parts = ['challenge', 'solution', 'results'] as const;

/** One case study: header, facts about the client, and what was done. */
export function StudyArticle({ study }: { study: CaseStudy }) {
  const t = useTexts(studyPageTexts);
  const { language } = useLanguage();
  const industry = <Localized en={study.industry} pt={study.industryPt} />;
  return (
    <article>
      <ArticleHead
        back={<BackLink to={caseStudiesPath.href()}>{t('back')}</BackLink>}
        byline={
          <>
            <Label>{industry}</Label>
            <ContentDate instant={study.createdAt} />
          </>
        }
        title={<Localized en={study.title} pt={study.titlePt} />}
        image={study.imageUrl}
        picture={study.picture}
      />
      {study.figures ? <StudyFigures figures={study.figures} /> : null}
      <div className="wrap study">
        <aside aria-label={t('facts')}>
          <dl>
            <div>
              <dt>{t('client')}</dt>
              <dd>{study.client}</dd>
            </div>
            <div>
              <dt>{t('industry')}</dt>
              <dd>{industry}</dd>
            </div>
          </dl>
        </aside>
        <div>
          {parts.map((part) => (
            <section key={part} className="study__part">
              <h2>{t(part)}</h2>
              <Prose
                {...localize(language, study[part], study[`${part}Pt`])}
                blocks={study.blocks?.[localizedField(language, part, study[`${part}Pt`])]}
                deeper={1}
              />
            </section>
          ))}
          {study.steps ? <StudySteps steps={study.steps} /> : null}
        </div>
      </div>
      {study.quote ? <StudyQuote quote={study.quote} /> : null}
    </article>
  );
}
