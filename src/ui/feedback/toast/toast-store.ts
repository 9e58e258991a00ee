/** At most this many toasts are kept; a new one replaces the old. */
export const toastLimit = 1;
/** Default milliseconds for which a toast stays open. */
export const toastDurationMs = 5000;
/** Milliseconds a dismissed toast stays in the store, closed. */
export const toastRemovalDelayMs = 1_000_000;

export type ToastVariant = 'success' | 'info' | 'destructive';

export type ToastContent = {
  title: string;
  description?: string | undefined;
  variant?: ToastVariant | undefined;
  /** Milliseconds. */
  duration?: number | undefined;
};

export type Toast = {
  id: number;
  title: string;
  description: string | undefined;
  variant: ToastVariant;
  duration: number;
  open: boolean;
};

/** Runs `task` after `ms` milliseconds. */
type After = (ms: number, task: () => void) => void;

/** Creates a store of toasts. Independent of React, so it can fill before the toaster loads. */
export function createToastStore(after: After) {
  const listeners = new Set<() => void>();
  let toasts: readonly Toast[] = [];
  let lastId = 0;
  let preloaded = false;

  function set(next: readonly Toast[]) {
    toasts = next;
    for (const listener of listeners) listener();
  }

  return {
    toasts: () => toasts,
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },
    /** Notifies the listeners that toasts may follow, so that the toaster loads ahead of them. */
    preload() {
      if (preloaded) return;
      preloaded = true;
      set(toasts);
    },
    isPreloaded: () => preloaded,
    /** Shows a toast in place of the visible one and returns its id. */
    show(content: ToastContent): number {
      lastId += 1;
      const toast: Toast = {
        id: lastId,
        title: content.title,
        description: content.description,
        variant: content.variant ?? 'success',
        duration: content.duration ?? toastDurationMs,
        open: true,
      };
      set([toast, ...toasts].slice(0, toastLimit));
      return toast.id;
    },
    /** Closes the toast and removes it after the removal delay. Ignores unknown ids. */
    dismiss(id: number) {
      if (!toasts.some((toast) => toast.id === id && toast.open)) return;
      set(toasts.map((toast) => (toast.id === id ? { ...toast, open: false } : toast)));
      after(toastRemovalDelayMs, () => set(toasts.filter((toast) => toast.id !== id)));
    },
  };
}

export const toastStore = createToastStore((ms, task) => {
  setTimeout(task, ms);
});

export function showToast(content: ToastContent): number {
  return toastStore.show(content);
}

export function dismissToast(id: number) {
  toastStore.dismiss(id);
}
