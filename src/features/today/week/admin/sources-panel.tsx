import { useTexts } from '#i18n/language-context.tsx';
import type { Translate } from '#i18n/texts.ts';
import { Panel, PanelBody } from '#ui/admin/layout/panel.tsx';
import type { Today } from '../../today.schema.ts';
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

function nameOf(source: string, t: Translate<keyof typeof weekTexts.en>): string {
  const [kind = '', name = ''] = source.split(/:(.*)/s);
  if (kind === 'direct') return t('direct');
  if (kind === 'others') return t('others');
  if (kind === 'campaign') return t('campaign', { name });
  return kind === 'host' ? name : (siteNames[kind] ?? kind);
}

function shorten(sources: Sources): Sources {
  if (sources.length <= most) return sources;
  const rest = sources.slice(most - 1);
  const bookings = rest.reduce((sum, source) => sum + source.bookings, 0);
  return [...sources.slice(0, most - 1), { source: 'others', bookings }];
}

/** Where the bookings of the last 30 days came from, the most frequent first. */
export function SourcesPanel({ sources }: { sources: Sources }) {
  const t = useTexts(weekTexts);
  const highest = Math.max(1, ...sources.map(({ bookings }) => bookings));
  return (
    <Panel id="sources" title={t('sources')} count={t('sourcesCount')} foot={t('sourcesFoot')}>
      <PanelBody>
        {sources.length === 0 ? <p className="quiet">{t('sourcesNone')}</p> : null}
        <ul className="sources">
          {shorten(sources).map(({ source, bookings }) => (
            <li key={source}>
              <span>{nameOf(source, t)}</span>
              <svg viewBox="0 0 100 8" preserveAspectRatio="none" aria-hidden="true">
                <rect className="sources__bar" width={(bookings / highest) * 100} height="8" />
              </svg>
              <span className="num">
                {bookings === 1 ? t('bookingsOne') : t('bookingsMany', { count: bookings })}
              </span>
            </li>
          ))}
        </ul>
      </PanelBody>
    </Panel>
  );
}
