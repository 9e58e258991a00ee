import { Unbroken } from '#i18n/unbroken.tsx';
import { DoorWall } from '../art/door/door-wall.tsx';
import { buttonClass } from '../controls/button.tsx';
import { Link } from '../controls/link.tsx';
import { IconArrowRight } from '../icons/frame-icons.tsx';
import './call-to-action.css';

type CallToActionProps = { title: string; text: string; link: string; to: string };

/** A call to action beside the door: a heading, a sentence and a button. */
export function CallToAction({ title, text, link, to }: CallToActionProps) {
  return (
    <div className="wrap">
      <div className="wall-call wall on-wall">
        <DoorWall className="wall-call__door" />
        <h2>{title}</h2>
        <p>
          <Unbroken>{text}</Unbroken>
        </p>
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
