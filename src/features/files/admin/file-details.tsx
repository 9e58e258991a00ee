import { formatSize } from '#i18n/format-size.ts';
import { useLanguage, useTexts } from '#i18n/language-context.tsx';
import { useQueryClient } from '#query/use-query.tsx';
import { FailureNote } from '#ui/admin/calls/failure-note.tsx';
import { useStaffAction } from '#ui/admin/calls/use-staff-action.ts';
import { useUndo } from '#ui/admin/undo/undo-context.ts';
import { Button } from '#ui/controls/button.tsx';
import { Link } from '#ui/controls/link.tsx';
import { Dialog } from '#ui/feedback/dialog.tsx';
import { filesTexts } from '../components/files.texts.ts';
import { changeFile } from '../file-calls.ts';
import { filesUrl } from '../files.queries.ts';
import type { SiteFile } from '../files.schema.ts';
import { PictureForm } from './picture-form.tsx';

/** The screen of a record of content. */
export type RecordHref = (use: { kind: string; id: string }) => string;

type FileDetailsProps = { file: SiteFile; recordHref: RecordHref; onClose: () => void };

function Uses({ uses, recordHref }: Pick<SiteFile, 'uses'> & Pick<FileDetailsProps, 'recordHref'>) {
  const t = useTexts(filesTexts);
  return (
    <section>
      <h3>{t('usedIn')}</h3>
      {uses.length === 0 ? <p>{t('usedNowhere')}</p> : null}
      <ul>
        {uses.map(({ kind, recordId, title, isPublic }) => (
          <li key={`${kind} ${recordId} ${isPublic}`}>
            <Link to={recordHref({ kind, id: recordId })}>{title || recordId}</Link>{' '}
            <small>({t(isPublic ? 'isLive' : 'isDraft')})</small>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** A file in a dialog: what is said about it, where it is used, and its removal. */
export function FileDetails({ file, recordHref, onClose }: FileDetailsProps) {
  const t = useTexts(filesTexts);
  const { language } = useLanguage();
  const client = useQueryClient();
  const offerUndo = useUndo();
  const { busy, failure, run } = useStaffAction();
  const { id, name, url, picture, uses, isScanned, uploadedBy } = file;
  const size = formatSize(file.size, language);

  function remove(): void {
    void run(
      () => changeFile(id, 'remove'),
      () => {
        client.invalidate(filesUrl);
        onClose();
        offerUndo({
          text: t('removed', { name }),
          async undo() {
            await changeFile(id, 'restore');
            client.invalidate(filesUrl);
          },
        });
      },
    );
  }

  return (
    <Dialog isOpen onClose={onClose} title={name} closeLabel={t('close')}>
      <div className="files-details">
        <p>
          {uploadedBy ? t('details', { size, name: uploadedBy }) : t('detailsNobody', { size })}{' '}
          <a href={url} target="_blank" rel="noreferrer">
            {t('download')}
          </a>
          {isScanned ? null : <small> {t('notScanned')}</small>}
        </p>
        {picture?.state === 'failed' ? (
          <p role="alert">
            {t('failed')}. {t('failedText')}
          </p>
        ) : null}
        {picture ? <PictureForm key={picture.state} id={id} picture={picture} /> : null}
        <Uses uses={uses} recordHref={recordHref} />
        <FailureNote failure={failure} />
        {uses.length > 0 ? <p>{t('cannotRemove')}</p> : null}
        <Button variant="bad" busy={busy} disabled={uses.length > 0} onClick={remove}>
          {t('remove')}
        </Button>
      </div>
    </Dialog>
  );
}
