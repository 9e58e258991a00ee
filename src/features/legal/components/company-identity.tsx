import { type Company, telHref } from '#features/company/company.ts';
import { useTexts } from '#i18n/language-context.tsx';
import { legalTexts } from '../legal.texts.ts';

/** Who is responsible for the site: legal name, tax number, address and contact details. */
export function CompanyIdentity({ company }: { company: Company }) {
  const t = useTexts(legalTexts);
  return (
    <section className="card card--pad legal__company">
      <h2>{t('company')}</h2>
      <p>
        <b>{company.legalName}</b>
      </p>
      <dl>
        <div>
          <dt>{t('nipc')}</dt>
          <dd className="num">{company.nipc}</dd>
        </div>
        <div>
          <dt>{t('address')}</dt>
          <dd>
            {company.street}
            <br />
            {company.postalCode} {company.city}, {t('country')}
          </dd>
        </div>
        <div>
          <dt>{t('phone')}</dt>
          <dd>
            <a href={telHref(company.phone)}>{company.phone}</a>
          </dd>
        </div>
        <div>
          <dt>{t('email')}</dt>
          <dd>
            <a href={`mailto:${company.email}`}>{company.email}</a>
          </dd>
        </div>
      </dl>
    </section>
  );
}
