import { sitePaths } from '#core/site-paths.ts';
import { useTexts } from '#i18n/language-context.tsx';
import { buttonClass } from '#ui/button.tsx';
import { IconArrowRight } from '#ui/frame-icons.tsx';
import { Link } from '#ui/link.tsx';
import { studyPageTexts } from '../study-page.texts.ts';
import './booking-invitation.css';

/** The panel under a case study that invites to a consultation. */
export function BookingInvitation() {
  const t = useTexts(studyPageTexts);
  return (
    <section className="section invite-section">
      <div className="wrap">
        <div className="invite wall on-wall">
          <img className="pic" src="/art/cta.svg" alt="" width="1200" height="800" loading="lazy" />
          <h2>{t('inviteTitle')}</h2>
          <p>{t('inviteText')}</p>
          <div className="row">
            <Link className={buttonClass({ variant: 'wall' })} to={sitePaths.bookConsultation}>
              {t('inviteLink')}
              <IconArrowRight className="icon--go" />
            </Link>
          </div>
        </div>
      </div>
    </section>
  );
}
