import { useTexts } from '#i18n/language-context.tsx';
import { Localized } from '#i18n/localized.tsx';
import { ArtFrame } from '#ui/art/art-frame.tsx';
import { Badge } from '#ui/layout/badge.tsx';
import type { CaseStudyCard } from '../case-studies.ts';
import { FigureValue } from '../evidence/components/figure-value.tsx';
import { studyListTexts } from '../study-list.texts.ts';
import { StudyWords } from './study-words.tsx';
import './study-row.css';

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
        <StudyWords study={study}>
          {study.featured ? <Badge variant="secondary">{t('featured')}</Badge> : null}
        </StudyWords>
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
