import type { AuthUser } from '#features/auth/auth.ts';
import { useTexts } from '#i18n/language-context.tsx';
import { PaletteButton } from '../palette/palette-button.tsx';
import { BrandLink } from './brand-link.tsx';
import { frameTexts } from './frame.texts.ts';
import { FrameLinks } from './frame-links.tsx';
import { SectionLink } from './section-link.tsx';
import { type Section, sectionsOf } from './sections.ts';
import { SignedInAs } from './signed-in-as.tsx';
import './rail.css';

const groups = ['first', 'work', 'website'] as const;

function Group({ group, members }: { group: Section['group']; members: readonly Section[] }) {
  const t = useTexts(frameTexts);
  return (
    <>
      {group === 'first' ? null : <h2>{t(`group_${group}`)}</h2>}
      <ul>
        {members.map((section) => (
          <li key={section.screen.name}>
            <SectionLink section={section} />
          </li>
        ))}
      </ul>
    </>
  );
}

/** The navigation of a wide window. */
export function Rail({ user }: { user: AuthUser }) {
  const t = useTexts(frameTexts);
  return (
    <header className="rail on-wall">
      <div>
        <BrandLink />
        <PaletteButton />
      </div>
      <nav aria-label={t('office')}>
        {groups.map((group) => {
          const members = sectionsOf(user).filter((section) => section.group === group);
          return members.length > 0 ? <Group key={group} group={group} members={members} /> : null;
        })}
      </nav>
      <div>
        <FrameLinks />
        <SignedInAs user={user} />
      </div>
    </header>
  );
}
