import { defineLaterPart } from '#ui/layout/later-part.tsx';
import { PageSection } from '../../layout/page-section.tsx';
import { HomeHero } from './home-hero.tsx';
import { WhyChooseUs } from './why-choose-us.tsx';

const HomeRest = defineLaterPart(() => import('./home-rest.tsx'));

export const laterParts = [HomeRest];

export function Screen() {
  return (
    <>
      <PageSection name="hero">
        <HomeHero />
      </PageSection>
      <PageSection name="why">
        <WhyChooseUs />
      </PageSection>
      <HomeRest />
    </>
  );
}
