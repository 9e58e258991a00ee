import { azulejo, azulejoAvatar } from './azulejo.ts';
import { friezeSvg, logoSvg } from './fixed-art.ts';
import { heroWall } from './hero-wall.ts';
import { avatarSeeds, pinnedArt } from './pinned-art.ts';

const anyName = /^(case|post|avatar|order)-([a-z0-9-]{1,80})$/;
const wideSuffix = '-wide';

/**
 * Returns the SVG for a public file name without its extension, or null if the name is unknown. Names
 * are `case-<slug>` and `post-<slug>` (3:2, with `-wide` 8:3), `avatar-<id>` (1:1), `order-<id>` (3:1)
 * and the fixed ones. A slug has 1 to 80 of a-z, 0-9 and hyphen. A name always gives the same bytes.
 */
export function drawArt(name: string): string | null {
  const fixed = drawFixed(name);
  if (fixed !== null) return fixed;
  const [, family, slug] = anyName.exec(name) ?? [];
  if (!family || !slug) return null;
  if (family === 'avatar') return azulejoAvatar(avatarSeeds.get(slug) ?? slug);
  if (family === 'order') {
    return azulejo(name, { layout: 'moderno', ...pinnedArt.get(name), width: 1200, height: 400 });
  }
  const isWide = slug.endsWith(wideSuffix) && slug !== wideSuffix;
  if (!isWide) return azulejo(name, pinnedArt.get(name));
  const seed = name.slice(0, -wideSuffix.length);
  return azulejo(seed, { ...pinnedArt.get(seed), width: 1600, height: 600 });
}

function drawFixed(name: string): string | null {
  switch (name) {
    case 'hero':
      return heroWall('entrada');
    case 'logo':
      return logoSvg;
    case 'frieze':
      return friezeSvg();
    case 'book':
    case 'cta':
    case 'news':
    case 'svc-ecommerce':
    case 'svc-marketing':
    case 'svc-strategy':
      return azulejo(name, pinnedArt.get(name));
    default:
      return null;
  }
}
