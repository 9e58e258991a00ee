import { useEffect } from 'react';
import { showToast, toastStore } from './toast-store.ts';

/** Milliseconds after which a browser without idle callbacks, or one that is never idle, loads. */
const patience = 3000;

function whenIdle(task: () => void): () => void {
  if ('requestIdleCallback' in window) {
    const handle = requestIdleCallback(task, { timeout: patience });
    return () => cancelIdleCallback(handle);
  }
  const timeout = setTimeout(task, patience);
  return () => clearTimeout(timeout);
}

/**
 * How a component shows toasts. The toaster's code comes with the first component that may need
 * it, once the page is idle: before it is needed, because a failing network could not fetch it.
 */
export function useToast(): typeof showToast {
  useEffect(() => whenIdle(toastStore.want), []);
  return showToast;
}
