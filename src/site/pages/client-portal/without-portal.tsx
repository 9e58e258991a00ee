import type { ReactNode } from 'react';
import { longestEmail } from '#core/longest-text.ts';
import { withPrefix } from '#core/site-address.ts';
import { ReachLine, useContact } from '#features/company/components/reach-links.tsx';
import { prefixOf } from '#i18n/language.ts';
import { useLanguage, useTexts } from '#i18n/language-context.tsx';
import { Unbroken } from '#i18n/unbroken.tsx';
import { bookConsultationPath, contactPath, signInPath, withdrawalPath } from '#paths.ts';
import { Button, buttonClass } from '#ui/controls/button.tsx';
import { Link } from '#ui/controls/link.tsx';
import { TextField } from '#ui/form/field.tsx';
import { Honeypot } from '#ui/form/honeypot.tsx';
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

/** Where clients find what is theirs without signing in, and where they sign in. Complete without scripts. */
export function WithoutPortal() {
  const { language } = useLanguage();
  const t = useTexts(withoutPortalTexts);
  const contact = useContact();
  return (
    <>
      <PageHead title={t('title')} lead={t('lead')} />
      <div className="wrap instead__ask">
        <form className="card card--pad" action="/api/with-us" method="post">
          <h2>{t('ask')}</h2>
          <p>
            <Unbroken>{t('askText')}</Unbroken>
          </p>
          <input type="hidden" name="locale" value={language} />
          <TextField
            name="email"
            type="email"
            label={t('email')}
            autoComplete="email"
            maxLength={longestEmail}
            required
          />
          <Honeypot />
          <Button type="submit">{t('send')}</Button>
        </form>
        <section className="card card--pad">
          <h2>{t('signInTitle')}</h2>
          <p>
            <Unbroken>{t('signInText')}</Unbroken>
          </p>
          <a
            href={withPrefix(prefixOf[language], signInPath.href())}
            className={buttonClass({ variant: 'line' })}
          >
            {t('signIn')}
          </a>
        </section>
      </div>
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
