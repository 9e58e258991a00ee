import { expect, type Locator, type Page } from '@playwright/test';
import { pressByKeyboard, tabTo, typeInto } from '../../sign-in/keyboard.ts';
import type { Words } from './words.ts';

/** How the owner uses a page: the same steps are done by touch and by the keyboard. */
export type Hands = {
  press: (target: Locator) => Promise<void>;
  /** Types into a field, in place of what it holds. */
  write: (field: Locator, text: string) => Promise<void>;
  /** Ticks a checkbox, or chooses a radio button. */
  choose: (target: Locator) => Promise<void>;
  /** Opens a section by its name. */
  goTo: (section: string) => Promise<void>;
  /** Finds a record by the search over everything, and opens it. */
  find: (text: string, record: RegExp) => Promise<void>;
};

export function touch(page: Page, t: Words): Hands {
  const press = (target: Locator) => target.tap();
  const write = async (field: Locator, text: string) => {
    await field.tap();
    await field.fill(text);
  };
  return {
    press,
    write,
    choose: press,
    goTo: async (section) => {
      const name = new RegExp(`^${section}( \\d+)?$`);
      const bar = page.getByRole('navigation', { name: t.office });
      const link = bar.getByRole('link', { name });
      if (await link.isVisible()) await link.tap();
      else {
        await bar.getByRole('button', { name: t.more }).tap();
        await page.getByRole('dialog', { name: t.more }).getByRole('link', { name }).tap();
      }
      await expect(page).toHaveTitle(new RegExp(section));
    },
    find: async (text, record) => {
      await page.getByRole('button', { name: t.palette }).tap();
      await page.getByRole('combobox', { name: t.palette }).fill(text);
      await page.getByRole('option', { name: record }).tap();
    },
  };
}

/** Opens the search by its key and takes the first option, once it is the one that is meant. */
async function takeOption(page: Page, key: string, text: string, option: RegExp): Promise<void> {
  await page.keyboard.press(key);
  await expect(page.getByRole('dialog').getByRole('combobox')).toBeFocused();
  await page.keyboard.type(text);
  const found = page.getByRole('option', { name: option, selected: true });
  await expect(found).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog')).toBeHidden();
}

/** The Tab key reaches one radio button of a group; the arrow keys go on to the others. */
async function chooseByKeyboard(page: Page, target: Locator): Promise<void> {
  await expect(target).toBeVisible();
  const isRadio = (await target.getAttribute('type')) === 'radio';
  if (!isRadio) {
    await tabTo(page, target);
    await page.keyboard.press('Space');
    return;
  }
  const group = `input[type=radio][name="${await target.getAttribute('name')}"]`;
  const checked = page.locator(`${group}:checked`);
  await tabTo(page, (await checked.count()) > 0 ? checked : page.locator(group).first());
  for (let presses = 0; presses < 10; presses += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) break;
    await page.keyboard.press('ArrowDown');
  }
  await expect(target).toBeFocused();
  if (!(await target.isChecked())) await page.keyboard.press('Space');
}

export function keyboard(page: Page): Hands {
  return {
    press: (target) => pressByKeyboard(page, target),
    write: (field, text) => typeInto(page, field, text),
    choose: (target) => chooseByKeyboard(page, target),
    goTo: async (section) => {
      await takeOption(page, 'Control+k', section, new RegExp(`^${section}`));
      await expect(page).toHaveTitle(new RegExp(section));
    },
    find: (text, record) => takeOption(page, '/', text, record),
  };
}
