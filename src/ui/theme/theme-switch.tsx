import { useId, useSyncExternalStore } from 'react';
import { useTexts } from '#i18n/language-context.tsx';
import { defineTexts } from '#i18n/texts.ts';
import { chooseTheme, followTheme, keptTheme, type Theme, themes } from './theme.ts';
import './theme-switch.css';

const themeTexts = defineTexts({
  en: { theme: 'Colours', device: 'Automatic', light: 'Light', dark: 'Dark' },
  pt: { theme: 'Cores', device: 'Automáticas', light: 'Claras', dark: 'Escuras' },
});

/** Chooses between light and dark colours, for all tabs of this browser. Useless without scripts. */
export function ThemeSwitch() {
  const t = useTexts(themeTexts);
  const id = useId();
  const theme = useSyncExternalStore(followTheme, keptTheme, (): Theme => 'device');
  return (
    <div className="theme">
      <label htmlFor={id}>{t('theme')}</label>
      <select
        id={id}
        value={theme}
        onChange={({ target }) => chooseTheme(themes[target.selectedIndex] ?? 'device')}
      >
        {themes.map((name) => (
          <option key={name} value={name}>
            {t(name)}
          </option>
        ))}
      </select>
    </div>
  );
}
