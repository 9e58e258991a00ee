import { defineLaterPart } from '#ui/layout/later-part.tsx';
import { HomeHero } from './home-hero.tsx';

const HomeRest = defineLaterPart(() => import('./home-rest.tsx'));

export const laterParts = [HomeRest];

export function Screen() {
  return (
    <>
      <HomeHero />
      <HomeRest />
    </>
  );
}
