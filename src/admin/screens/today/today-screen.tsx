import { useTexts } from '#i18n/language-context.tsx';
import { screen } from './today.screen.ts';

export function Screen() {
  const t = useTexts(screen.title);
  return <h1>{t('title')}</h1>;
}
