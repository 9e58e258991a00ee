import { useId } from 'react';
import { hrefAbout } from '#core/page-path.ts';
import { useTexts } from '#i18n/language-context.tsx';
import { Localized } from '#i18n/localized.tsx';
import { bookConsultationPath, caseStudyPath, packagesHref, servicesPath } from '#paths.ts';
import { buttonClass } from '#ui/controls/button.tsx';
import { Link } from '#ui/controls/link.tsx';
import type { About } from '../../blog.ts';
import { blogPostTexts } from '../blog-post.texts.ts';
import './next-steps.css';

const steps = ['service', 'package', 'caseStudy'] as const;

function hrefOf(step: (typeof steps)[number], id: string): string {
  if (step === 'service') return servicesPath.href();
  return step === 'package' ? packagesHref : caseStudyPath.href({ id });
}

/** Where a post leads: to the service, the package and the case study that it is about, and to booking. */
export function NextSteps({ slug, about = {} }: { slug: string; about: About | undefined }) {
  const t = useTexts(blogPostTexts);
  const heading = useId();
  return (
    <section className="post-next" aria-labelledby={heading}>
      <h2 id={heading}>{t('nextSteps')}</h2>
      <ul>
        {steps.map((step) => {
          const record = about[step];
          if (!record) return null;
          return (
            <li key={step}>
              <span>{t(`next_${step}`)}</span>
              <Link to={hrefOf(step, record.id)}>
                <Localized en={record.title} pt={record.titlePt} />
              </Link>
            </li>
          );
        })}
      </ul>
      <p>{t('nextCall')}</p>
      <Link className={buttonClass({})} to={hrefAbout(bookConsultationPath.href(), 'post', slug)}>
        {t('nextBook')}
      </Link>
    </section>
  );
}
