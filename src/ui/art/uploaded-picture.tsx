import { type CopyFormat, type Picture, srcSetOf } from '#core/picture.ts';
import { useLanguage } from '#i18n/language-context.tsx';
import './uploaded-picture.css';

type UploadedPictureProps = {
  src: string;
  picture: Picture;
  /** As wide as the page, not as a card. */
  isWide: boolean;
  /** How wide it is shown, where it is neither. */
  sizes?: string;
  loading: 'eager' | 'lazy';
  decoding: 'async';
  fetchPriority?: 'high';
};

const formats: readonly CopyFormat[] = ['avif', 'webp'];

/** An uploaded picture in the copy that fits, its focal point in sight: in tenths, as the policy allows no style. */
export function UploadedPicture({
  src,
  picture,
  isWide,
  sizes = isWide ? '100vw' : '(min-width: 48rem) 40vw, 100vw',
  ...loading
}: UploadedPictureProps) {
  const { language } = useLanguage();
  const { width, height, widths, focus, alt, altPt } = picture;
  const [x, y] = focus.map((part) => Math.round(part / 10));
  return (
    <picture>
      {formats.map((format) => (
        <source
          key={format}
          type={`image/${format}`}
          srcSet={srcSetOf(src, widths, format)}
          sizes={sizes}
        />
      ))}
      <img
        className={`px${x} py${y}`}
        src={src}
        alt={(language === 'pt' && altPt) || alt}
        width={width}
        height={height}
        {...loading}
      />
    </picture>
  );
}
