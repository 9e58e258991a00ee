import { LatestPosts } from '#features/blog/latest/components/latest-posts.tsx';
import { FeaturedCaseStudies } from '#features/case-studies/components/featured-case-studies.tsx';
import { FaqSection } from '#features/faq/components/faq-section.tsx';
import { NewsletterSignup } from '#features/newsletter/subscribe/components/newsletter-signup.tsx';
import { Testimonials } from '#features/testimonials/components/testimonials.tsx';
import { PageSection } from '../../layout/page-section.tsx';
import { HomeHero } from './home-hero.tsx';
import { HomePackages } from './home-packages.tsx';
import { HowWeWork } from './how-we-work.tsx';
import { LisbonStrip } from './lisbon-now.tsx';
import { WhyChooseUs } from './why-choose-us.tsx';

export function Screen() {
  return (
    <>
      <HomeHero />
      <LisbonStrip />
      <WhyChooseUs />
      <PageSection name="caseStudies">
        <FeaturedCaseStudies />
      </PageSection>
      <PageSection name="steps">
        <HowWeWork />
      </PageSection>
      <PageSection name="packages">
        <HomePackages />
      </PageSection>
      <PageSection name="testimonials">
        <Testimonials />
      </PageSection>
      <PageSection name="posts">
        <LatestPosts />
      </PageSection>
      <PageSection name="faq">
        <FaqSection />
      </PageSection>
      <PageSection name="newsletter">
        <NewsletterSignup />
      </PageSection>
    </>
  );
}
