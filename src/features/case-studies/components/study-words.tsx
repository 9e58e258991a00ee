import type { ReactNode } from 'react';
import { useTexts } from '#i18n/language-context.tsx';
import { Localized } from '#i18n/localized.tsx';
import { caseStudyPath } from '#paths.ts';
import { Link } from '#ui/controls/link.tsx';
import { Label } from '#ui/form/label.tsx';
import { IconArrowRight } from '#ui/icons/frame-icons.tsx';
import { cardText, clipText } from '#ui/layout/clip-text.ts';
import type { CaseStudyCard } from '../case-studies.ts';
import { studyListTexts } from '../study-list.texts.ts';
import './study-words.css';
import '#ui/controls/link-card.css';
import '#ui/controls/text-link.css';

type StudyWordsProps = {
  study: CaseStudyCard;
  /** After the client's name. */
  children?: ReactNode;
};

/** What a card says of a case study. The heading's link covers it whole. */
export function StudyWords({ study, children }: StudyWordsProps) {
  const t = useTexts(studyListTexts);
  return (
    <>
      <div className="link-card__meta">
        <Label>
          <Localized
            en={clipText(study.industry, cardText.name)}
            pt={clipText(study.industryPt ?? '', cardText.name)}
          />
        </Label>
        <span>
          <span className="sr">{t('client')} </span>
          <span translate="no">{clipText(study.client, cardText.name)}</span>
        </span>
        {children}
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
    </>
  );
}
