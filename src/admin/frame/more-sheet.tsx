import type { AuthUser } from '#features/auth/auth.ts';
import { useTexts } from '#i18n/language-context.tsx';
import { IconClose } from '#ui/icons/frame-icons.tsx';
import { frameTexts } from './frame.texts.ts';
import { FrameLinks } from './frame-links.tsx';
import { SectionLink } from './section-link.tsx';
import { barSize, sectionsOf } from './sections.ts';
import { SignedInAs } from './signed-in-as.tsx';
import '#ui/controls/icon-button.css';
import './more-sheet.css';

export const moreSheetId = 'more-sections';

/** What a phone's bar has no room for. A press on anything in it closes it. */
export function MoreSheet({ user }: { user: AuthUser }) {
  const t = useTexts(frameTexts);
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape closes a popover.
    <div
      className="more"
      id={moreSheetId}
      popover="auto"
      role="dialog"
      aria-label={t('more')}
      onClick={(event) => {
        const isControl = event.target instanceof Element && event.target.closest('a, button');
        if (isControl) event.currentTarget.hidePopover();
      }}
    >
      <div className="more__h">
        <SignedInAs user={user} />
        <button
          type="button"
          className="x"
          aria-label={t('close')}
          popoverTarget={moreSheetId}
          popoverTargetAction="hide"
        >
          <IconClose />
        </button>
      </div>
      <ul>
        {sectionsOf(user)
          .slice(barSize)
          .map((section) => (
            <li key={section.screen.name}>
              <SectionLink section={section} />
            </li>
          ))}
      </ul>
      <FrameLinks />
    </div>
  );
}
