/** Registers the service worker once the page has loaded. Does nothing in development. */
export function registerWorker(): void {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  async function register(): Promise<void> {
    try {
      await navigator.serviceWorker.register('/sw.js');
    } catch {
      // Refused in some private windows, and where site data is blocked; the site works without it.
    }
  }
  if (document.readyState === 'complete') void register();
  else addEventListener('load', () => void register(), { once: true });
}
