import { usePageWords } from '#features/page-words/page-words.ts';
import { ContactInvitation } from '#features/services/components/contact-invitation.tsx';
import { FirstWeeks } from '#features/services/components/first-weeks.tsx';
import { ServiceCard } from '#features/services/components/service-card.tsx';
import { servicesQuery } from '#features/services/services.ts';
import { servicesScreenTexts } from '#features/services/services-screen.texts.ts';
import { Testimonials } from '#features/testimonials/components/testimonials.tsx';
import { useTexts } from '#i18n/language-context.tsx';
import { useQuery } from '#query/use-query.tsx';
import { PageHead } from '#ui/layout/page-head.tsx';
import { PageSection } from '../../layout/page-section.tsx';

/** The three services, how the first weeks run, what clients say and how to contact us. */
export function Screen() {
  const t = useTexts(servicesScreenTexts);
  const words = usePageWords('services');
  const { data: services } = useQuery(servicesQuery());
  return (
    <>
      <PageHead
        title={`${t('servicesTitle')}: ${t('servicesSubtitle')}`}
        lead={words('servicesLead')}
      />
      <PageSection name="services">
        <div className="svcs-ground">
          <div className="wrap grid g-3 svcs">
            {services?.map((service) => (
              <ServiceCard key={service.id} service={service} />
            ))}
          </div>
        </div>
      </PageSection>
      <PageSection name="steps">
        <FirstWeeks />
      </PageSection>
      <PageSection name="testimonials">
        <Testimonials featuredOnly />
      </PageSection>
      <PageSection name="contact">
        <ContactInvitation />
      </PageSection>
    </>
  );
}
