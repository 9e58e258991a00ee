import { sitePaths } from '#core/site-paths.ts';
import { useTexts } from '#i18n/language-context.tsx';
import { buttonClass } from '#ui/controls/button.tsx';
import { Link } from '#ui/controls/link.tsx';
import { NotFoundDoor } from './not-found-door.tsx';
import { notFoundTexts } from './not-found-screen.texts.ts';
import './not-found-screen.css';

/** Any address that no row of the site map fits. */
export function NotFoundScreen() {
  const t = useTexts(notFoundTexts);
  return (
    <div className="wrap lost">
      <div className="lost__num" aria-hidden="true">
        4
        <NotFoundDoor />4
      </div>
      <div className="stack">
        <h1>{t('title')}</h1>
        <p>{t('text')}</p>
        <div className="row">
          <Link to={sitePaths.home} className={buttonClass()}>
            {t('home')}
          </Link>
          <Link to={sitePaths.contact} className={buttonClass({ variant: 'line' })}>
            {t('contact')}
          </Link>
        </div>
      </div>
    </div>
  );
}
