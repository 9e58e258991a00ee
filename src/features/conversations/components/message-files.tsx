import { useRef, useState } from 'react';
import { formatSize } from '#i18n/format-size.ts';
import { useLanguage, useTexts } from '#i18n/language-context.tsx';
import { defineTexts } from '#i18n/texts.ts';
import { FailureNote } from '#ui/admin/calls/failure-note.tsx';
import { useStaffAction } from '#ui/admin/calls/use-staff-action.ts';
import { Button } from '#ui/controls/button.tsx';
import { putMessageFile } from '../compose/compose-calls.ts';
import './message-files.css';

const messageFilesTexts = defineTexts({
  en: {
    attach: 'Attach files',
    attaching: 'Uploading',
    files: 'Files of this message',
    remove: 'Remove {name}',
    removeShort: 'Remove',
    hint: 'More than 10 MB together go as a link to the client’s page.',
  },
  pt: {
    attach: 'Anexar ficheiros',
    attaching: 'A carregar',
    files: 'Ficheiros desta mensagem',
    remove: 'Retirar {name}',
    removeShort: 'Retirar',
    hint: 'Acima de 10 MB no total, seguem como ligação para a página do cliente.',
  },
});

/** A file that is stored and waits for its message. */
export type WaitingFile = { id: string; name: string; size: number };

/** Of each draft, so that files stay with it while its conversation is left and opened again. */
const waiting = new Map<string, WaitingFile[]>();

/** The files of a draft, by its name. */
export function useMessageFiles(draft: string) {
  const [state, setState] = useState({ draft, files: waiting.get(draft) ?? [] });
  const files = state.draft === draft ? state.files : (waiting.get(draft) ?? []);
  function change(next: WaitingFile[]): void {
    waiting.set(draft, next);
    setState({ draft, files: next });
  }
  return { files, change, ids: files.map(({ id }) => id) };
}

export type MessageFilesState = ReturnType<typeof useMessageFiles>;

/** Gives a draft files back that its message had, as when it is taken back. */
export function keepFiles(draft: string, files: WaitingFile[]): void {
  waiting.set(draft, files);
}

// Only a secure context has `crypto.randomUUID`.
function newFileId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  const hex = Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
  return hex.replace(/^(.{8})(.{4}).(.{3}).(.{3})(.{12})$/, '$1-$2-4$3-8$4-$5');
}

/** Chooses files that go with a message, and lists them. */
export function MessageFiles({ state, busy }: { state: MessageFilesState; busy: boolean }) {
  const t = useTexts(messageFilesTexts);
  const { language } = useLanguage();
  const input = useRef<HTMLInputElement>(null);
  const { busy: isUploading, failure, run } = useStaffAction();
  const { files, change } = state;

  function upload(chosen: readonly File[]): void {
    void run(
      async () => {
        const stored: WaitingFile[] = [];
        for (const file of chosen) {
          const id = newFileId();
          await putMessageFile(id, file);
          stored.push({ id, name: file.name, size: file.size });
          // One that is refused afterwards takes nothing away of these.
          change([...files, ...stored]);
        }
      },
      () => {},
    );
  }

  return (
    <div className="message-files">
      <input
        ref={input}
        type="file"
        multiple
        hidden
        aria-label={t('attach')}
        onChange={(event) => {
          const chosen = [...(event.currentTarget.files ?? [])];
          event.currentTarget.value = '';
          if (chosen.length > 0) upload(chosen);
        }}
      />
      <div className="row">
        <Button
          variant="soft"
          size="sm"
          disabled={busy}
          busy={isUploading}
          busyLabel={t('attaching')}
          onClick={() => input.current?.click()}
        >
          {t('attach')}
        </Button>
        <small className="quiet">{t('hint')}</small>
      </div>
      {files.length > 0 ? (
        <ul aria-label={t('files')}>
          {files.map(({ id, name, size }) => (
            <li key={id}>
              <span>
                {name} <small className="quiet">{formatSize(size, language)}</small>
              </span>
              <Button
                variant="text"
                size="sm"
                disabled={busy}
                aria-label={t('remove', { name })}
                onClick={() => change(files.filter((one) => one.id !== id))}
              >
                {t('removeShort')}
              </Button>
            </li>
          ))}
        </ul>
      ) : null}
      <FailureNote failure={failure} />
    </div>
  );
}
