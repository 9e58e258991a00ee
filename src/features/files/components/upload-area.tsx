import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useTexts } from '#i18n/language-context.tsx';
import { IconPlus } from '#ui/icons/icons.tsx';
import { filesTexts } from './files.texts.ts';

/** Pictures that the site can show: a phone turns its own format into one of them. */
export const shownPictures = 'image/jpeg,image/png,image/webp,image/avif,image/gif,.jpe,.jfif';

type UploadButtonProps = { accept?: string; onFiles: (files: File[]) => void };

/** Chooses files of this device; on a phone, a photograph too. */
export function UploadButton({ accept, onFiles }: UploadButtonProps) {
  const t = useTexts(filesTexts);
  return (
    <label className="btn files-upload">
      <IconPlus />
      {t('upload')}
      <input
        className="sr"
        type="file"
        multiple
        {...(accept && { accept })}
        onChange={({ target }) => {
          onFiles([...(target.files ?? [])]);
          // The same file can be chosen again.
          target.value = '';
        }}
      />
    </label>
  );
}

type UploadAreaProps = { onFiles: (files: File[]) => void; children: ReactNode };

/** Takes files that are dropped on it, and pictures that are pasted while it is shown. */
export function UploadArea({ onFiles, children }: UploadAreaProps) {
  const [isOver, setIsOver] = useState(false);
  const area = useRef<HTMLDivElement>(null);

  useEffect(() => {
    function paste({ clipboardData, target }: ClipboardEvent): void {
      const files = [...(clipboardData?.files ?? [])];
      const isTyping = target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement;
      // What is closed, such as a dialog, is not what the paste is for.
      if (files.length > 0 && !isTyping && area.current?.checkVisibility()) onFiles(files);
    }
    document.addEventListener('paste', paste);
    return () => document.removeEventListener('paste', paste);
  }, [onFiles]);

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: dropping is beside the button, which everyone can use.
    <div
      ref={area}
      className={isOver ? 'files-area files-area--over' : 'files-area'}
      onDragOver={(event) => {
        event.preventDefault();
        setIsOver(true);
      }}
      onDragLeave={() => setIsOver(false)}
      onDrop={(event) => {
        event.preventDefault();
        setIsOver(false);
        onFiles([...event.dataTransfer.files]);
      }}
    >
      {children}
    </div>
  );
}
