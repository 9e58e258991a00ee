import { type ComponentType, useEffect, useState } from 'react';
import { useTexts } from '#i18n/language-context.tsx';
import { toastStore } from './toast-store.ts';
import { toasterTexts } from './toaster.texts.ts';
import type { ToasterLabels } from './toaster.tsx';

/** Milliseconds after which a browser without idle callbacks, or one that is never idle, loads. */
const patience = 3000;

type LoadedToaster = ComponentType<{ labels: ToasterLabels }>;

function whenIdle(task: () => void): () => void {
  if ('requestIdleCallback' in window) {
    const handle = requestIdleCallback(task, { timeout: patience });
    return () => cancelIdleCallback(handle);
  }
  const timeout = setTimeout(task, patience);
  return () => clearTimeout(timeout);
}

/**
 * Brings the toaster once the page is idle, or at once for a toast. Early, because a failing
 * network could not fetch it; after hydration, because its parts carry style attributes.
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
    const cancelIdle = whenIdle(load);
    const unsubscribe = toastStore.subscribe(load);
    return () => {
      isGone = true;
      cancelIdle();
      unsubscribe();
    };
  }, []);

  if (!Toaster) return null;
  const labels = { viewport: t('viewport'), notification: t('notification'), close: t('close') };
  return <Toaster labels={labels} />;
}
