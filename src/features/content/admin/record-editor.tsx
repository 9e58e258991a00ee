import { useState } from 'react';
import type { Language } from '#i18n/language.ts';
import { useLanguage, useTexts } from '#i18n/language-context.tsx';
import { PageHeading } from '#ui/admin/layout/page-heading.tsx';
import { Panel } from '#ui/admin/layout/panel.tsx';
import { Link } from '#ui/controls/link.tsx';
import { IconArrowLeft, IconExternal } from '#ui/icons/icons.tsx';
import type { ContentRecord } from '../content.schema.ts';
import { type Field, type Fields, twinName } from '../content.ts';
import { hintOf } from '../fields/field-hints.texts.ts';
import { FieldInput } from '../fields/field-input.tsx';
import { ConflictPanel } from './conflict-panel.tsx';
import { contentTexts } from './content-admin.texts.ts';
import type { KindName } from './content-list.tsx';
import { HistoryPanel } from './history-panel.tsx';
import { PublishPanel } from './publish-panel.tsx';
import { SaveState } from './save-state.tsx';
import { useDraft } from './use-draft.ts';
import '#ui/admin/layout/columns.css';
import './record-editor.css';

type RecordEditorProps = {
  kind: string;
  fields: Fields;
  titleField: string | null;
  record: ContentRecord;
  listHref: string;
};

const languages: readonly Language[] = ['en', 'pt'];

/** Writes a record in both languages. What is typed is saved when it pauses, and public when it is published. */
export function RecordEditor({ kind, fields, titleField, record, listHref }: RecordEditorProps) {
  const t = useTexts(contentTexts);
  const { language } = useLanguage();
  const draft = useDraft(kind, record);
  const [shown, setShown] = useState<Language>(language);
  const { values, conflict } = draft;
  const twins = fields.filter(({ twin }) => twin);
  const rows = fields.filter(({ type }) => type === 'rows');
  const others = fields.filter(({ twin, type }) => !twin && type !== 'rows');
  const findings = new Map(draft.record.twins.map(({ field, finding }) => [field, finding]));

  function noteOf(name: string): string | undefined {
    const finding = findings.get(name);
    if (finding === undefined) return hintOf(language, name);
    return t(finding === 'stale' ? 'staleHere' : 'missingHere');
  }

  function inputOf(field: Field, written?: Language) {
    const name = written === 'pt' ? twinName(field.name) : field.name;
    return (
      <FieldInput
        key={name}
        field={field}
        name={name}
        value={values[name] ?? null}
        {...(written && { written })}
        note={noteOf(name)}
        noteAt={noteOf}
        onChange={(value) => draft.type(name, value)}
      />
    );
  }

  return (
    <>
      <PageHeading
        above={
          <Link className="crumb" to={listHref}>
            <IconArrowLeft />
            {t('back')}
          </Link>
        }
        title={
          titleField === null ? t(kind as KindName) : String(values[titleField] || t('untitled'))
        }
        lead={t(`state_${draft.record.state}`)}
        actions={
          <>
            <SaveState draft={draft} />
            {draft.record.address ? (
              <a className="btn btn--soft" href={draft.record.address}>
                <IconExternal />
                {t('seeLive')}
              </a>
            ) : null}
          </>
        }
      />
      {conflict ? <ConflictPanel draft={draft} present={conflict} fields={fields} /> : null}
      <div className="content-editor">
        <div className="content-editor__main">
          <div className="content-editor__texts" data-shown={shown}>
            <fieldset className="content-editor__switch">
              <legend className="sr">{t('language')}</legend>
              {languages.map((one) => (
                <label key={one}>
                  <input
                    type="radio"
                    name="language"
                    checked={shown === one}
                    onChange={() => setShown(one)}
                  />
                  {t(one === 'en' ? 'english' : 'portuguese')}
                </label>
              ))}
            </fieldset>
            {languages.map((one) => (
              <Panel key={one} title={t(one === 'en' ? 'english' : 'portuguese')}>
                <div className="pan__b">{twins.map((field) => inputOf(field, one))}</div>
              </Panel>
            ))}
          </div>
          {rows.map((field) => inputOf(field))}
        </div>
        <div className="lane">
          <PublishPanel kind={kind} draft={draft} />
          {others.length > 0 ? (
            <Panel title={t('details')}>
              <div className="pan__b">{others.map((field) => inputOf(field))}</div>
            </Panel>
          ) : null}
          <HistoryPanel kind={kind} draft={draft} />
        </div>
      </div>
    </>
  );
}
