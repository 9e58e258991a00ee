import { sharedStore } from '#core/browser-storage.ts';

/** The colours of a browser: those of one theme, or of the one that the device asks for. */
export type Theme = 'light' | 'dark' | 'device';

export const themes: readonly Theme[] = ['device', 'light', 'dark'];

/** In the storage that a browser's tabs share. */
export const themeKey = 'theme';

/** Dispatched to the window when another theme is chosen in this tab. */
const themeEvent = 'theme';

/**
 * Shows a theme in this document; what is none is the device's. It stands as a script of its own in the
 * head of every document, so that the first paint has its colours: it uses nothing from outside itself.
 */
export function applyTheme(theme: string | null): void {
  const root = document.documentElement;
  const chosen = theme === 'light' || theme === 'dark' ? theme : '';
  if (chosen) root.setAttribute('data-theme', chosen);
  else root.removeAttribute('data-theme');
  // What a phone's browser paints its own bars with.
  const metas = [...document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]')];
  for (const meta of metas) meta.dataset.own ??= meta.content;
  for (const meta of metas) {
    const other = metas.find(({ media }) => media.includes(chosen || '?')) ?? meta;
    meta.content = other.dataset.own ?? meta.content;
  }
}

export function keptTheme(): Theme {
  const kept = sharedStore.get(themeKey);
  return themes.find((theme) => theme === kept) ?? 'device';
}

export function chooseTheme(theme: Theme): void {
  if (theme === 'device') sharedStore.remove(themeKey);
  else sharedStore.set(themeKey, theme);
  applyTheme(theme);
  dispatchEvent(new Event(themeEvent));
}

export function isDark(): boolean {
  const theme = keptTheme();
  return theme === 'device' ? matchMedia('(prefers-color-scheme: dark)').matches : theme === 'dark';
}

/** Calls a function when the colours change: by the device, in this tab or in another. */
export function followTheme(changed: () => void): () => void {
  // Another tab may have chosen since this document's head was read.
  applyTheme(keptTheme());
  const ended = new AbortController();
  const { signal } = ended;
  const scheme = matchMedia('(prefers-color-scheme: dark)');
  scheme.addEventListener('change', changed, { signal });
  addEventListener(themeEvent, changed, { signal });
  addEventListener(
    'storage',
    ({ key }) => {
      if (key !== themeKey && key !== null) return;
      applyTheme(keptTheme());
      changed();
    },
    { signal },
  );
  return () => ended.abort();
}
