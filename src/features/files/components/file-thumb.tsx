import { copyAddress } from '#core/picture.ts';
import { useLanguage } from '#i18n/language-context.tsx';
import { endingOf } from '../file-name.ts';
import type { SiteFile } from '../files.schema.ts';
import './file-thumb.css';

/** A small view of a file: the smallest copy of a picture, or the ending of its name. */
export function FileThumb({ file }: { file: SiteFile }) {
  const { language } = useLanguage();
  const { picture, name } = file;
  const [smallest] = picture?.widths ?? [];
  if (picture?.state !== 'ready' || smallest === undefined)
    return (
      <span className="files-thumb files-thumb--none" aria-hidden="true">
        {endingOf(name).toUpperCase()}
      </span>
    );
  const { address, alt, altPt } = picture;
  return (
    <img
      className="files-thumb"
      src={copyAddress(address, smallest, 'webp')}
      alt={(language === 'pt' && altPt) || alt}
      loading="lazy"
      decoding="async"
    />
  );
}
