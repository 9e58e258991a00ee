import type { ReactNode } from 'react';
import { ReachLine, useContact } from '#features/company/components/reach-links.tsx';
import { useTexts } from '#i18n/language-context.tsx';
import { Unbroken } from '#i18n/unbroken.tsx';
import { bookConsultationPath, contactPath, withdrawalPath } from '#paths.ts';
import { buttonClass } from '#ui/controls/button.tsx';
import { Link } from '#ui/controls/link.tsx';
import { PageHead } from '#ui/layout/page-head.tsx';
import { withoutPortalTexts } from './without-portal.texts.ts';
import '#ui/layout/card.css';
import './without-portal.css';

function Way({ title, text, children }: { title: string; text: string; children: ReactNode }) {
  return (
    <section className="card card--pad">
      <h2>{title}</h2>
      <p>
        <Unbroken>{text}</Unbroken>
      </p>
      {children}
    </section>
  );
}

/** Where clients find what is theirs while there is no portal to see. Complete without scripts. */
export function WithoutPortal() {
  const t = useTexts(withoutPortalTexts);
  const contact = useContact();
  return (
    <>
      <PageHead title={t('title')} lead={t('lead')} />
      <div className="wrap instead">
        <Way title={t('booked')} text={t('bookedText')}>
          <Link to={bookConsultationPath.href()} className={buttonClass({ variant: 'line' })}>
            {t('book')}
          </Link>
        </Way>
        <Way title={t('paid')} text={t('paidText')}>
          <p>
            <Unbroken>{t('withdrawText')}</Unbroken>
          </p>
          <Link to={withdrawalPath.href()} className={buttonClass({ variant: 'line' })}>
            {t('withdraw')}
          </Link>
        </Way>
        <Way title={t('project')} text={t('projectText')}>
          <ReachLine contact={contact} words={t('reach')} />
          <Link to={contactPath.href()} className={buttonClass({ variant: 'line' })}>
            {t('write')}
          </Link>
        </Way>
      </div>
    </>
  );
}
