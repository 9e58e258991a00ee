import type { AuthUser } from '#features/auth/auth.ts';
import { useLanguage, useTexts } from '#i18n/language-context.tsx';
import { chooseRow, hasRows, moveToRow, pressInRow, rowAction } from '#ui/admin/list/row-keys.ts';
import { useShortcuts } from '#ui/admin/shortcuts/shortcuts-context.ts';
import { useNavigation } from '#ui/controls/navigation-context.ts';
import { useOpenPalette } from '../palette/palette-context.ts';
import { frameKeyTexts } from './frame-keys.texts.ts';
import { sectionsOf } from './sections.ts';

/** Keys that act on the row with the focus, by the button or link of it that names them. */
const rowKeys = ['e', 'r', 'h', 'z'] as const;

/** The keys that work on every screen: where to go, something new, and what its list can do. */
export function useFrameKeys(user: AuthUser): void {
  const t = useTexts(frameKeyTexts);
  const { language } = useLanguage();
  const { navigate } = useNavigation();
  const openPalette = useOpenPalette();
  useShortcuts([
    { key: 'j', label: t('next'), isGeneral: true, isHere: hasRows, run: () => moveToRow(1) },
    { key: 'k', label: t('before'), isGeneral: true, isHere: hasRows, run: () => moveToRow(-1) },
    {
      key: 'x',
      label: t('choose'),
      isGeneral: true,
      isHere: () => chooseRow() !== null,
      run: () => chooseRow()?.click(),
    },
    ...rowKeys.map((key) => ({
      key,
      label: t(`row_${key}`),
      isGeneral: true,
      isHere: () => rowAction(key) !== null,
      run: () => pressInRow(key),
    })),
    { key: 'c', label: t('begin'), isGeneral: true, run: () => openPalette(t('beginWord')) },
    ...sectionsOf(user).map(({ screen, key }) => ({
      key: `g ${key}`,
      label: t('goTo', { section: screen.title[language].title }),
      run: () => navigate(screen.path.href()),
    })),
  ]);
}
