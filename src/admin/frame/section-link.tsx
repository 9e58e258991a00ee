import { useTexts } from '#i18n/language-context.tsx';
import { Link } from '#ui/controls/link.tsx';
import { useNavigation } from '#ui/controls/navigation-context.ts';
import { isCurrent, type Section } from './sections.ts';

/** A link to a section, marked when it is the current one. */
export function SectionLink({ section }: { section: Section }) {
  const { address } = useNavigation();
  const t = useTexts(section.screen.title);
  return (
    <Link
      to={section.screen.path.href()}
      aria-current={isCurrent(section, address.path) ? 'page' : undefined}
    >
      <section.Icon />
      {t('title')}
    </Link>
  );
}
