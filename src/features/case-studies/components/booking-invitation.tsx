import { hrefAbout } from '#core/page-path.ts';
import { useLanguage, useTexts } from '#i18n/language-context.tsx';
import { localize } from '#i18n/localized.tsx';
import { Unbroken } from '#i18n/unbroken.tsx';
import { bookConsultationPath, servicesPath } from '#paths.ts';
import { buttonClass } from '#ui/controls/button.tsx';
import { Link } from '#ui/controls/link.tsx';
import type { ShownStudy } from '../case-studies.ts';
import { studyPageTexts } from '../study-page.texts.ts';
import './booking-invitation.css';
import '#ui/controls/text-link.css';

/** What follows a case study: its service, and an invitation to book a consultation. */
export function BookingInvitation({ id, service }: Pick<ShownStudy, 'id' | 'service'>) {
  const t = useTexts(studyPageTexts);
  const { language } = useLanguage();
  return (
    <section className="wrap invitation">
      <p>{t('inviteText')}</p>
      <div className="row">
        {service ? (
          <Link className="link" to={servicesPath.href()}>
            <Unbroken>
              {t('inviteService', {
                service: localize(language, service.title, service.titlePt).text,
              })}
            </Unbroken>
          </Link>
        ) : null}
        <Link className={buttonClass({})} to={hrefAbout(bookConsultationPath.href(), 'case', id)}>
          {t('inviteLink')}
        </Link>
      </div>
    </section>
  );
}
