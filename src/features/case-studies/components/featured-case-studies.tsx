import { useTexts } from '#i18n/language-context.tsx';
import { caseStudiesPath } from '#paths.ts';
import { useQuery } from '#query/use-query.tsx';
import { ArtFrame } from '#ui/art/art-frame.tsx';
import { Link } from '#ui/controls/link.tsx';
import { Skeleton, SkeletonList } from '#ui/feedback/skeleton.tsx';
import { IconArrowRight } from '#ui/icons/frame-icons.tsx';
import { Reveal } from '#ui/layout/reveal.tsx';
import { featuredCaseStudyCardsQuery } from '../case-studies.queries.ts';
import type { CaseStudyCard } from '../case-studies.ts';
import { CardFigures } from '../evidence/components/card-figures.tsx';
import { featuredCaseStudiesTexts } from '../featured-case-studies.texts.ts';
import { StudyWords } from './study-words.tsx';
import './featured-case-studies.css';
import '#ui/controls/text-link.css';

/** Number of case studies on the home page. */
export const featuredLimit = 3;

/** The first: on the wall, with all its figures. */
function LeadStudy({ study }: { study: CaseStudyCard }) {
  const { imageUrl, picture, figures } = study;
  return (
    <article className="wrap link-card featured__lead">
      <ArtFrame
        src={imageUrl}
        picture={picture}
        ratio="lead"
        effect="shine"
        width={1200}
        height={800}
      />
      <div className="featured__words">
        <StudyWords study={study} />
      </div>
      <CardFigures figures={figures} />
    </article>
  );
}

/** Another: led by its first figure. */
function OtherStudy({ study }: { study: CaseStudyCard }) {
  const { imageUrl, picture, figures } = study;
  return (
    <Reveal as="article" className="link-card featured__other">
      <ArtFrame
        src={imageUrl}
        picture={picture}
        ratio="wide"
        effect="reveal"
        width={1200}
        height={800}
      />
      <CardFigures figures={figures?.slice(0, 1)} />
      <StudyWords study={study} />
    </Reveal>
  );
}

/** The newest featured case studies, the first one large. Renders nothing if there are none. */
export function FeaturedCaseStudies() {
  const t = useTexts(featuredCaseStudiesTexts);
  const { data, isPending } = useQuery(featuredCaseStudyCardsQuery(featuredLimit));
  const studies = Array.isArray(data) ? data.slice(0, featuredLimit) : [];
  if (!isPending && studies.length === 0) return null;
  const [lead, ...others] = studies;
  return (
    <section aria-labelledby="featured-heading">
      <div className="section wall on-wall">
        <div className="wrap head">
          <h2 id="featured-heading">{t('heading')}</h2>
          <Link className="link head__aside" to={caseStudiesPath.href()}>
            {t('all')}
            <IconArrowRight />
          </Link>
        </div>
        {lead ? (
          <LeadStudy study={lead} />
        ) : (
          <SkeletonList className="wrap grid g-3" count={featuredLimit} label={t('loading')}>
            <Skeleton shape="card" />
            <Skeleton shape="meta" />
            <Skeleton shape="title" />
          </SkeletonList>
        )}
      </div>
      {others.length > 0 ? (
        <div className="section section--surface">
          <div className="wrap grid g-2 featured__others">
            {others.map((study) => (
              <OtherStudy key={study.id} study={study} />
            ))}
          </div>
        </div>
      ) : null}
    </section>
  );
}
