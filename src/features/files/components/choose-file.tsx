import { useCallback, useState } from 'react';
import { useTexts } from '#i18n/language-context.tsx';
import { LoadFailure, LoadingRows, ShowMore } from '#ui/admin/list/list-states.tsx';
import { SearchField } from '#ui/admin/list/search-field.tsx';
import { usePages } from '#ui/admin/list/use-pages.ts';
import { Dialog } from '#ui/feedback/dialog.tsx';
import { filesQuery } from '../files.queries.ts';
import type { SiteFile } from '../files.schema.ts';
import { FileThumb } from './file-thumb.tsx';
import { filesTexts } from './files.texts.ts';
import { shownPictures, UploadArea, UploadButton } from './upload-area.tsx';
import { UploadList } from './upload-list.tsx';
import { useUploads } from './use-uploads.ts';
import { useWaitingPictures } from './use-waiting-pictures.ts';
import '#ui/admin/layout/panel.css';
import '#ui/admin/layout/rows.css';
import '#ui/admin/list/filter-bar.css';
import './files.css';

/** A picture that was chosen: its address, and the file unless it is a drawn tile. */
export type ChosenPicture = { address: string; file: SiteFile | null };

type ChooseFileProps = {
  isOpen: boolean;
  onClose: () => void;
  onChoose: (chosen: ChosenPicture) => void;
  /** The addresses of drawn tiles that can be chosen too. */
  tiles?: readonly string[];
};

function Library({ onChoose }: Pick<ChooseFileProps, 'onChoose'>) {
  const t = useTexts(filesTexts);
  const [q, setQ] = useState('');
  const list = usePages((page) => filesQuery({ q, only: 'pictures', page }));
  const { pages, error, more, refetch } = list;
  const choose = useCallback(
    (file: SiteFile) => {
      // A document, such as a phone's HEIC, is stored and cannot be shown.
      if (file.picture) onChoose({ address: file.picture.address, file });
    },
    [onChoose],
  );
  const sending = useUploads(choose);
  const files = pages.flatMap((page) => page.files);
  useWaitingPictures(files);
  const total = pages[0]?.total;
  return (
    <UploadArea onFiles={sending.add}>
      <div className="listbar">
        <UploadButton accept={shownPictures} onFiles={sending.add} />
        <SearchField label={t('search')} value={q} onSearch={setQ} />
      </div>
      <UploadList sending={sending} />
      {error ? <LoadFailure error={error} onRetry={refetch} /> : null}
      {total === undefined && !error ? <LoadingRows /> : null}
      {total === 0 ? <p>{t(q ? 'noneFound' : 'noneText')}</p> : null}
      <ul className="files-grid">
        {files.map((file) => (
          <li key={file.id}>
            <button type="button" onClick={() => choose(file)}>
              <FileThumb file={file} />
              <b>
                <span className="sr">{t('chooseThis', { name: '' })}</span>
                {file.name}
              </b>
            </button>
          </li>
        ))}
      </ul>
      {total !== undefined && files.length < total ? <ShowMore more={more} /> : null}
    </UploadArea>
  );
}

function Tiles({ tiles, onChoose }: Required<Pick<ChooseFileProps, 'tiles' | 'onChoose'>>) {
  const t = useTexts(filesTexts);
  return (
    <ul className="files-grid">
      {tiles.map((address, index) => (
        <li key={address}>
          <button type="button" onClick={() => onChoose({ address, file: null })}>
            <img className="files-thumb" src={address} alt="" loading="lazy" />
            <b>{t('tile', { number: index + 1 })}</b>
          </button>
        </li>
      ))}
    </ul>
  );
}

/** A dialog in which a picture is chosen: of the library, of this device, or a drawn tile. */
export function ChooseFile({ isOpen, onClose, onChoose, tiles = [] }: ChooseFileProps) {
  const t = useTexts(filesTexts);
  const [shown, setShown] = useState<'library' | 'tiles'>('library');
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title={t('choose')} closeLabel={t('close')}>
      {tiles.length > 0 ? (
        <div className="files-tabs">
          {(['library', 'tiles'] as const).map((name) => (
            <button
              key={name}
              type="button"
              className="fil"
              aria-pressed={name === shown}
              onClick={() => setShown(name)}
            >
              {t(name)}
            </button>
          ))}
        </div>
      ) : null}
      <div className="files-pick">
        {isOpen && shown === 'library' ? <Library onChoose={onChoose} /> : null}
        {isOpen && shown === 'tiles' ? <Tiles tiles={tiles} onChoose={onChoose} /> : null}
      </div>
    </Dialog>
  );
}
