import type { CSSProperties, FocusEvent } from 'react';
import type { Language } from '#i18n/language.ts';
import { useLanguage, useTexts } from '#i18n/language-context.tsx';
import { LatePart } from '#ui/admin/late-part.tsx';
import { PageHeading } from '#ui/admin/layout/page-heading.tsx';
import { Panel, PanelBody } from '#ui/admin/layout/panel.tsx';
import { Note } from '#ui/admin/note.tsx';
import { useShortcuts } from '#ui/admin/shortcuts/shortcuts-context.ts';
import { Link } from '#ui/controls/link.tsx';
import { IconArrowLeft, IconExternal } from '#ui/icons/icons.tsx';
import type { ContentRecord } from '../content.schema.ts';
import { type Fields, twinName } from '../content.ts';
import { isUnmade, useDraft } from '../drafts/admin/use-draft.ts';
import type { KindName } from '../lists/admin/kind-links.tsx';
import { useRecordTitle } from '../lists/admin/use-record-title.ts';
import { usePreview } from '../preview/admin/use-preview.ts';
import { ActionBar } from './action-bar.tsx';
import { contentTexts } from './content-admin.texts.ts';
import { editorTexts } from './editor.texts.ts';
import { LibraryPictures } from './library-pictures.tsx';
import { PublishPanel } from './publish-panel.tsx';
import { RecordField, RecordTexts } from './record-texts.tsx';
import { SaveState } from './save-state.tsx';
import { useJump } from './use-jump.ts';
import { usePublication } from './use-publication.ts';
import '#ui/admin/layout/columns.css';
import './record-editor.css';

type LanguageSwitchProps = { shown: Language; onShow: (language: Language) => void };

/** Chooses which language's texts are shown where there is room for one. */
function LanguageSwitch({ shown, onShow }: LanguageSwitchProps) {
  const t = useTexts(contentTexts);
  return (
    <fieldset className="content-editor__switch content-editor__languages">
      <legend className="sr">{t('language')}</legend>
      {(['en', 'pt'] as const).map((one) => (
        <label key={one}>
          <input
            type="radio"
            name="language"
            checked={shown === one}
            onChange={() => onShow(one)}
          />
          {t(one === 'en' ? 'english' : 'portuguese')}
        </label>
      ))}
    </fieldset>
  );
}

type ViewSwitchProps = { hasPreview: boolean; onChange: (hasPreview: boolean) => void };

/** Chooses between the form and its page where there is room for one. */
function ViewSwitch({ hasPreview, onChange }: ViewSwitchProps) {
  const e = useTexts(editorTexts);
  return (
    <fieldset className="content-editor__switch content-editor__views">
      <legend className="sr">{e('view')}</legend>
      {([false, true] as const).map((one) => (
        <label key={String(one)}>
          <input
            type="radio"
            name="view"
            checked={hasPreview === one}
            onChange={() => onChange(one)}
          />
          {e(one ? 'preview' : 'write')}
        </label>
      ))}
    </fieldset>
  );
}

// What a press or somebody else asks for, and what stands below the form.
const loadConflict = () =>
  import('../drafts/admin/conflict-panel.tsx').then((part) => part.ConflictPanel);
const loadQuestion = () => import('./publish-dialog.tsx').then((part) => part.PublishDialog);
const loadPreview = () =>
  import('../preview/admin/preview-pane.tsx').then((part) => part.PreviewPane);
const loadOutgoing = () => import('./outgoing-panel.tsx').then((part) => part.OutgoingPanel);
const loadSearchResult = () =>
  import('../preview/admin/search-result.tsx').then((part) => part.SearchResultPanel);
const loadLinks = () =>
  import('../preview/admin/preview-links.tsx').then((part) => part.PreviewLinksPanel);
const loadHistory = () =>
  import('../history/admin/history-panel.tsx').then((part) => part.HistoryPanel);

type RecordEditorProps = {
  kind: string;
  fields: Fields;
  titleField: string | null;
  record: ContentRecord;
  listHref: string;
  /** The id of whoever is signed in. */
  person: string | number;
  /** Called once a new record was made, with its first words. */
  onMade?: (record: ContentRecord) => void;
};

