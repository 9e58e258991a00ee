export const languages = ['en', 'pt'] as const;
export const themes = ['light', 'dark'] as const;
/** Widths of windows in px. */
export const widths = [1440, 768, 390, 320] as const;

/** What a page is looked at in. */
export type Look = {
  language: (typeof languages)[number];
  theme: (typeof themes)[number];
  width: number;
};

export type Choice = {
  /** Names of routes, states and mails; empty for all. */
  only: readonly string[];
  languages: readonly Look['language'][];
  themes: readonly Look['theme'][];
  widths: readonly number[];
};

export function looksOf({ languages, themes, widths }: Choice): Look[] {
  return languages.flatMap((language) =>
    themes.flatMap((theme) => widths.map((width) => ({ language, theme, width }))),
  );
}

/** The name of the picture of a look, without its folder. */
export function pictureName({ language, theme, width }: Look): string {
  return `${language}-${theme}-${width}.png`;
}
