import { useTexts } from '#i18n/language-context.tsx';
import { bookConsultationPath } from '#site/pages/book-consultation/book-consultation.path.ts';
import { CallToAction } from '#ui/layout/call-to-action.tsx';
import { studyPageTexts } from '../study-page.texts.ts';
import './booking-invitation.css';

/** The call to action below a case study: to book a consultation. */
export function BookingInvitation() {
  const t = useTexts(studyPageTexts);
  return (
    <section className="section invitation">
      <CallToAction
        title={t('inviteTitle')}
        text={t('inviteText')}
        link={t('inviteLink')}
        to={bookConsultationPath.href()}
      />
    </section>
  );
}
