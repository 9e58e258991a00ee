import { useTexts } from '#i18n/language-context.tsx';
import { contactPath, homePath } from '#paths.ts';
import { OpenDoor } from '#ui/art/door/open-door.tsx';
import { buttonClass } from '#ui/controls/button.tsx';
import { Link } from '#ui/controls/link.tsx';
import { notFoundTexts } from './not-found.texts.ts';
import './not-found-screen.css';

/** Shown at every address without a page. */
export function Screen() {
  const t = useTexts(notFoundTexts);
  return (
    <div className="wrap lost">
      <div className="lost__num" aria-hidden="true">
        4
        <OpenDoor className="door--bare" />4
      </div>
      <div className="stack">
        <h1>{t('title')}</h1>
        <p>{t('text')}</p>
        <div className="row">
          <Link to={homePath.href()} className={buttonClass()}>
            {t('home')}
          </Link>
          <Link to={contactPath.href()} className={buttonClass({ variant: 'line' })}>
            {t('contact')}
          </Link>
        </div>
      </div>
    </div>
  );
}
