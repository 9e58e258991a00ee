import { type ComponentType, useEffect, useState } from 'react';
import { useTexts } from '#i18n/language-context.tsx';
import { toastStore } from './toast-store.ts';
import { toasterTexts } from './toaster.texts.ts';
import type { ToasterLabels } from './toaster.tsx';

type LoadedToaster = ComponentType<{ labels: ToasterLabels }>;

/**
 * Brings the toaster when a component wants it (`useToast`), or at once for a toast. After
 * hydration, because its parts carry style attributes.
 */
export function ToasterHost() {
  const t = useTexts(toasterTexts);
  const [Toaster, setToaster] = useState<LoadedToaster | null>(null);

  useEffect(() => {
    let isGone = false;
    // A chunk that cannot be had is asked for again with the next toast.
    function load() {
      import('./toaster.tsx').then(
        (loaded) => {
          if (!isGone) setToaster(() => loaded.Toaster);
        },
        () => {},
      );
    }
    if (toastStore.isWanted()) load();
    const unsubscribe = toastStore.subscribe(load);
    return () => {
      isGone = true;
      unsubscribe();
    };
  }, []);

  if (!Toaster) return null;
  const labels = { viewport: t('viewport'), notification: t('notification'), close: t('close') };
  return <Toaster labels={labels} />;
}
