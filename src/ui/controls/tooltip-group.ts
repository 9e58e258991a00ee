/** Milliseconds of hover before a tooltip opens. */
export const tooltipDelayMs = 700;
/** Milliseconds of hover on a help icon, which exists only for its tooltip. */
export const helpTooltipDelayMs = 200;
/** Within this many milliseconds after one tooltip closed, the next opens without delay. */
export const tooltipSkipDelayMs = 300;

export type TooltipTimer = {
  now: () => number;
  /** Runs `task` after `ms` milliseconds; returns a function that cancels it. */
  after: (ms: number, task: () => void) => () => void;
};

export type TooltipGroup = ReturnType<typeof createTooltipGroup>;

/** Creates a group of tooltips of which at most one is open. The caller chooses their ids. */
export function createTooltipGroup(timer: TooltipTimer) {
  const listeners = new Set<() => void>();
  let openId: string | null = null;
  let lastClosedAt = Number.NEGATIVE_INFINITY;
  let pending: { id: string; cancel: () => void } | null = null;

  function cancelPending() {
    pending?.cancel();
    pending = null;
  }

  function set(id: string | null) {
    if (id === openId) return;
    if (openId !== null) lastClosedAt = timer.now();
    openId = id;
    for (const listener of listeners) listener();
  }

  function open(id: string) {
    cancelPending();
    set(id);
  }

  function close(id: string) {
    if (pending?.id === id) cancelPending();
    if (openId === id) set(null);
  }

  return {
    openId: () => openId,
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },
    open,
    close,
    toggle: (id: string) => (openId === id ? close(id) : open(id)),
    /** The pointer entered `id`: opens it after `delay` ms, or at once within the skip delay. */
    hover(id: string, delay: number) {
      if (openId === id) return;
      cancelPending();
      const justClosed = openId !== null || timer.now() - lastClosedAt < tooltipSkipDelayMs;
      if (justClosed) return open(id);
      pending = { id, cancel: timer.after(delay, () => open(id)) };
    },
  };
}
