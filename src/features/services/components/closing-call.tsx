import { useTexts } from '#i18n/language-context.tsx';
import { contactPath } from '#site/pages/contact/contact.path.ts';
import { WallCall } from '#ui/layout/wall-call.tsx';
import { servicesScreenTexts } from '../services-screen.texts.ts';

/** The end of the page: the way to contact. */
export function ClosingCall() {
  const t = useTexts(servicesScreenTexts);
  return (
    <section className="section">
      <WallCall
        title={t('closingTitle')}
        text={t('closingText')}
        link={t('closingLink')}
        to={contactPath.href()}
      />
    </section>
  );
}
