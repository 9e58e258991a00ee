import { useLanguage, useTexts } from '#i18n/language-context.tsx';
import { useQuery } from '#query/use-query.tsx';
import { referencesQuery } from '../content.queries.ts';
import { titleIn } from '../record-title.ts';
import { fieldTexts } from './fields.texts.ts';
import { suggestWords, withWord } from './suggest-words.ts';
import '#ui/admin/list/filter-bar.css';

type WordSuggestionsProps = {
  /** The kind whose public records are suggested by their titles. */
  from: string;
  lines: readonly string[];
  onChange: (lines: string[]) => void;
};

/** The words that exist already, named in the reader's language, narrowed by what is typed into the last line. */
export function WordSuggestions({ from, lines, onChange }: WordSuggestionsProps) {
  const t = useTexts(fieldTexts);
  const { data } = useQuery(referencesQuery(from));
  const { language } = useLanguage();
  const known = (data?.records ?? []).map((record) => ({
    word: record.title,
    label: titleIn(language, record),
  }));
  const words = suggestWords(lines, known);
  if (words.length === 0) return null;
  return (
    <fieldset className="content-editor__switch row">
      <legend className="sr">{t('existing')}</legend>
      {words.map(({ word, label }) => (
        <button
          key={word}
          type="button"
          className="fil"
          // The text area stays focused, and with it a phone's keyboard.
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => onChange(withWord(lines, word, known))}
        >
          {label === word ? label : `${label} (${word})`}
        </button>
      ))}
    </fieldset>
  );
}