/** Writes a record in both languages. What is typed is saved when it pauses, and public when it is published. */
export function RecordEditor(props: RecordEditorProps) {
  const { kind, fields, titleField, record, listHref, person, onMade } = props;
  const t = useTexts(contentTexts);
  const e = useTexts(editorTexts);
  const { language } = useLanguage();
  const titleOf = useRecordTitle();
  const draft = useDraft(kind, record, person, onMade);
  const publication = usePublication(kind, draft);
  const { shown, show, go } = useJump(language);
  const isLong = fields.some(({ type }) => type === 'markdown');
  const { isShown: hasPreview, isNarrow, show: showPreview } = usePreview({ isLong });
  const { values, conflict, record: now } = draft;
  const isNew = isUnmade(now);
  const textOf = (name: string) => String(values[name] ?? '');
  const twins = fields.filter(({ twin }) => twin);
  const rows = fields.filter(({ type }) => type === 'rows');
  const others = fields.filter(({ twin, type }) => !twin && type !== 'rows');
  const moves = now.address !== null && now.nextAddress !== null && now.address !== now.nextAddress;

  useShortcuts([{ key: 'mod+p', label: e('preview') }]);

  function goTo(field: string): void {
    publication.cancel();
    if (isNarrow) showPreview(false);
    go(field);
  }

  /** The page is in the language that is written. */
  function followLanguage({ target }: FocusEvent): void {
    const field = target.closest<HTMLElement>('[data-field]')?.dataset.field;
    if (field !== undefined) show(field.endsWith('Pt') ? 'pt' : 'en');
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
          titleField === null
            ? t(kind as KindName)
            : titleOf({ title: textOf(titleField), titlePt: textOf(twinName(titleField)) })
        }
        lead={t(`state_${now.state}`)}
        actions={
          <>
            <SaveState draft={draft} />
            <button
              type="button"
              className="btn btn--soft content-editor__toggle"
              aria-pressed={hasPreview}
              aria-keyshortcuts="Control+P Meta+P"
              onClick={() => showPreview(!hasPreview)}
            >
              {e('preview')}
            </button>
            {now.address ? (
              <a className="btn btn--soft" href={now.address}>
                <IconExternal />
                {t('seeLive')}
              </a>
            ) : null}
          </>
        }
      />
      {conflict ? <LatePart load={loadConflict} of={{ draft, present: conflict }} /> : null}
      {isNarrow ? <ViewSwitch hasPreview={hasPreview} onChange={showPreview} /> : null}
      <div className="content-editor" data-preview={hasPreview}>
        <div className="content-editor__main">
          <LibraryPictures>
            {/* biome-ignore lint/a11y/noStaticElementInteractions: hears of the focus of the fields within */}
            <div
              className="content-editor__texts"
              data-shown={shown}
              style={{ '--fields': twins.length } as CSSProperties}
              onFocus={followLanguage}
            >
              <LanguageSwitch shown={shown} onShow={show} />
              <RecordTexts kind={kind} draft={draft} fields={twins} language="en" />
              <RecordTexts kind={kind} draft={draft} fields={twins} language="pt" />
            </div>
          </LibraryPictures>
          {rows.map((field) => (
            <RecordField key={field.name} kind={kind} draft={draft} field={field} />
          ))}
        </div>
        {hasPreview ? (
          <LatePart
            load={loadPreview}
            of={{ kind, draft, language: shown, onLanguage: show, isNarrow }}
          />
        ) : null}
        <div className="lane">
          <PublishPanel draft={draft} publication={publication} />
          {isNew ? null : <LatePart load={loadOutgoing} of={{ kind, fields, draft, onGo: goTo }} />}
          {others.length > 0 ? (
            <Panel title={t('details')}>
              <PanelBody>
                {others.map((field) => (
                  <RecordField key={field.name} kind={kind} draft={draft} field={field} />
                ))}
                {moves ? (
                  <Note
                    tone="info"
                    title={e('moves', { from: now.address ?? '', to: now.nextAddress ?? '' })}
                  />
                ) : null}
              </PanelBody>
            </Panel>
          ) : null}
          <LatePart load={loadSearchResult} of={{ kind, draft }} />
          {isNew ? null : (
            <>
              <LatePart load={loadLinks} of={{ kind, id: now.id }} />
              <LatePart load={loadHistory} of={{ kind, draft }} />
            </>
          )}
        </div>
      </div>
      <ActionBar isEdited={now.state === 'edited'} publication={publication} />
      <LatePart
        isNeeded={publication.question !== null}
        load={loadQuestion}
        of={{ publication, onGo: goTo }}
      />
    </>
  );
}
