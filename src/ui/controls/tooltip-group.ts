/** Milliseconds of hover before a tooltip opens. */
export const tooltipDelayMs = 700;
/** Milliseconds of hover on a help icon, which exists only for its tooltip. */
export const helpTooltipDelayMs = 200;
/** Within this many milliseconds after one tooltip closed, the next opens without delay. */
export const tooltipSkipDelayMs = 300;

export type TooltipTimer = {
  now: () => number;
  /** Runs `task` after `ms` milliseconds; the answer cancels it. */
  after: (ms: number, task: () => void) => () => void;
};

export type TooltipGroup = ReturnType<typeof createTooltipGroup>;

/** Tooltips that share one rule: at most one is open. Ids are the caller's. */
export function createTooltipGroup(timer: TooltipTimer) {
  const listeners = new Set<() => void>();
  let openId: string | null = null;
  let lastClosedAt = Number.NEGATIVE_INFINITY;
  let waiting: { id: string; cancel: () => void } | null = null;

  function stopWaiting() {
    waiting?.cancel();
    waiting = null;
  }

  function set(id: string | null) {
    if (id === openId) return;
    if (openId !== null) lastClosedAt = timer.now();
    openId = id;
    for (const listener of listeners) listener();
  }

  function open(id: string) {
    stopWaiting();
    set(id);
  }

  function close(id: string) {
    if (waiting?.id === id) stopWaiting();
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
    /** The pointer came to rest on `id`: opens after `delay` ms, at once within the skip time. */
    hover(id: string, delay: number) {
      if (openId === id) return;
      stopWaiting();
      const justClosed = openId !== null || timer.now() - lastClosedAt < tooltipSkipDelayMs;
      if (justClosed) return open(id);
      waiting = { id, cancel: timer.after(delay, () => open(id)) };
    },
  };
}
