import { type HomeTextName, homeQuery } from '#features/home/home.ts';
import { useLanguage } from '#i18n/language-context.tsx';
import { twinText } from '#i18n/twin-texts.ts';
import { useQuery } from '#query/use-query.tsx';

/** Returns what the owner says on the home page in the current language; null while it is not known. */
export function useHomeTexts(): ((name: HomeTextName) => string) | null {
  const { language } = useLanguage();
  const { data } = useQuery(homeQuery());
  return data ? (name) => twinText(data, language, name) : null;
}
