import { useEffect } from 'react';
import { showToast, toastStore } from './toast-store.ts';

const firstSigns = ['pointerdown', 'keydown'] as const;

/**
 * How a component shows toasts. The toaster's code (11 kB) comes with the first press of a finger
 * or a key on a page that may toast: not with its first load, and before a send that could fail.
 */
export function useToast(): typeof showToast {
  useEffect(() => {
    for (const sign of firstSigns) addEventListener(sign, toastStore.want, { once: true });
    return () => {
      for (const sign of firstSigns) removeEventListener(sign, toastStore.want);
    };
  }, []);
  return showToast;
}
