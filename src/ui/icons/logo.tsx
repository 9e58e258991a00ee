import { useLanguage } from '#i18n/language-context.tsx';
import { useArt, useOwnLogo } from '../art/art-look.tsx';
import './logo.css';

const drawing = '/art/logo.svg';

/** The mark of the site: a blue tile with the door of the home page in it, which opens on the sky; in the colours of a look, as a picture. Decorative beside the name. */
function Mark() {
  const address = useArt()(drawing);
  if (address !== drawing) return <img src={address} width="32" height="32" alt="" />;
  return (
    <svg viewBox="0 0 32 32" width="32" height="32" aria-hidden="true" focusable="false">
      <path
        fill="#2448c0"
        d="M3 0h26a3 3 0 0 1 3 3v26a3 3 0 0 1-3 3H3a3 3 0 0 1-3-3V3a3 3 0 0 1 3-3z"
      />
      <path fill="#fbf6ec" d="M7 32V14.5a9 9 0 0 1 18 0V32zM14 3h4l-.7 4h-2.6z" />
      <path fill="#17318a" d="M10 28.6V14.6a6 6 0 0 1 12 0v14z" />
      <path fill="#bcd0fb" d="M12 28.6V14.8a4 4 0 0 1 8 0v13.8z" />
      <path fill="#eab24a" d="M13.6 17a2.4 2.4 0 1 0 4.8 0a2.4 2.4 0 1 0-4.8 0z" />
      <path fill="#c8552f" d="M12 23.4h8v5.2h-8z" />
      <path fill="#fbf6ec" d="M4.4 28.6h23.2V32H4.4z" />
    </svg>
  );
}

/** The name of the company behind its logo, or behind the mark of the site; a logo with the name in it stands alone. */
export function Logo({ name = '' }: { name?: string | undefined }) {
  const logo = useOwnLogo();
  const { language } = useLanguage();
  if (!logo)
    return (
      <>
        <Mark />
        {name}
      </>
    );
  const { address, width, height, alt, altPt, hasName, needsPlate } = logo;
  return (
    <>
      <img
        className={needsPlate ? 'logo logo--plate' : 'logo'}
        src={address}
        width={width}
        height={height}
        alt={hasName ? (language === 'pt' ? altPt : alt) : ''}
      />
      {hasName ? null : name}
    </>
  );
}
