import { type ComponentType, type ReactNode, useCallback, useState } from 'react';
import type { AuthUser } from '#features/auth/auth.ts';
import { useTexts } from '#i18n/language-context.tsx';
import { useToast } from '#ui/feedback/toast/use-toast.ts';
import { openPaletteTexts } from './open-palette.texts.ts';
import type { PaletteProps } from './palette.tsx';
import { PaletteContext } from './palette-context.ts';
import { usePaletteKeys } from './use-palette-keys.ts';

type PaletteHostProps = { user: AuthUser; children: ReactNode };

/** Gives `useOpenPalette` to what it contains; loads the palette when it is first opened. */
export function PaletteHost({ user, children }: PaletteHostProps) {
  const t = useTexts(openPaletteTexts);
  const showToast = useToast();
  const [isOpen, setOpen] = useState(false);
  const [loaded, setLoaded] = useState<{ Palette: ComponentType<PaletteProps> } | null>(null);
  const open = useCallback(() => {
    setOpen(true);
    import('./palette.tsx').then(setLoaded, () => {
      setOpen(false);
      showToast({ title: t('notLoaded'), variant: 'destructive' });
    });
  }, [showToast, t]);
  const close = useCallback(() => setOpen(false), []);
  usePaletteKeys(open);
  return (
    <PaletteContext value={open}>
      {children}
      {loaded ? <loaded.Palette user={user} isOpen={isOpen} onClose={close} /> : null}
    </PaletteContext>
  );
}
