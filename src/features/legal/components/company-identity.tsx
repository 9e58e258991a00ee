import { type Company, telHref } from '#features/company/company.ts';
import { useTexts } from '#i18n/language-context.tsx';
import { PostalAddress } from '#ui/layout/postal-address.tsx';
import { legalTexts } from '../legal.texts.ts';

/** Who is responsible for the site: legal name, tax number, address and contact details. */
export function CompanyIdentity({ company }: { company: Company }) {
  const t = useTexts(legalTexts);
  return (
    <section className="card card--pad legal__company">
      <h2>{t('company')}</h2>
      <p>
        <b translate="no">{company.legalName}</b>
      </p>
      <dl>
        <div>
          <dt>{t('nipc')}</dt>
          <dd className="num" translate="no">
            {company.nipc}
          </dd>
        </div>
        <div>
          <dt>{t('address')}</dt>
          <dd>
            <PostalAddress company={company} />, {t('country')}
          </dd>
        </div>
        <div>
          <dt>{t('phone')}</dt>
          <dd>
            <a href={telHref(company.phone)} translate="no">
              {company.phone}
            </a>
          </dd>
        </div>
        <div>
          <dt>{t('email')}</dt>
          <dd>
            <a href={`mailto:${company.email}`} translate="no">
              {company.email}
            </a>
          </dd>
        </div>
      </dl>
    </section>
  );
}
