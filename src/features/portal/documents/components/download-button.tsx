import { useTexts } from '#i18n/language-context.tsx';
import { Button } from '#ui/controls/button.tsx';
import { IconDownload } from '#ui/icons/icons.tsx';
import { portalTexts } from '../../portal.texts.ts';

/** Disabled: the demo has no files. `name` names the file for screen readers. */
export function DownloadButton({ name }: { name: string }) {
  const t = useTexts(portalTexts);
  return (
    <Button variant="line" size="sm" disabled aria-label={t('downloadOf', { name })}>
      <IconDownload />
      {t('download')}
    </Button>
  );
}
