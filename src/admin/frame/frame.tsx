import type { ReactNode } from 'react';
import type { AuthUser } from '#features/auth/auth.ts';
import { useTexts } from '#i18n/language-context.tsx';
import { OfflineBar } from '#ui/admin/offline-bar.tsx';
import { UndoProvider } from '#ui/admin/undo/undo-provider.tsx';
import { useLiveUpdates } from '../live/use-live-updates.ts';
import { frameTexts } from './frame.texts.ts';
import { useFrameKeys } from './frame-keys.ts';
import { Rail } from './rail.tsx';
import { TabBar } from './tab-bar.tsx';
import { TopBar } from './top-bar.tsx';
import { useFreshSectionCounts } from './use-section-counts.ts';
import './frame.css';
import '#ui/admin/buttons.css';
import '#ui/admin/inputs.css';

type FrameProps = { user: AuthUser; children: ReactNode };

/** The wall around the room: a rail on a wide window, bars above and below on a phone. */
export function Frame({ user, children }: FrameProps) {
  const t = useTexts(frameTexts);
  useLiveUpdates();
  useFreshSectionCounts();
  useFrameKeys(user);
  return (
    <>
      <a className="skip" href="#main">
        {t('skip')}
      </a>
      <TopBar />
      <Rail user={user} />
      <UndoProvider>
        <div>
          <OfflineBar />
          {children}
        </div>
      </UndoProvider>
      <TabBar user={user} />
    </>
  );
}
