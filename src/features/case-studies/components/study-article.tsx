import { useLanguage, useTexts } from '#i18n/language-context.tsx';
import { Localized, localize, localizedField } from '#i18n/localized.tsx';
import { caseStudiesPath } from '#paths.ts';
import { ArticleHead, BackLink } from '#ui/layout/article-head.tsx';
import { Prose } from '#ui/layout/prose.tsx';
import type { ShownStudy } from '../case-studies.ts';
import { StudyFigures } from '../evidence/components/study-figures.tsx';
import { StudyQuote } from '../evidence/components/study-quote.tsx';
import { StudySteps } from '../evidence/components/study-steps.tsx';
import { studyPageTexts } from '../study-page.texts.ts';
import { StudyFacts } from './study-facts.tsx';
import './study-article.css';

const parts = ['challenge', 'solution', 'results'] as const;

/** One case study: facts, painting, figures, what was done beside what happened when, and a quote. */
export function StudyArticle({ study }: { study: ShownStudy }) {
  const t = useTexts(studyPageTexts);
  const { language } = useLanguage();
  return (
    <article>
      <ArticleHead
        back={<BackLink to={caseStudiesPath.href()}>{t('back')}</BackLink>}
        facts={<StudyFacts study={study} />}
        title={<Localized en={study.title} pt={study.titlePt} />}
        image={study.imageUrl}
        picture={study.picture}
      />
      {study.figures ? <StudyFigures figures={study.figures} /> : null}
      <div className="wrap study">
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
        </div>
        {study.steps ? <StudySteps steps={study.steps} /> : null}
      </div>
      {study.quote ? <StudyQuote quote={study.quote} /> : null}
    </article>
  );
}
