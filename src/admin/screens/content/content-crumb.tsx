import { useTexts } from '#i18n/language-context.tsx';
import { contentPath } from '#paths.ts';
import { Link } from '#ui/controls/link.tsx';
import { IconArrowLeft } from '#ui/icons/icons.tsx';
import { screen } from './content.screen.ts';

/** The way back to the list, above the heading of a screen that is reached from there. */
export function ContentCrumb() {
  const t = useTexts(screen.title);
  return (
    <Link className="crumb" to={contentPath.href()}>
      <IconArrowLeft />
      {t('title')}
    </Link>
  );
}
