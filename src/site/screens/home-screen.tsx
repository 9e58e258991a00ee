import { LatestPosts } from '#features/blog/components/latest-posts.tsx';
import { FeaturedCaseStudies } from '#features/case-studies/components/featured-case-studies.tsx';
import { PackagesSection } from '#features/catalog/components/packages-section.tsx';
import { FaqSection } from '#features/faq/components/faq-section.tsx';
import { NewsletterSignup } from '#features/newsletter/components/newsletter-signup.tsx';
import { Testimonials } from '#features/testimonials/components/testimonials.tsx';
import { HomeHero } from './home/home-hero.tsx';
import { HowWeWork } from './home/how-we-work.tsx';
import { WhyChooseUs } from './home/why-choose-us.tsx';

export function HomeScreen() {
  return (
    <>
      <HomeHero />
      <WhyChooseUs />
      <FeaturedCaseStudies />
      <PackagesSection />
      <HowWeWork />
      <FaqSection />
      <LatestPosts />
      <Testimonials />
      <NewsletterSignup />
    </>
  );
}
