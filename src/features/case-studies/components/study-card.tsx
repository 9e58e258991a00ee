import { useTexts } from '#i18n/language-context.tsx';
import { ArtFrame } from '#ui/art/art-frame.tsx';
import { Badge } from '#ui/layout/badge.tsx';
import type { CaseStudyCard } from '../case-studies.ts';
import { CardFigures } from '../evidence/components/card-figures.tsx';
import { studyListTexts } from '../study-list.texts.ts';
import { StudyWords } from './study-words.tsx';
import './study-card.css';

type StudyCardProps = {
  study: CaseStudyCard;
  /** The first of the list: over all columns, with all its figures. */
  isLead: boolean;
  eager: boolean;
};

/** One case study of the list, with a figure. The heading's link covers it whole. */
export function StudyCard({ study, isLead, eager }: StudyCardProps) {
  const t = useTexts(studyListTexts);
  return (
    <article className={isLead ? 'link-card study-lead wall on-wall' : 'link-card study-card'}>
      <ArtFrame
        src={study.imageUrl}
        picture={study.picture}
        ratio={isLead ? 'lead' : 'card'}
        width={1200}
        height={800}
        eager={eager}
      />
      <div className="study-card__body">
        <StudyWords study={study}>
          {study.featured ? <Badge variant="secondary">{t('featured')}</Badge> : null}
        </StudyWords>
      </div>
      <CardFigures figures={isLead ? study.figures : study.figures?.slice(0, 1)} />
    </article>
  );
}
