import { usePageWords } from '#features/page-words/page-words.ts';
import { useTexts } from '#i18n/language-context.tsx';
import { Localized } from '#i18n/localized.tsx';
import { Unbroken } from '#i18n/unbroken.tsx';
import { bookConsultationPath } from '#paths.ts';
import { useQuery } from '#query/use-query.tsx';
import { Link } from '#ui/controls/link.tsx';
import { IconArrowRight } from '#ui/icons/frame-icons.tsx';
import { IconPlus } from '#ui/icons/icons.tsx';
import { faqQuery, faqTexts } from '../faq.ts';
import './faq-section.css';
import '#ui/controls/text-link.css';

/** Questions that expand to their answers. Renders nothing if there are none. */
export function FaqSection() {
  const t = useTexts(faqTexts);
  const words = usePageWords('home');
  const { data: entries } = useQuery(faqQuery());
  if (!Array.isArray(entries) || entries.length === 0) return null;
  return (
    <section className="section section--tight section--line" aria-labelledby="faq-heading">
      <div className="wrap faq">
        <div className="faq__head">
          <h2 id="faq-heading">{t('heading')}</h2>
          <p>
            <Unbroken>{words('questionsLead')}</Unbroken>
          </p>
          <Link className="link" to={bookConsultationPath.href()}>
            {t('book')}
            <IconArrowRight />
          </Link>
        </div>
        <div>
          {entries.map((entry, index) => (
            <details key={entry.id} open={index === 0}>
              <summary>
                <Localized en={entry.question} pt={entry.questionPt} />
                <IconPlus />
              </summary>
              <Localized as="p" en={entry.answer} pt={entry.answerPt} />
            </details>
          ))}
        </div>
      </div>
    </section>
  );
}
