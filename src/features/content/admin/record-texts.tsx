import { failureOf } from '#core/call-failure.ts';
import { type Language, localeOf } from '#i18n/language.ts';
import { useLanguage, useTexts } from '#i18n/language-context.tsx';
import { Panel, PanelBody } from '#ui/admin/layout/panel.tsx';
import { useLoaded } from '#ui/admin/use-loaded.ts';
import { type Field, type Fields, twinName } from '../content.ts';
import type { Draft } from '../drafts/admin/use-draft.ts';
import { FieldInput } from '../fields/field-input.tsx';
import { loadHints } from '../fields/late-fields.ts';
import { StaleSource } from '../history/admin/stale-source.tsx';
import { textLength } from '../writing/text-length.ts';
import { contentTexts } from './content-admin.texts.ts';
import { editorTexts } from './editor.texts.ts';

type RecordFieldProps = { kind: string; draft: Draft; field: Field; written?: Language };

/** A field of the record, or its Portuguese, with what is wrong with it. */
export function RecordField({ kind, draft, field, written }: RecordFieldProps) {
  const t = useTexts(contentTexts);
  const { record, values } = draft;
  const name = written === 'pt' ? twinName(field.name) : field.name;
  const { language } = useLanguage();
  const { part: hintOf } = useLoaded(field.hint === true, loadHints);
  const failure = draft.failure === null ? null : failureOf(draft.failure);
  const refused = failure?.kind === 'invalid' ? failure.errors : [];
  const findings = new Map(record.twins.map((twin) => [twin.field, twin.finding]));

  function noteAt(place: string): string | undefined {
    const found = findings.get(place);
    if (found === undefined) return hintOf?.(language, place);
    return t(found === 'stale' ? 'staleHere' : 'missingHere');
  }

  return (
    <div data-field={name} data-finding={findings.get(name)}>
      <FieldInput
        field={field}
        name={name}
        value={values[name] ?? null}
        {...(written && { written })}
        note={noteAt(name)}
        error={refused.find(({ field: place }) => place === name)?.message}
        noteAt={noteAt}
        onChange={(value) => draft.type(name, value)}
      />
      {findings.get(name) === 'stale' ? (
        <StaleSource kind={kind} record={record} twin={name} />
      ) : null}
    </div>
  );
}

type RecordTextsProps = { kind: string; draft: Draft; fields: Fields; language: Language };

/** The texts of a record in one language. */
export function RecordTexts({ kind, draft, fields, language }: RecordTextsProps) {
  const t = useTexts(contentTexts);
  const e = useTexts(editorTexts);
  const { language: shown } = useLanguage();
  const length = textLength(fields, draft.values, language);

  function describeLength({ words, minutes }: NonNullable<typeof length>): string {
    if (words === 1) return e('oneWord');
    return e('words', { words: words.toLocaleString(localeOf[shown]), minutes });
  }

  return (
    <Panel
      title={t(language === 'en' ? 'english' : 'portuguese')}
      count={length ? describeLength(length) : undefined}
    >
      <PanelBody>
        {fields.map((field) => (
          <RecordField
            key={field.name}
            kind={kind}
            draft={draft}
            field={field}
            written={language}
          />
        ))}
      </PanelBody>
    </Panel>
  );
}
