import { ContentDate } from '#i18n/content-date.tsx';
import { useTexts } from '#i18n/language-context.tsx';
import { Localized } from '#i18n/localized.tsx';
import { servicesPath } from '#paths.ts';
import { Link } from '#ui/controls/link.tsx';
import type { ShownStudy } from '../case-studies.ts';
import { studyPageTexts } from '../study-page.texts.ts';

/** Client, industry, date and service of a case study. */
export function StudyFacts({ study }: { study: ShownStudy }) {
  const t = useTexts(studyPageTexts);
  const { service } = study;
  return (
    <dl className="facts">
      <div>
        <dt>{t('client')}</dt>
        <dd translate="no">{study.client}</dd>
      </div>
      <div>
        <dt>{t('industry')}</dt>
        <dd>
          <Localized en={study.industry} pt={study.industryPt} />
        </dd>
      </div>
      <div>
        <dt>{t('written')}</dt>
        <dd>
          <ContentDate instant={study.createdAt} />
        </dd>
      </div>
      {service ? (
        <div>
          <dt>{t('service')}</dt>
          <dd>
            <Link to={servicesPath.href()}>
              <Localized en={service.title} pt={service.titlePt} />
            </Link>
          </dd>
        </div>
      ) : null}
    </dl>
  );
}
