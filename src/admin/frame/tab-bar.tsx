import type { AuthUser } from '#features/auth/auth.ts';
import { useTexts } from '#i18n/language-context.tsx';
import { useNavigation } from '#ui/controls/navigation-context.ts';
import { IconMenu } from '#ui/icons/frame-icons.tsx';
import { frameTexts } from './frame.texts.ts';
import { MoreSheet, moreSheetId } from './more-sheet.tsx';
import { SectionLink } from './section-link.tsx';
import { barSize, isCurrent, sectionsOf } from './sections.ts';
import './tab-bar.css';

/** The navigation of a phone, in reach of the thumb. */
export function TabBar({ user }: { user: AuthUser }) {
  const t = useTexts(frameTexts);
  const { address } = useNavigation();
  const sections = sectionsOf(user);
  const isInMore = sections.slice(barSize).some((section) => isCurrent(section, address.path));
  return (
    <>
      <nav className="tabbar on-wall" aria-label={t('office')}>
        {sections.slice(0, barSize).map((section) => (
          <SectionLink key={section.screen.name} section={section} />
        ))}
        <button type="button" popoverTarget={moreSheetId} aria-current={isInMore || undefined}>
          <IconMenu />
          {t('more')}
        </button>
      </nav>
      <MoreSheet user={user} />
    </>
  );
}
