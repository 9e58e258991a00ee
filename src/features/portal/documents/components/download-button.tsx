import { useContext } from 'react';
import { useTexts } from '#i18n/language-context.tsx';
import { Button, buttonClass } from '#ui/controls/button.tsx';
import { IconDownload } from '#ui/icons/icons.tsx';
import { portalTexts } from '../../portal.texts.ts';
import { PortalIsLive } from '../../portal-actions.ts';

type DownloadButtonProps = {
  name: string;
  href?: string | undefined;
  /** What kind of file it is, where there are several. */
  label?: string;
};

/** Disabled in the demo, and left out of a client's portal, where there is no file. `name` names the file for screen readers. */
export function DownloadButton({ name, href, label }: DownloadButtonProps) {
  const t = useTexts(portalTexts);
  const isLive = useContext(PortalIsLive);
  if (href !== undefined)
    return (
      <a
        className={buttonClass({ variant: 'line', size: 'sm' })}
        href={href}
        aria-label={label ? `${label}: ${t('downloadOf', { name })}` : t('downloadOf', { name })}
        download
      >
        <IconDownload />
        {label ?? t('download')}
      </a>
    );
  if (isLive) return null;
  return (
    <Button variant="line" size="sm" disabled aria-label={t('downloadOf', { name })}>
      <IconDownload />
      {t('download')}
    </Button>
  );
}
