import type { AuthUser } from '#features/auth/auth.ts';
import { contentTexts } from '#features/content/admin/content-admin.texts.ts';
import type { Language } from '#i18n/language.ts';
import { translate } from '#i18n/texts.ts';
import { IconContent, IconSettings } from '../frame/frame-icons.tsx';
import { sectionsOf } from '../frame/sections.ts';
import { screen as content } from '../screens/content/content.screen.ts';
import { editedKindNames, listHref } from '../screens/content/content-kinds.ts';
import { screen as settings } from '../screens/settings/settings.screen.ts';
import { settingsTexts } from '../screens/settings/settings.texts.ts';
import { groupHref, groupsOf } from '../screens/settings/settings-groups.ts';
import type { PaletteOption } from './palette-options.ts';

/** Returns the places within the sections that a person is shown: kinds of content, groups of settings. */
export function placesWithin(user: AuthUser, language: Language): PaletteOption[] {
  const shown = sectionsOf(user).map(({ screen }) => screen);
  const kinds = shown.includes(content) ? editedKindNames : [];
  const groups = shown.includes(settings) ? groupsOf(user) : [];
  return [
    ...kinds.map((kind) => ({
      href: listHref(kind),
      title: translate(contentTexts, language, kind),
      detail: content.title[language].title,
      Icon: IconContent,
    })),
    ...groups.map((group) => ({
      href: groupHref(group),
      title: translate(settingsTexts, language, group),
      detail: settings.title[language].title,
      Icon: IconSettings,
    })),
  ];
}
