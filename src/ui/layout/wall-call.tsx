import { buttonClass } from '../controls/button.tsx';
import { Link } from '../controls/link.tsx';
import { IconArrowRight } from '../icons/frame-icons.tsx';
import './wall-call.css';

type WallCallProps = { title: string; text: string; link: string; to: string };

/** A blue wall beside a door that calls for one thing: a heading, a sentence and a button. */
export function WallCall({ title, text, link, to }: WallCallProps) {
  return (
    <div className="wrap">
      <div className="wall-call wall on-wall">
        <img className="pic" src="/art/cta.svg" alt="" width="1200" height="800" loading="lazy" />
        <h2>{title}</h2>
        <p>{text}</p>
        <div className="row">
          <Link className={buttonClass({ variant: 'wall' })} to={to}>
            {link}
            <IconArrowRight className="icon--go" />
          </Link>
        </div>
      </div>
    </div>
  );
}
