import { useEffect, useState } from 'react';
import { companyQuery } from '#features/company/company.ts';
import { homeQuery } from '#features/home/home.ts';
import { useLanguage, useTexts } from '#i18n/language-context.tsx';
import { localize } from '#i18n/localized.tsx';
import { Unbroken } from '#i18n/unbroken.tsx';
import { useQuery } from '#query/use-query.tsx';
import { useMinute } from '#ui/feedback/use-minute.ts';
import { homeTexts } from './home.texts.ts';
import './lisbon-now.css';

type Sentence = typeof import('./lisbon-sentence.ts').lisbonSentence;

/** The sentence is not worth a place in the first load, which shows the office hours. */
function useSentence(): Sentence | null {
  const [sentence, setSentence] = useState<Sentence | null>(null);
  useEffect(() => {
    import('./lisbon-sentence.ts').then(
      ({ lisbonSentence }) => setSentence(() => lisbonSentence),
      () => {},
    );
  }, []);
  return sentence;
}

/**
 * What is so in Lisbon now: the time, the light, and whether the phone is picked up. Stored pages and
 * those without scripts say the office hours in its place.
 */
export function LisbonNow() {
  const { language } = useLanguage();
  const t = useTexts(homeTexts);
  const { data: company } = useQuery(companyQuery());
  const openings = useQuery(homeQuery()).data?.openings;
  const now = useMinute();
  const say = useSentence();
  if (!company) return null;
  const said = now !== null && say && openings ? say(now, openings, language) : null;
  const { text, lang } = localize(language, company.openingHours, company.openingHoursPt);
  const hours = <span lang={lang}>{t('hours', { hours: text })}</span>;
  return (
    <p className="lisbon-now" data-open={said?.isOpen ?? undefined}>
      <i />
      {said ? (
        <span key="now">
          <span className="num">
            <Unbroken>{said.text}</Unbroken>
          </span>
          {said.isOpen === null ? <> {hours}</> : null}
        </span>
      ) : (
        <span key="hours">{hours}</span>
      )}
    </p>
  );
}

/** The same below the hero, on phones, whose door needs the room. */
export function LisbonStrip() {
  return (
    <div className="lisbon-strip on-wall">
      <div className="wrap">
        <LisbonNow />
      </div>
    </div>
  );
}
