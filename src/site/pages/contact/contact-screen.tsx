import { companyQuery } from '#features/company/company.ts';
import { ContactDetails } from '#features/contact/components/contact-details.tsx';
import { ContactForm } from '#features/contact/components/contact-form.tsx';
import { OfficeMap } from '#features/contact/components/office-map.tsx';
import { contactScreenTexts } from '#features/contact/contact-screen.texts.ts';
import { usePageWords } from '#features/page-words/page-words.ts';
import { useTexts } from '#i18n/language-context.tsx';
import { useQuery } from '#query/use-query.tsx';
import { PageHead } from '#ui/layout/page-head.tsx';
import { PageSection } from '../../layout/page-section.tsx';
import './contact-screen.css';

/** Contact: contact details, form and map. */
export function Screen() {
  const t = useTexts(contactScreenTexts);
  const { data: company } = useQuery(companyQuery());
  return (
    <>
      <PageHead title={t('title')} lead={usePageWords('contact')('contactLead')} />
      <div className="wrap contact-screen">
        <PageSection name="contact">
          {company ? <ContactDetails company={company} /> : null}
        </PageSection>
        <PageSection name="contactForm">
          <ContactForm />
        </PageSection>
        <PageSection name="map">{company ? <OfficeMap company={company} /> : null}</PageSection>
      </div>
    </>
  );
}
