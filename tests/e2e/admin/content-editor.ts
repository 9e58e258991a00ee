import type { Locator, Page } from '@playwright/test';
import { contentTexts } from '#features/content/admin/content-admin.texts.ts';
import { questionTexts } from '#features/content/admin/question.texts.ts';
import { labelOf } from '#features/content/fields/field-labels.texts.ts';
import type { Language } from '#i18n/language.ts';
import { expect } from '../../harness/browser-fixtures.ts';

type Look = { page: Page; language: Language; isPhone: boolean };
type TextKey = keyof (typeof contentTexts)['en'];

/** The content editor in one language of the back office, by touch on a phone. */
export function contentEditor({ page, language, isPhone }: Look) {
  const word = (key: TextKey) => contentTexts[language][key];
  const press = (target: Locator) => (isPhone ? target.tap() : target.click());
  const button = (name: string) => page.getByRole('button', { name, exact: true });
  const panel = (written: Language) =>
    page.getByRole('region', { name: written === 'en' ? 'English' : 'Português' });
  const field = (name: string) =>
    page.locator(`[data-field="${name}"]`).getByLabel(labelOf(language, name), { exact: true });

  async function show(written: Language): Promise<void> {
    const name = written === 'en' ? 'English' : 'Português';
    // Not there where both have room. It is not seen itself; its word is pressed.
    const choice = page.getByRole('radio', { name });
    if (isPhone || (await choice.isVisible())) await choice.check();
  }

  const saved = () =>
    expect(page.getByRole('status').filter({ hasText: word('saved') })).toBeVisible();

  return {
    word,
    press,
    button,
    panel,
    field,
    show,
    saved,
    /** Opens a screen with the words of the back office in the language. */
    async open(path: string): Promise<void> {
      await page.addInitScript(
        (chosen) => localStorage.setItem('admin-language', chosen),
        language,
      );
      await page.goto(path);
      await expect(page.locator('html')).toHaveAttribute('lang', new RegExp(`^${language}`));
    },
    /** Fills fields by name, those of one language after it is shown. */
    async fill(values: Record<string, string>): Promise<void> {
      for (const [name, value] of Object.entries(values)) {
        if (await field(name).isHidden()) await show(name.endsWith('Pt') ? 'pt' : 'en');
        await field(name).fill(value);
      }
    },
    /** Publishes, and goes on where something is asked. */
    async publish(): Promise<void> {
      await saved();
      const publishing = page.getByRole('button', {
        name: new RegExp(`^(${word('publish')}|${word('publishChanges')})$`),
      });
      await press(publishing.filter({ visible: true }).first());
      const anyway = button(questionTexts[language].publishAnyway);
      const done = page.getByText(word('nothingToPublish'));
      await expect(anyway.or(done).first()).toBeVisible();
      if (await anyway.isVisible()) await press(anyway);
      await expect(done).toBeVisible();
    },
  };
}
