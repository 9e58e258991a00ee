import { describe, expect, it, vi } from 'vitest';
import {
  createToastStore,
  toastDurationMs,
  toastLimit,
  toastRemovalDelayMs,
} from './toast-store.ts';

function storeWithTimers() {
  const timers: { ms: number; run: () => void }[] = [];
  const store = createToastStore((ms, run) => {
    timers.push({ ms, run });
  });
  return { store, timers };
}

describe('the toast store', () => {
  it('has the constants of the specification', () => {
    expect([toastLimit, toastDurationMs, toastRemovalDelayMs]).toEqual([1, 5000, 1_000_000]);
  });

  it('shows a toast for 5 s unless it says otherwise', () => {
    const { store } = storeWithTimers();
    store.show({ title: 'Sent' });
    expect(store.toasts()[0]).toMatchObject({ duration: 5000, variant: 'success', open: true });
    store.show({ title: 'Sent', duration: 3000, variant: 'destructive' });
    expect(store.toasts()[0]).toMatchObject({ duration: 3000, variant: 'destructive' });
  });

  it('keeps one toast: a new one replaces the visible one', () => {
    const { store } = storeWithTimers();
    const first = store.show({ title: 'First' });
    const second = store.show({ title: 'Second' });
    expect(second).not.toBe(first);
    expect(store.toasts().map(({ title }) => title)).toEqual(['Second']);
  });

  it('keeps a toast shown before anyone listens', () => {
    const { store } = storeWithTimers();
    store.show({ title: 'Early' });
    const listener = vi.fn();
    store.subscribe(listener);
    expect(store.toasts()).toHaveLength(1);
    expect(listener).not.toHaveBeenCalled();
  });

  it('closes a dismissed toast at once and removes it after 1,000,000 ms', () => {
    const { store, timers } = storeWithTimers();
    const id = store.show({ title: 'Sent' });
    store.dismiss(id);
    expect(store.toasts()[0]).toMatchObject({ id, open: false });
    expect(timers.map(({ ms }) => ms)).toEqual([1_000_000]);
    timers[0]?.run();
    expect(store.toasts()).toEqual([]);
  });

  it('starts one removal however often a toast is dismissed', () => {
    const { store, timers } = storeWithTimers();
    const id = store.show({ title: 'Sent' });
    store.dismiss(id);
    store.dismiss(id);
    store.dismiss(id + 1);
    expect(timers).toHaveLength(1);
  });

  it('does not remove a newer toast when the removal of an older one is due', () => {
    const { store, timers } = storeWithTimers();
    store.dismiss(store.show({ title: 'Old' }));
    store.show({ title: 'New' });
    timers[0]?.run();
    expect(store.toasts().map(({ title }) => title)).toEqual(['New']);
  });

  it('notifies its listeners until they unsubscribe', () => {
    const { store } = storeWithTimers();
    const listener = vi.fn();
    const stop = store.subscribe(listener);
    const id = store.show({ title: 'Sent' });
    store.dismiss(id);
    stop();
    store.show({ title: 'Again' });
    expect(listener).toHaveBeenCalledTimes(2);
  });
});
