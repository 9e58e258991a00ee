import type { Language } from '#i18n/language.ts';
import { useLanguage, useTexts } from '#i18n/language-context.tsx';
import { Note } from '#ui/admin/note.tsx';
import { Button } from '#ui/controls/button.tsx';
import type { ContentRecord } from '../../content.schema.ts';
import type { ContentValues } from '../../content.ts';
import { twinLabelOf } from '../../fields/field-labels.texts.ts';
import { formatRow } from '../../fields/format-row.ts';
import { compareTexts, type Piece } from '../../history/compare-values.ts';
import { conflictTexts } from './conflict.texts.ts';
import { contestedFields } from './draft-state.ts';
import type { Draft } from './use-draft.ts';

type ConflictPanelProps = { draft: Draft; present: ContentRecord };

function textOf(language: Language, value: ContentValues[string] | undefined): string {
  if (!Array.isArray(value)) return String(value ?? '');
  return value
    .map((item) => (typeof item === 'string' ? item : formatRow(language, item)))
    .join('\n');
}

/** One of two texts, with the words marked that the other lacks. */
function Side({ pieces, own }: { pieces: readonly Piece[]; own: Piece['kind'] }) {
  let place = 0;
  return (
    <p>
      {pieces.map(({ kind, text }) => {
        place += text.length;
        if (kind === own) return <mark key={place}>{text}</mark>;
        return kind === 'same' ? <span key={place}>{text}</span> : null;
      })}
    </p>
  );
}

/** Both texts of each field that was changed here and elsewhere, and whose go on. */
export function ConflictPanel({ draft, present }: ConflictPanelProps) {
  const t = useTexts(conflictTexts);
  const { language } = useLanguage();
  const { values, dispatch } = draft;
  return (
    <section className="pan content-conflict">
      <Note tone="warn" isAlert title={t('conflict')}>
        {t('conflictText')}
      </Note>
      {contestedFields(draft, present).map((field) => {
        const theirs = textOf(language, present.draft[field]);
        const pieces = compareTexts(theirs, textOf(language, values[field]));
        return (
          <div key={field} className="content-conflict__field">
            <h2>{twinLabelOf(language, field)}</h2>
            <div>
              <h3>{t('mine')}</h3>
              <Side pieces={pieces} own="new" />
            </div>
            <div>
              <h3>{t('theirs')}</h3>
              <Side pieces={pieces} own="gone" />
            </div>
          </div>
        );
      })}
      <div className="row">
        <Button onClick={() => dispatch({ kind: 'kept-mine' })}>{t('keepMine')}</Button>
        <Button variant="soft" onClick={() => dispatch({ kind: 'took-theirs' })}>
          {t('takeTheirs')}
        </Button>
      </div>
    </section>
  );
}
