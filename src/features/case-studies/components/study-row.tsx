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
import { FigureValue } from '../evidence/components/figure-value.tsx';
import { studyListTexts } from '../study-list.texts.ts';
import './study-row.css';
import '#ui/controls/link-card.css';
import '#ui/controls/text-link.css';

type StudyRowProps = {
  study: CaseStudyCard;
  /** The first of the list: at full width, with all its figures. */
  isLead: boolean;
  eager: boolean;
};

/** One case study of the list, with a figure. The heading's link covers it whole. */
export function StudyRow({ study, isLead, eager }: StudyRowProps) {
  const t = useTexts(studyListTexts);
  const figures = isLead ? study.figures : study.figures?.slice(0, 1);
  return (
    <article className={isLead ? 'link-card study-lead wall on-wall' : 'link-card study-row'}>
      <ArtFrame
        src={study.imageUrl}
        picture={study.picture}
        ratio="card"
        width={1200}
        height={800}
        eager={eager}
      />
      <div className="study-row__body">
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
          {study.featured ? <Badge variant="secondary">{t('featured')}</Badge> : null}
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
      {figures ? (
        <dl className="study-row__figures">
          {figures.map((figure) => (
            <div key={figure.label}>
              <dt>
                <Localized en={figure.label} pt={figure.labelPt} />
              </dt>
              <dd>
                <FigureValue figure={figure} />
              </dd>
            </div>
          ))}
        </dl>
      ) : null}
    </article>
  );
}
