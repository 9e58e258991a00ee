import { useEffect, useRef } from 'react';
import { useLanguage, useTexts } from '#i18n/language-context.tsx';
import { useQuery } from '#query/use-query.tsx';
import { Panel, PanelBody } from '#ui/admin/layout/panel.tsx';
import { Button } from '#ui/controls/button.tsx';
import { IconCheck } from '#ui/icons/frame-icons.tsx';
import { noteOutgoing, type OutgoingNote } from '../checks/outgoing-notes.ts';
import type { Warning } from '../checks/warnings.ts';
import { warningsQuery } from '../content.queries.ts';
import { type Fields, twinName, twinsOf } from '../content.ts';
import type { Draft } from '../drafts/admin/use-draft.ts';
import { neededLabelOf, twinLabelOf } from '../fields/field-labels.texts.ts';
import { editorTexts } from './editor.texts.ts';
import { outgoingTexts } from './outgoing.texts.ts';
import { formatSchedule } from './schedule-words.ts';
import { useWarningText } from './use-warning-text.ts';

/** Links are looked up, each a page to draw, once the writing pauses longer than for a save. */
const pauseMs = 2_000;

/** What the server finds in what was saved last. */
function useFound(kind: string, { id, revision }: { id: string; revision: number }) {
  const { data, refetch } = useQuery(warningsQuery(kind, id));
  const looked = useRef(revision);
  useEffect(() => {
    if (looked.current === revision) return;
    const timer = setTimeout(() => {
      looked.current = revision;
      void refetch();
    }, pauseMs);
    return () => clearTimeout(timer);
  }, [revision, refetch]);
  return data;
}

function useNoteText(values: Draft['values']): (note: OutgoingNote) => string {
  const t = useTexts(outgoingTexts);
  const { language } = useLanguage();
  const describe = useWarningText();
  return ({ field, code, detail, other = '' }) => {
    if (code === 'needed')
      return t(code, { field: neededLabelOf(language, field, twinName(field) in values) });
    if (code in outgoingTexts.en)
      return t(code as keyof typeof outgoingTexts.en, {
        field: twinLabelOf(language, field),
        detail,
        other,
      });
    return describe({ field, code: code as Warning['code'], detail });
  };
}

type OutgoingPanelProps = {
  kind: string;
  fields: Fields;
  draft: Draft;
  /** Shows a field and moves the focus there. */
  onGo: (field: string) => void;
};

/** What to look at before a record goes out, each with the way to its field. Nothing here stops it. */
export function OutgoingPanel({ kind, fields, draft, onGo }: OutgoingPanelProps) {
  const t = useTexts(outgoingTexts);
  const e = useTexts(editorTexts);
  const { language } = useLanguage();
  const { record, values } = draft;
  const found = useFound(kind, record);
  const textOf = useNoteText(values);
  const notes = noteOutgoing({
    kind,
    values,
    twins: twinsOf(fields),
    missing: record.missing,
    findings: record.twins,
    found,
    now: new Date().toISOString(),
  });
  const count = notes.length === 1 ? t('oneNote') : t('notes', { count: notes.length });
  return (
    <Panel
      title={t('title')}
      count={notes.length > 0 ? count : undefined}
      foot={
        record.publishAt
          ? t('atTime', { when: formatSchedule(record.publishAt, language) })
          : t('atOnce')
      }
    >
      <PanelBody>
        {notes.length === 0 ? (
          <p className="content-ready">
            <IconCheck />
            {t('nothing')}
          </p>
        ) : (
          <ul className="content-warnings">
            {notes.map((note) => (
              <li key={`${note.field} ${note.code} ${note.detail}`}>
                <span>{textOf(note)}</span>
                <Button variant="text" onClick={() => onGo(note.field)}>
                  {e('goThere')}
                </Button>
              </li>
            ))}
          </ul>
        )}
      </PanelBody>
    </Panel>
  );
}
