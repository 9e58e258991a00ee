import { subjectIn } from '#features/newsletter/newsletter.ts';
import type { Language } from '#i18n/language.ts';
import { useLanguage, useTexts } from '#i18n/language-context.tsx';
import type { Translate } from '#i18n/texts.ts';
import { Panel, PanelBody } from '#ui/admin/layout/panel.tsx';
import type { Today } from '../../today.schema.ts';
import { shortenSources } from '../merge-sources.ts';
import { weekTexts } from '../week.texts.ts';
import './sources-panel.css';

type Sources = Today['sources'];

/** How many sources have a line of their own. */
const most = 6;

/** The names of the sites that the server knows by several hosts. */
const siteNames: Readonly<Record<string, string>> = {
  google: 'Google',
  bing: 'Bing',
  duckduckgo: 'DuckDuckGo',
  yahoo: 'Yahoo',
  x: 'X',
  linkedin: 'LinkedIn',
  instagram: 'Instagram',
  facebook: 'Facebook',
  youtube: 'YouTube',
  chatgpt: 'ChatGPT',
};

type Naming = { language: Language; t: Translate<keyof typeof weekTexts.en> };

function nameOf({ source, issue }: Sources[number], { language, t }: Naming): string {
  const [kind = '', name = ''] = source.split(/:(.*)/s);
  if (kind === 'direct') return t('direct');
  if (kind === 'others') return t('others');
  if (issue) return t('issue', { name: subjectIn(issue, language) });
  if (kind === 'campaign' || kind === 'issue') return t(kind, { name });
  return kind === 'host' ? name : (siteNames[kind] ?? kind);
}

type CountedProps = { kind: 'bookings' | 'signUps'; count: number };

/** A figure with its words, in the colour of its part of the bar. */
function Counted({ kind, count }: CountedProps) {
  const t = useTexts(weekTexts);
  if (count === 0) return null;
  return (
    <span className={`sources__count${kind === 'signUps' ? ' sources__count--signed' : ''}`}>
      {count === 1 ? t(`${kind}One`) : t(`${kind}Many`, { count })}
    </span>
  );
}

/** Where the bookings and sign-ups of the last 30 days came from, the most frequent first. */
export function SourcesPanel({ sources }: { sources: Sources }) {
  const t = useTexts(weekTexts);
  const { language } = useLanguage();
  const highest = Math.max(1, ...sources.map(({ bookings, signUps }) => bookings + signUps));
  const widthOf = (count: number) => (count / highest) * 100;
  return (
    <Panel id="sources" title={t('sources')} count={t('sourcesCount')} foot={t('sourcesFoot')}>
      <PanelBody>
        {sources.length === 0 ? <p className="quiet">{t('sourcesNone')}</p> : null}
        <ul className="sources">
          {shortenSources(sources, most).map(({ bookings, signUps, ...line }) => (
            <li key={line.source}>
              <span>{nameOf({ bookings, signUps, ...line }, { language, t })}</span>
              <svg viewBox="0 0 100 8" preserveAspectRatio="none" aria-hidden="true">
                <rect className="sources__bar" width={widthOf(bookings)} height="8" />
                <rect
                  className="sources__bar sources__bar--signed"
                  x={widthOf(bookings)}
                  width={widthOf(signUps)}
                  height="8"
                />
              </svg>
              <span className="num">
                <Counted kind="bookings" count={bookings} />
                <Counted kind="signUps" count={signUps} />
              </span>
            </li>
          ))}
        </ul>
      </PanelBody>
    </Panel>
  );
}
