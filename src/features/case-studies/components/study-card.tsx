import { useTexts } from '#i18n/language-context.tsx';
import { Localized } from '#i18n/localized.tsx';
import { caseStudyPath } from '#site/pages/case-study/case-study.path.ts';
import { ArtFrame } from '#ui/art/art-frame.tsx';
import { Link } from '#ui/controls/link.tsx';
import { Label } from '#ui/form/label.tsx';
import { IconArrowRight } from '#ui/icons/frame-icons.tsx';
import { Badge } from '#ui/layout/badge.tsx';
import { cardText, clipText } from '#ui/layout/clip-text.ts';
import type { CaseStudyCard } from '../case-studies.ts';
import { studyListTexts } from '../study-list.texts.ts';
import './study-card.css';
import '#ui/controls/link-card.css';
import '#ui/controls/text-link.css';

/** One case study in a list. The heading's link covers the whole card. */
export function StudyCard({ study, eager }: { study: CaseStudyCard; eager: boolean }) {
  const t = useTexts(studyListTexts);
  return (
    <article className="link-card study-card">
      <ArtFrame
        src={study.imageUrl}
        picture={study.picture}
        ratio="card"
        width={1200}
        height={800}
        eager={eager}
      >
        {study.featured ? <Badge variant="secondary">{t('featured')}</Badge> : null}
      </ArtFrame>
      <div className="study-card__body">
        <div className="link-card__meta">
          <Label>
            <Localized
              en={clipText(study.industry, cardText.name)}
              pt={clipText(study.industryPt ?? '', cardText.name)}
            />
          </Label>
          <span>
            <span className="sr">{t('client')} </span>
            {clipText(study.client, cardText.name)}
          </span>
        </div>
        <h3>
          <Link to={caseStudyPath.href({ id: study.id })}>
            <Localized
              en={clipText(study.title, cardText.title)}
              pt={clipText(study.titlePt ?? '', cardText.title)}
            />
          </Link>
        </h3>
        <Localized as="p" en={study.challenge} pt={study.challengePt} />
        <span className="link" aria-hidden="true">
          {t('view')}
          <IconArrowRight />
        </span>
      </div>
    </article>
  );
}
