import { useContext } from 'react';
import { useTexts } from '#i18n/language-context.tsx';
import { Button, buttonClass } from '#ui/controls/button.tsx';
import { IconDownload } from '#ui/icons/icons.tsx';
import { portalTexts } from '../../portal.texts.ts';
import { PortalIsLive } from '../../portal-actions.ts';

/** Disabled in the demo, and left out of a client's portal, where there is no file. `name` names the file for screen readers. */
export function DownloadButton({ name, href }: { name: string; href?: string | undefined }) {
  const t = useTexts(portalTexts);
  const isLive = useContext(PortalIsLive);
  if (href !== undefined)
    return (
      <a
        className={buttonClass({ variant: 'line', size: 'sm' })}
        href={href}
        aria-label={t('downloadOf', { name })}
        download
      >
        <IconDownload />
        {t('download')}
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
