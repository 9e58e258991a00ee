import { sitePaths } from '#core/site-paths.ts';
import { useTexts } from '#i18n/language-context.tsx';
import { buttonClass } from '#ui/button.tsx';
import { IconArrowRight } from '#ui/frame-icons.tsx';
import { Link } from '#ui/link.tsx';
import { servicesScreenTexts } from '../services-screen.texts.ts';
import './closing-call.css';

/** The end of the page: the way to contact. */
export function ClosingCall() {
  const t = useTexts(servicesScreenTexts);
  return (
    <section className="closing-call">
      <div className="wrap">
        <div className="closing-call__wall wall on-wall">
          <img className="pic" src="/art/cta.svg" alt="" decoding="async" fetchPriority="low" />
          <h2>{t('closingTitle')}</h2>
          <p>{t('closingText')}</p>
          <div className="row">
            <Link className={buttonClass({ variant: 'wall' })} to={sitePaths.contact}>
              {t('closingLink')}
              <IconArrowRight className="icon--go" />
            </Link>
          </div>
        </div>
      </div>
    </section>
  );
}
