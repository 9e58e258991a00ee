import { shortenText } from '#core/shorten-text.ts';
import { htmlLangOf, languages, prefixOf } from '#i18n/language.ts';
import { useTexts } from '#i18n/language-context.tsx';
import { Panel, PanelBody } from '#ui/admin/layout/panel.tsx';
import type { Draft } from '../../drafts/admin/use-draft.ts';
import { mostShown, searchWords, wordsIn } from '../../search-words.ts';
import { searchResultTexts } from './search-result.texts.ts';
import './search-result.css';

type SearchResultPanelProps = { kind: string; draft: Pick<Draft, 'record' | 'values'> };

/** How the page looks in a search and in a message that has its address, in both languages. */
export function SearchResultPanel({ kind, draft }: SearchResultPanelProps) {
  const t = useTexts(searchResultTexts);
  const shown = searchWords[kind];
  const { values, record } = draft;
  const address = record.nextAddress ?? record.address;
  if (!shown || address === null) return null;
  return (
    <Panel title={t('elsewhere')}>
      <PanelBody className="search-results">
        {languages.map((language) => {
          const title = wordsIn(values, shown.title, language);
          const description = wordsIn(values, shown.description, language);
          return (
            <div key={language}>
              <small className="quiet">
                {location.host}
                {`${prefixOf[language]}${address}`.replaceAll('/', ' › ')}
              </small>
              <b lang={htmlLangOf[language]}>{shortenText(title, mostShown.title)}</b>
              <span lang={htmlLangOf[language]}>
                {shortenText(description, mostShown.description)}
              </span>
              <small className="quiet">
                {t('lengths', {
                  title: title.length,
                  mostTitle: mostShown.title,
                  description: description.length,
                  mostDescription: mostShown.description,
                })}
              </small>
            </div>
          );
        })}
      </PanelBody>
    </Panel>
  );
}
