import { useTexts } from '#i18n/language-context.tsx';
import { useQuery } from '#query/use-query.tsx';
import { caseStudiesPath } from '#site/pages/case-studies/case-studies.path.ts';
import { Link } from '#ui/controls/link.tsx';
import { Skeleton, SkeletonList } from '#ui/feedback/skeleton.tsx';
import { IconArrowRight } from '#ui/icons/frame-icons.tsx';
import { Reveal } from '#ui/layout/reveal.tsx';
import { featuredCaseStudyCardsQuery } from '../case-studies.queries.ts';
import { featuredCaseStudiesTexts } from '../featured-case-studies.texts.ts';
import { StudyCard } from './study-card.tsx';
import './featured-case-studies.css';
import '#ui/controls/text-link.css';

/** Number of case studies on the home page. */
export const featuredLimit = 3;

/** The newest featured case studies, the first one large. Renders nothing if there are none. */
export function FeaturedCaseStudies() {
  const t = useTexts(featuredCaseStudiesTexts);
  const { data, isPending } = useQuery(featuredCaseStudyCardsQuery(featuredLimit));
  const studies = Array.isArray(data) ? data.slice(0, featuredLimit) : [];
  if (!isPending && studies.length === 0) return null;
  return (
    <section className="section section--surface" aria-labelledby="featured-heading">
      <div className="wrap">
        <div className="head">
          <h2 id="featured-heading">{t('heading')}</h2>
          <Link className="link head__aside" to={caseStudiesPath.href()}>
            {t('all')}
            <IconArrowRight />
          </Link>
        </div>
        {isPending ? (
          <SkeletonList className="featured" count={featuredLimit} label={t('loading')}>
            <Skeleton shape="card" />
            <Skeleton shape="meta" />
            <Skeleton shape="title" />
          </SkeletonList>
        ) : (
          <div className="featured">
            {studies.map((study) => (
              <Reveal key={study.id} className="featured__study">
                <StudyCard study={study} eager={false} />
              </Reveal>
            ))}
          </div>
        )}
      </div>
    </section>
  );
}
