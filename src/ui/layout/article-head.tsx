import type { ReactNode } from 'react';
import type { Picture } from '#core/picture.ts';
import { ArtFrame } from '../art/art-frame.tsx';
import { PictureCredit } from '../art/picture-credit.tsx';
import { Link } from '../controls/link.tsx';
import { useNavigation } from '../controls/navigation-context.ts';
import { PaperAddress } from '../controls/paper-address.tsx';
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
  /** Date, author and so on, as a list of terms. */
  facts: ReactNode;
  /** A label above the title. */
  label?: ReactNode;
  title: ReactNode;
  /** One sentence under the title. */
  sub?: ReactNode;
  /** Left out for a text without a picture. */
  image?: string;
  picture?: Picture | undefined;
};

/** The header of an article: back link, title, facts and a wide picture. */
export function ArticleHead({ back, facts, label, title, sub, image, picture }: ArticleHeadProps) {
  return (
    <div className="wrap">
      <p className="back">{back}</p>
      <PaperAddress to={useNavigation().address.path} />
      <header className="lede">
        <div>
          {label}
          <h1>{title}</h1>
          {sub ? <p className="sub">{sub}</p> : null}
        </div>
        {facts}
      </header>
      {image === undefined ? null : (
        <ArtFrame src={image} picture={picture} ratio="wide" width={1200} height={800} eager />
      )}
      <PictureCredit picture={picture} />
    </div>
  );
}
