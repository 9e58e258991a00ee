import { useEffect } from 'react';
import { showToast, toastStore } from './toast-store.ts';

const firstInteractions = ['pointerdown', 'keydown'] as const;

/**
 * Returns the function that shows toasts. The toaster's code (11 kB) is loaded on the first pointer
 * or key press on a page that may need it: not with the page, but before a request that could fail.
 */
export function useToast(): typeof showToast {
  useEffect(() => {
    for (const type of firstInteractions)
      addEventListener(type, toastStore.preload, { once: true });
    return () => {
      for (const type of firstInteractions) removeEventListener(type, toastStore.preload);
    };
  }, []);
  return showToast;
}
