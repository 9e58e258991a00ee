import { shortenText } from '#core/shorten-text.ts';
import { htmlLangOf, type Language, languages, prefixOf } from '#i18n/language.ts';
import { useTexts } from '#i18n/language-context.tsx';
import { Panel, PanelBody } from '#ui/admin/layout/panel.tsx';
import { type ContentValues, twinName } from '../../content.ts';
import type { Draft } from '../../drafts/admin/use-draft.ts';
import { searchResultTexts } from './search-result.texts.ts';
import './search-result.css';

/** The fields of which a search engine and a message show the words, by kind. */
const shownFields: Readonly<Record<string, { title: string; description: string }>> = {
  posts: { title: 'title', description: 'summary' },
  'case-studies': { title: 'title', description: 'challenge' },
};

/** How many characters search engines show, about. */
const most = { title: 60, description: 155 };

function textIn(values: ContentValues, field: string, language: Language): string {
  const own = language === 'pt' ? values[twinName(field)] : values[field];
  return String(own || values[field] || '').trim();
}

type SearchResultPanelProps = { kind: string; draft: Pick<Draft, 'record' | 'values'> };

/** How the page looks in a search and in a message that has its address, in both languages. */
export function SearchResultPanel({ kind, draft }: SearchResultPanelProps) {
  const t = useTexts(searchResultTexts);
  const shown = shownFields[kind];
  const { values, record } = draft;
  const address = record.nextAddress ?? record.address;
  if (!shown || address === null) return null;
  return (
    <Panel title={t('elsewhere')}>
      <PanelBody className="search-results">
        {languages.map((language) => {
          const title = textIn(values, shown.title, language);
          const description = textIn(values, shown.description, language);
          return (
            <div key={language}>
              <small className="quiet">
                {location.host}
                {`${prefixOf[language]}${address}`.replaceAll('/', ' › ')}
              </small>
              <b lang={htmlLangOf[language]}>{shortenText(title, most.title)}</b>
              <span lang={htmlLangOf[language]}>{shortenText(description, most.description)}</span>
              <small className="quiet">
                {t('lengths', {
                  title: title.length,
                  mostTitle: most.title,
                  description: description.length,
                  mostDescription: most.description,
                })}
              </small>
            </div>
          );
        })}
      </PanelBody>
    </Panel>
  );
}
