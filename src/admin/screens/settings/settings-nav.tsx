import { useTexts } from '#i18n/language-context.tsx';
import { Link } from '#ui/controls/link.tsx';
import { settingsTexts } from './settings.texts.ts';
import { groupHref, type SettingsGroup } from './settings-groups.ts';
import './settings-nav.css';

type SettingsNavProps = {
  groups: readonly SettingsGroup[];
  current: SettingsGroup;
  /** What is to be done in a group. */
  counts: Partial<Record<SettingsGroup, number>>;
};

/** The groups: beside what is shown, or above it on a phone. */
export function SettingsNav({ groups, current, counts }: SettingsNavProps) {
  const t = useTexts(settingsTexts);
  return (
    <nav className="settings__nav" aria-label={t('groups')}>
      {groups.map((group) => (
        <Link
          key={group}
          to={groupHref(group)}
          aria-current={group === current ? 'page' : undefined}
        >
          {t(group)} {counts[group] ? <span className="num">{counts[group]}</span> : null}
        </Link>
      ))}
    </nav>
  );
}
