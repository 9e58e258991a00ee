import { companyQuery } from '#features/company/company.ts';
import { bookConsultationPath, servicesPath } from '#paths.ts';
import { useQuery } from '#query/use-query.tsx';
import { useOwnView } from '#ui/art/art-look.tsx';
import { OpenDoor } from '#ui/art/door/open-door.tsx';
import { UploadedPicture } from '#ui/art/uploaded-picture.tsx';
import { buttonClass } from '#ui/controls/button.tsx';
import { Link } from '#ui/controls/link.tsx';
import { IconArrowRight } from '#ui/icons/frame-icons.tsx';
import { Hero } from '#ui/layout/hero.tsx';
import { LisbonNow } from './lisbon-now.tsx';
import { NextCallLink } from './next-call-link.tsx';
import { PromoBadge } from './promo-badge.tsx';
import { useHomeTexts } from './use-home-texts.ts';
import './hero-door.css';
import './home-hero.css';

/** The door, which opens on the picture that the owner chose, if any. */
function HeroDoor() {
  const view = useOwnView();
  if (!view) return <OpenDoor />;
  const { address, picture } = view;
  return (
    <OpenDoor
      view={
        <UploadedPicture
          src={address}
          picture={picture}
          isWide={false}
          sizes="(min-width: 90rem) 16rem, (min-width: 60rem) 14rem, 42vw"
          loading="eager"
          decoding="async"
        />
      }
    />
  );
}

/** The hero of the home page: offer, title, tagline and links to services and booking. */
export function HomeHero() {
  const t = useHomeTexts();
  const { data: company } = useQuery(companyQuery());
  const frame = {
    size: 'tall',
    src: '/art/tile-wall.svg',
    width: 2400,
    height: 1000,
    front: <HeroDoor />,
    labelledBy: 'hero-title',
  } as const;
  // The words could not be read: the page still has a heading.
  if (!t)
    return (
      <Hero {...frame}>
        <h1 id="hero-title" translate="no">
          {company?.brand}
        </h1>
      </Hero>
    );
  return (
    <Hero {...frame}>
      <h1 id="hero-title">{t('title')}</h1>
      <p className="hero__tag">{t('tagline')}</p>
      <div className="row hero__cta">
        <Link className={buttonClass({ variant: 'wall' })} to={servicesPath.href()}>
          {t('explore')}
          <IconArrowRight className="icon--go" />
        </Link>
        <Link
          className={`${buttonClass({ variant: 'ghost-wall' })} hero__book`}
          to={bookConsultationPath.href()}
        >
          {t('book')}
        </Link>
        <NextCallLink />
      </div>
      <LisbonNow />
      <PromoBadge />
    </Hero>
  );
}
