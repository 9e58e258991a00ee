import { useTexts } from '#i18n/language-context.tsx';
import { Button } from '#ui/controls/button.tsx';
import { filesTexts } from './files.texts.ts';
import type { Upload, useUploads } from './use-uploads.ts';

type UploadListProps = { sending: ReturnType<typeof useUploads> };

function UploadRow({ upload, onRetry }: { upload: Upload; onRetry: () => void }) {
  const t = useTexts(filesTexts);
  const { file, part, state, failure, isHeic, canRetry } = upload;
  return (
    <li>
      <div>
        <b>{file.name}</b>
        {state === 'sending' ? (
          <progress value={part} max={1} aria-label={file.name}>
            {t('sent', { part: Math.round(part * 100) })}
          </progress>
        ) : null}
        {state === 'stored' ? <small>{t('stored')}</small> : null}
        {isHeic ? <small role="status">{t('heic')}</small> : null}
        {state === 'failed' ? <small role="alert">{failure}</small> : null}
      </div>
      {state === 'failed' && canRetry ? (
        <Button variant="soft" onClick={onRetry}>
          {t('retry')}
        </Button>
      ) : null}
    </li>
  );
}

/** The files that are on their way, with what became of each. */
export function UploadList({ sending }: UploadListProps) {
  const t = useTexts(filesTexts);
  const { uploads, retry, clear } = sending;
  if (uploads.length === 0) return null;
  const isOver = uploads.every(({ state }) => state !== 'sending');
  return (
    <section className="pan files-uploads" aria-label={t('uploading')}>
      <ul className="rows rows--2">
        {uploads.map((upload) => (
          <UploadRow key={upload.id} upload={upload} onRetry={() => retry(upload)} />
        ))}
      </ul>
      {isOver ? (
        <Button variant="soft" onClick={clear}>
          {t('dismiss')}
        </Button>
      ) : null}
    </section>
  );
}
