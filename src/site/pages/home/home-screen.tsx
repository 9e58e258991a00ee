import { defineLaterPart } from '#ui/layout/later-part.tsx';
import { HomeHero } from './home-hero.tsx';

const HomeReasons = defineLaterPart(() => import('./home-reasons.tsx'));
const HomeRest = defineLaterPart(() => import('./home-rest.tsx'));

export const laterParts = [HomeReasons, HomeRest];

export function Screen() {
  return (
    <>
      <HomeHero />
      <HomeReasons />
      <HomeRest />
    </>
  );
}
