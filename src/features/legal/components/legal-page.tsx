import { companyQuery } from '#features/company/company.queries.ts';
import { useLanguage, useTexts } from '#i18n/language-context.tsx';
import { Unbroken } from '#i18n/unbroken.tsx';
import { useQuery } from '#query/use-query.tsx';
import { Link } from '#ui/controls/link.tsx';
import { useNavigation } from '#ui/controls/navigation-context.ts';
import { IconAlert } from '#ui/icons/frame-icons.tsx';
import { PageHead } from '#ui/layout/page-head.tsx';
import { companyValues } from '../company-values.ts';
import { legalTexts } from '../legal.texts.ts';
import { fillIn, type LegalText } from '../legal.ts';
import { CompanyIdentity } from './company-identity.tsx';
import { LegalProse } from './legal-prose.tsx';
import '#ui/layout/card.css';
import './legal-page.css';

/** A legal page, marked as sample text: its sections, and beside them the company's identity. */
export function LegalPage({ text }: { text: LegalText }) {
  const { language } = useLanguage();
  const { address } = useNavigation();
  const t = useTexts(legalTexts);
  const { data: company } = useQuery(companyQuery());
  const { title, lead, sections } = text[language];
  const values = company ? companyValues(company) : {};
  return (
    <>
      <PageHead title={title} lead={fillIn(lead, values)} />
      <div className="wrap legal">
        <p className="legal__sample" role="note">
          <IconAlert />
          {t('sample')}
        </p>
        <LegalProse sections={sections} values={values} />
        <aside className="legal__aside" aria-label={t('company')}>
          <nav aria-label={t('onThisPage')}>
            <h2>{t('onThisPage')}</h2>
            <ul>
              {sections.map((section) => (
                <li key={section.id}>
                  <Link to={`${address.path}#${section.id}`}>
                    <span>
                      <Unbroken>{section.title}</Unbroken>
                    </span>
                  </Link>
                </li>
              ))}
            </ul>
          </nav>
          {company ? <CompanyIdentity company={company} /> : null}
        </aside>
      </div>
    </>
  );
}
