import { useCallback, useState } from 'react';
import { formatSize } from '#i18n/format-size.ts';
import { useLanguage, useTexts } from '#i18n/language-context.tsx';
import { PageHeading } from '#ui/admin/layout/page-heading.tsx';
import { EmptyState } from '#ui/admin/list/empty-state.tsx';
import { LoadFailure, LoadingRows, ShowMore } from '#ui/admin/list/list-states.tsx';
import { SearchField } from '#ui/admin/list/search-field.tsx';
import { usePages } from '#ui/admin/list/use-pages.ts';
import { useAddressSearch } from '#ui/controls/use-address-search.ts';
import { FileThumb } from '../components/file-thumb.tsx';
import { filesTexts } from '../components/files.texts.ts';
import { UploadArea, UploadButton } from '../components/upload-area.tsx';
import { UploadList } from '../components/upload-list.tsx';
import { useUploads } from '../components/use-uploads.ts';
import { useWaitingPictures } from '../components/use-waiting-pictures.ts';
import { type FileFilterName, filesQuery } from '../files.queries.ts';
import type { SiteFile } from '../files.schema.ts';
import { fileFilters } from '../files.ts';
import { FileDetails, type RecordHref } from './file-details.tsx';
import '#ui/admin/layout/panel.css';
import '#ui/admin/layout/rows.css';
import '#ui/admin/list/filter-bar.css';
import '../components/files.css';

function FileTile({ file, onOpen }: { file: SiteFile; onOpen: () => void }) {
  const t = useTexts(filesTexts);
  const { language } = useLanguage();
  const { name, picture, size } = file;
  const warning =
    picture?.state === 'ready'
      ? picture.alt === '' && t('noAlt')
      : picture && t(picture.state === 'failed' ? 'failed' : 'waiting');
  return (
    <li>
      <button type="button" onClick={onOpen}>
        <FileThumb file={file} />
        <b>
          <span className="sr">{t('open', { name: '' })}</span>
          {name}
        </b>
        <small className={warning ? 'files-grid__warn' : undefined}>
          {warning || formatSize(size, language)}
        </small>
      </button>
    </li>
  );
}

function filterOf(given: string | null): FileFilterName | '' {
  return fileFilters.find((name) => name === given) ?? '';
}

type LibraryViewProps = { title: string; recordHref: RecordHref };

/** The pictures and other files of the site: uploaded, found, described and removed. */
export function LibraryView({ title, recordHref }: LibraryViewProps) {
  const t = useTexts(filesTexts);
  const [search, changeSearch] = useAddressSearch();
  const params = new URLSearchParams(search);
  const q = params.get('q') ?? '';
  const only = filterOf(params.get('only'));
  const [opened, setOpened] = useState<string | null>(null);
  const list = usePages((page) => filesQuery({ q, only, page }));
  const { pages, error, outdated, more, refetch } = list;
  const sending = useUploads();
  const files = [
    ...new Map(pages.flatMap((page) => page.files).map((one) => [one.id, one])).values(),
  ];
  useWaitingPictures(files);
  const total = pages[0]?.total;
  const shown = files.find(({ id }) => id === opened);

  function searchWith(changes: Record<string, string>): string {
    const next = new URLSearchParams({ q, only, ...changes });
    for (const [name, value] of [...next]) if (value === '') next.delete(name);
    return next.size > 0 ? `?${next}` : '';
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: the query in the address decides it.
  const find = useCallback(
    (text: string) => changeSearch(searchWith({ q: text }), 'replace'),
    [changeSearch, search],
  );

  return (
    <UploadArea onFiles={sending.add}>
      <PageHeading
        title={title}
        lead={
          <span role="status">
            {total === undefined ? '' : total === 1 ? t('countOne') : t('count', { count: total })}
          </span>
        }
        actions={<UploadButton onFiles={sending.add} />}
      />
      <p className="files-area__hint">{t('dropHint')}</p>
      <UploadList sending={sending} />
      <div className="listbar">
        <fieldset className="fils">
          <legend className="sr">{t('filters')}</legend>
          {(['', ...fileFilters] as const).map((name) => (
            <button
              key={name}
              type="button"
              className="fil"
              aria-pressed={name === only}
              onClick={() => changeSearch(searchWith({ only: name }), 'push')}
            >
              {t(name || 'all')}
            </button>
          ))}
        </fieldset>
        <SearchField label={t('search')} value={q} onSearch={find} />
      </div>
      <div className="pan" aria-busy={outdated}>
        {error ? <LoadFailure error={error} onRetry={refetch} /> : null}
        {total === undefined && !error ? <LoadingRows /> : null}
        {total === 0 ? (
          <EmptyState
            object={q || only ? 'lens' : 'parcel'}
            title={t(q || only ? 'noneFound' : 'none')}
          >
            {t(q || only ? 'noneFoundText' : 'noneText')}
          </EmptyState>
        ) : null}
        {files.length > 0 ? (
          <ul className="files-grid">
            {files.map((file) => (
              <FileTile key={file.id} file={file} onOpen={() => setOpened(file.id)} />
            ))}
          </ul>
        ) : null}
        {total !== undefined && files.length < total ? <ShowMore more={more} /> : null}
      </div>
      {shown ? (
        <FileDetails
          key={shown.id}
          file={shown}
          recordHref={recordHref}
          onClose={() => setOpened(null)}
        />
      ) : null}
    </UploadArea>
  );
}
