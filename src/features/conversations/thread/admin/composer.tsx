import { type FormEvent, type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import { htmlLangOf } from '#i18n/language.ts';
import { useLanguage, useTexts } from '#i18n/language-context.tsx';
import { useDraft } from '#ui/admin/draft/use-draft.ts';
import { Keys } from '#ui/admin/shortcuts/keys.tsx';
import { useShortcuts } from '#ui/admin/shortcuts/shortcuts-context.ts';
import { Button } from '#ui/controls/button.tsx';
import { useNavigation } from '#ui/controls/navigation-context.ts';
import { conversationTexts } from '../../admin/conversation.texts.ts';
import { draftName, type WritingMode } from '../../admin/draft-name.ts';
import { SavedAnswersMenu } from '../../answers/admin/saved-answers-menu.tsx';
import {
  MessageFiles,
  useMessageFiles,
  type WaitingFile,
} from '../../components/message-files.tsx';
import type { NoteBody } from '../../conversation-calls.ts';
import type { ConversationDetail } from '../../conversations.schema.ts';
import { ComposerFoot } from './composer-foot.tsx';
import { NoteKindFields, privateNote } from './note-kind-fields.tsx';
import './composer.css';

/** Puts a text in place of what is selected; returns the whole, and where the cursor goes. */
function insertText(
  whole: string,
  inserted: string,
  { start, end }: { start: number; end: number },
): { text: string; cursor: number } {
  const before = whole.slice(0, start);
  const text = before + inserted + whole.slice(end);
  return { text, cursor: before.length + inserted.length };
}

const modes = ['reply', 'note'] as const;

/** A reply, with the files that go with it. */
export type Reply = { text: string; closes: boolean; files: WaitingFile[] };

type ComposerProps = {
  conversation: ConversationDetail;
  me: string;
  busy: boolean;
  answersHref: string;
  onReply: (reply: Reply, clear: () => void) => void;
  onNote: (note: NoteBody, clear: () => void) => void;
  onEscape: () => void;
};

/** Where a reply or a note is written. Each is kept in this browser until it is sent. */
export function Composer(props: ComposerProps) {
  const { conversation, me, busy, answersHref, onReply, onNote, onEscape } = props;
  const { id, name, email, language: written } = conversation;
  const t = useTexts(conversationTexts);
  const { language } = useLanguage();
  const [mode, setMode] = useState<WritingMode>('reply');
  const reply = useDraft(draftName(me, id, 'reply'));
  const note = useDraft(draftName(me, id, 'note'));
  const draft = mode === 'reply' ? reply : note;
  const files = useMessageFiles(draftName(me, id, 'reply'));
  const [kind, setKind] = useState(privateNote);
  const [isEmpty, setIsEmpty] = useState(false);
  const field = useRef<HTMLTextAreaElement>(null);
  const errorId = useId();

  const isAsked = new URLSearchParams(useNavigation().address.search).has('reply');
  useEffect(() => {
    if (isAsked) field.current?.focus();
  }, [isAsked]);

  function write(next: WritingMode): void {
    setMode(next);
    setIsEmpty(false);
    field.current?.focus();
  }
  useShortcuts([
    { key: 'r', label: t('key_reply'), run: () => write('reply') },
    { key: 'n', label: t('key_note'), run: () => write('note') },
    { key: 'mod+enter', label: t('key_send') },
  ]);

  function send(closes: boolean): void {
    if (busy) return;
    const isBlank = draft.text.trim() === '';
    setIsEmpty(isBlank);
    if (isBlank) field.current?.focus();
    else if (mode === 'reply')
      onReply({ text: draft.text, closes, files: files.files }, () => {
        reply.clear();
        files.change([]);
      });
    else
      onNote({ text: draft.text, ...kind }, () => {
        note.clear();
        setKind(privateNote);
      });
  }
  function onKeyDown(event: KeyboardEvent): void {
    if (event.key === 'Escape') {
      event.preventDefault();
      onEscape();
    } else if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) {
      event.preventDefault();
      send(true);
    }
  }
  function insert(text: string): void {
    const { selectionStart, selectionEnd, value } = field.current ?? {
      selectionStart: 0,
      selectionEnd: 0,
      value: draft.text,
    };
    const inserted = insertText(value, text, { start: selectionStart, end: selectionEnd });
    draft.change(inserted.text);
    requestAnimationFrame(() => {
      field.current?.focus();
      field.current?.setSelectionRange(inserted.cursor, inserted.cursor);
    });
  }

  const inLanguage = { name, language: t(`lang_${written}`) };
  return (
    <>
      <form
        className={mode === 'note' ? 'reply reply--note' : 'reply'}
        onSubmit={(event: FormEvent) => {
          event.preventDefault();
          send(true);
        }}
      >
        <div className="reply__h">
          <fieldset className="seg2">
            <legend className="sr">{t('writeWhat')}</legend>
            {modes.map((one) => (
              <Button
                key={one}
                variant="text"
                aria-pressed={one === mode}
                onClick={() => write(one)}
              >
                {t(`${one}Mode`)}
              </Button>
            ))}
          </fieldset>
          {mode === 'reply' ? (
            <>
              <span className="reply__to">
                {t('to')} <b>{email}</b> {t('inLanguage', inLanguage)}
              </span>
              <SavedAnswersMenu language={written} answersHref={answersHref} onInsert={insert} />
            </>
          ) : (
            <span className="reply__to">{t(kind.isShown ? 'noteHintShown' : 'noteHint')}</span>
          )}
        </div>
        <textarea
          ref={field}
          aria-label={mode === 'reply' ? t('replyLabel', inLanguage) : t('noteLabel', { name })}
          aria-invalid={isEmpty || undefined}
          aria-describedby={isEmpty ? errorId : undefined}
          lang={htmlLangOf[mode === 'reply' ? written : language]}
          rows={5}
          maxLength={10_000}
          readOnly={busy}
          value={draft.text}
          onKeyDown={onKeyDown}
          onChange={(event) => {
            draft.change(event.target.value);
            setIsEmpty(false);
          }}
        />
        {isEmpty ? (
          <p className="reply__err" id={errorId} role="alert">
            {t('empty')}
          </p>
        ) : null}
        <div className="reply__more">
          {mode === 'reply' ? (
            <MessageFiles state={files} busy={busy} />
          ) : (
            <NoteKindFields kind={kind} busy={busy} onChange={setKind} />
          )}
        </div>
        <ComposerFoot mode={mode} busy={busy} draft={draft} onSend={() => send(false)} />
      </form>
      {mode === 'reply' ? (
        <p className="quiet hint-keys">
          <Keys of="mod+enter" /> {t('takeBackHint')}
        </p>
      ) : null}
    </>
  );
}
