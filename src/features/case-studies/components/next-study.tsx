import { useTexts } from '#i18n/language-context.tsx';
import { Localized } from '#i18n/localized.tsx';
import { caseStudyPath } from '#paths.ts';
import { ArtFrame } from '#ui/art/art-frame.tsx';
import { Link } from '#ui/controls/link.tsx';
import type { NextStudy as Study } from '../case-studies.ts';
import { studyPageTexts } from '../study-page.texts.ts';
import './next-study.css';
import '#ui/controls/link-card.css';

/** Leads on to the next case study. The heading's link covers it whole. */
export function NextStudy({ study }: { study: Study }) {
  const t = useTexts(studyPageTexts);
  return (
    <section className="wrap">
      <div className="link-card next-study">
        <ArtFrame
          src={study.imageUrl}
          picture={study.picture}
          ratio="wide"
          width={1600}
          height={600}
        />
        <div>
          <p>{t('next', { client: study.client })}</p>
          <h3>
            <Link to={caseStudyPath.href({ id: study.id })}>
              <Localized en={study.title} pt={study.titlePt} />
            </Link>
          </h3>
        </div>
      </div>
    </section>
  );
}
