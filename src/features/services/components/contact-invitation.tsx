import { usePageWords } from '#features/page-words/page-words.ts';
import { useTexts } from '#i18n/language-context.tsx';
import { contactPath } from '#paths.ts';
import { CallToAction } from '#ui/layout/call-to-action.tsx';
import { servicesScreenTexts } from '../services-screen.texts.ts';

/** The call to action at the end of the page: to contact the company. */
export function ContactInvitation() {
  const t = useTexts(servicesScreenTexts);
  const words = usePageWords('services');
  return (
    <section className="section">
      <CallToAction
        title={t('closingTitle')}
        text={words('closingText')}
        link={t('closingLink')}
        to={contactPath.href()}
      />
    </section>
  );
}
