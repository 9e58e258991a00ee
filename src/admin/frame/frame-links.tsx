import { useContext } from 'react';
import { htmlLangOf, otherLanguage } from '#i18n/language.ts';
import { useLanguage, useTexts } from '#i18n/language-context.tsx';
import { ShortcutsContext } from '#ui/admin/shortcuts/shortcuts-context.ts';
import { IconLanguage } from '#ui/icons/frame-icons.tsx';
import { IconExternal } from '#ui/icons/icons.tsx';
import { ThemeSwitch } from '#ui/theme/theme-switch.tsx';
import { frameTexts } from './frame.texts.ts';
import { IconKeyboard, IconSignOut } from './frame-icons.tsx';
import { useSignOut } from './use-sign-out.ts';

/** What belongs to no section: the public site, the other language, the colours, signing out. */
export function FrameLinks() {
  const { language, toggleLanguage } = useLanguage();
  const t = useTexts(frameTexts);
  const signOut = useSignOut();
  const { showList } = useContext(ShortcutsContext);
  return (
    <ul>
      <li>
        <a href={language === 'pt' ? '/pt' : '/'}>
          <IconExternal />
          {t('site')}
        </a>
      </li>
      <li>
        <button type="button" lang={htmlLangOf[otherLanguage(language)]} onClick={toggleLanguage}>
          <IconLanguage />
          {t('otherLanguage')}
        </button>
      </li>
      <li className="frame-keys">
        <button type="button" onClick={showList}>
          <IconKeyboard />
          {t('shortcuts')}
        </button>
      </li>
      <li>
        <ThemeSwitch />
      </li>
      <li>
        <button type="button" onClick={() => void signOut()}>
          <IconSignOut />
          {t('signOut')}
        </button>
      </li>
    </ul>
  );
}
