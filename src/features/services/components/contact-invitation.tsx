import { useTexts } from '#i18n/language-context.tsx';
import { contactPath } from '#site/pages/contact/contact.path.ts';
import { CallToAction } from '#ui/layout/call-to-action.tsx';
import { servicesScreenTexts } from '../services-screen.texts.ts';

/** The end of the page: the way to contact. */
export function ContactInvitation() {
  const t = useTexts(servicesScreenTexts);
  return (
    <section className="section">
      <CallToAction
        title={t('closingTitle')}
        text={t('closingText')}
        link={t('closingLink')}
        to={contactPath.href()}
      />
    </section>
  );
}
