import { type ComponentType, useEffect, useState } from 'react';
import { useTexts } from '#i18n/language-context.tsx';
import { toastStore } from './toast-store.ts';
import { toasterTexts } from './toaster.texts.ts';
import type { ToasterLabels } from './toaster.tsx';

type LoadedToaster = ComponentType<{ labels: ToasterLabels }>;

/**
 * Loads the toaster when a component may need it (`useToast`) or a toast is shown. Never before
 * hydration, because it renders style attributes.
 */
export function ToasterHost() {
  const t = useTexts(toasterTexts);
  const [Toaster, setToaster] = useState<LoadedToaster | null>(null);

  useEffect(() => {
    let isUnmounted = false;
    // A chunk that failed to load is requested again with the next toast.
    function load() {
      import('./toaster.tsx').then(
        (loaded) => {
          if (!isUnmounted) setToaster(() => loaded.Toaster);
        },
        () => {},
      );
    }
    if (toastStore.isPreloaded()) load();
    const unsubscribe = toastStore.subscribe(load);
    return () => {
      isUnmounted = true;
      unsubscribe();
    };
  }, []);

  if (!Toaster) return null;
  const labels = { viewport: t('viewport'), notification: t('notification'), close: t('close') };
  return <Toaster labels={labels} />;
}
