import { useLanguage } from '#i18n/language-context.tsx';
import { Localized, localize } from '#i18n/localized.tsx';
import { translate } from '#i18n/texts.ts';
import { Unbroken } from '#i18n/unbroken.tsx';
import { Avatar } from '#ui/layout/avatar.tsx';
import type { Quote } from '../../case-studies.ts';
import { evidenceTexts } from '../evidence.texts.ts';
import './study-quote.css';

/** What the client says, with who says it. */
export function StudyQuote({ quote }: { quote: Quote }) {
  const { language } = useLanguage();
  const { text, lang } = localize(language, quote.text, quote.textPt);
  const own = lang ?? language;
  return (
    <figure className="section study-quote">
      <div className="wrap">
        {quote.name ? (
          <Avatar name={quote.name} face={quote.face} image={quote.imageUrl} size="lg" />
        ) : null}
        <blockquote lang={lang}>
          {translate(evidenceTexts, own, 'quoteOpen')}
          <Unbroken>{text}</Unbroken>
          {translate(evidenceTexts, own, 'quoteClose')}
        </blockquote>
        {quote.name || quote.role ? (
          <figcaption>
            {quote.name ? <b translate="no">{quote.name}</b> : null}
            {quote.role ? <Localized en={quote.role} pt={quote.rolePt} /> : null}
          </figcaption>
        ) : null}
      </div>
    </figure>
  );
}
