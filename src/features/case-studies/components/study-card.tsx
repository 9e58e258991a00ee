import { useTexts } from '#i18n/language-context.tsx';
import { ArtFrame } from '#ui/art/art-frame.tsx';
import { Badge } from '#ui/layout/badge.tsx';
import type { CaseStudyCard } from '../case-studies.ts';
import { studyListTexts } from '../study-list.texts.ts';
import { StudyWords } from './study-words.tsx';
import './study-card.css';

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
        <StudyWords study={study} />
      </div>
    </article>
  );
}
