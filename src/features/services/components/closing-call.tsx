import { sitePaths } from '#core/site-paths.ts';
import { useTexts } from '#i18n/language-context.tsx';
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
        to={sitePaths.contact}
      />
    </section>
  );
}
