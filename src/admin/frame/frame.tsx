import type { ReactNode } from 'react';
import type { AuthUser } from '#features/auth/auth.ts';
import { useTexts } from '#i18n/language-context.tsx';
import { useLiveUpdates } from '../live/use-live-updates.ts';
import { frameTexts } from './frame.texts.ts';
import { Rail } from './rail.tsx';
import { TabBar } from './tab-bar.tsx';
import { TopBar } from './top-bar.tsx';
import './frame.css';
import '#ui/admin/buttons.css';
import '#ui/admin/inputs.css';

type FrameProps = { user: AuthUser; children: ReactNode };

/** The wall around the room: a rail on a wide window, bars above and below on a phone. */
export function Frame({ user, children }: FrameProps) {
  const t = useTexts(frameTexts);
  useLiveUpdates();
  return (
    <>
      <a className="skip" href="#main">
        {t('skip')}
      </a>
      <TopBar />
      <Rail user={user} />
      {children}
      <TabBar user={user} />
    </>
  );
}
