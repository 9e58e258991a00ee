import { defineLaterPart } from '#ui/layout/later-part.tsx';
import { HomeHero } from './home-hero.tsx';
import { WhyChooseUs } from './why-choose-us.tsx';

const HomeRest = defineLaterPart(() => import('./home-rest.tsx'));

export const laterParts = [HomeRest];

export function Screen() {
  return (
    <>
      <HomeHero />
      <WhyChooseUs />
      <HomeRest />
    </>
  );
}
