import { useTexts } from '#i18n/language-context.tsx';
import { Link } from '#ui/controls/link.tsx';
import { useNavigation } from '#ui/controls/navigation-context.ts';
import { isCurrent, type Section } from './sections.ts';
import { useSectionCount } from './use-section-counts.ts';

/** A link to a section, marked when it is the current one, with how much in it needs a person. */
export function SectionLink({ section }: { section: Section }) {
  const { address } = useNavigation();
  const t = useTexts(section.screen.title);
  const count = useSectionCount(section);
  return (
    <Link
      to={section.screen.path.href()}
      aria-current={isCurrent(section, address.path) ? 'page' : undefined}
    >
      <section.Icon />
      {t('title')}
      {count > 0 ? <span className="num"> {count}</span> : null}
    </Link>
  );
}
