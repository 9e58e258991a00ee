import type { ReactNode } from 'react';
import type { Picture } from '#core/picture.ts';
import { ArtFrame } from '../art/art-frame.tsx';
import { Link } from '../controls/link.tsx';
import { IconArrowLeft } from '../icons/icons.tsx';
import './article-head.css';
import '../controls/text-link.css';

/** A link from a page back to its list. */
export function BackLink({ to, children }: { to: string; children: ReactNode }) {
  return (
    <Link className="link link--back" to={to}>
      <IconArrowLeft />
      {children}
    </Link>
  );
}

type ArticleHeadProps = {
  back: ReactNode;
  /** Kind, date and so on, in one line. */
  byline: ReactNode;
  title: ReactNode;
  /** One sentence under the title. */
  sub?: ReactNode;
  image: string;
  picture?: Picture | undefined;
};

// Generated drawings also exist in a wide format; other pictures have one format only.
const drawing = /^(\/art\/[a-z0-9-]+?)(?:-wide)?\.svg$/;

/** The header of an article: back link, byline, title and a wide picture. */
export function ArticleHead({ back, byline, title, sub, image, picture }: ArticleHeadProps) {
  return (
    <div className="wrap">
      <p className="back">{back}</p>
      <header className="lede">
        <div className="byline">{byline}</div>
        <h1>{title}</h1>
        {sub ? <p className="sub">{sub}</p> : null}
      </header>
      <ArtFrame
        src={image.replace(drawing, '$1-wide.svg')}
        picture={picture}
        ratio="wide"
        width={1600}
        height={600}
        eager
      />
    </div>
  );
}
