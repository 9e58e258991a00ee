import { layoutTexts } from '#site/layout/layout.texts.ts';
import { bookingStates } from './booking-states.ts';
import { paymentStates } from './payment-states.ts';
import { addressOf, type Subject } from './subject.ts';

/** A day on which the offer of home's first screen runs, as it is in the seed. */
const offerRuns = '2025-04-12T10:00:00.000Z';

/** States of pages that are reached by pressing or writing. Selectors are the same in each language. */
export const states: Subject[] = [
  {
    name: 'home-offer-runs',
    open: async (scene) => {
      await scene.page.clock.setFixedTime(offerRuns);
      await scene.page.goto(addressOf('/', scene), { waitUntil: 'networkidle' });
    },
  },
  {
    name: 'menu-open',
    open: async (scene) => {
      await scene.page.goto(addressOf('/services', scene), { waitUntil: 'networkidle' });
      const name = layoutTexts[scene.look.language].openMenu;
      const menu = scene.page.getByRole('button', { name });
      // A wide window has no menu.
      if (!(await menu.isVisible())) return;
      await menu.click();
      await scene.page.getByRole('dialog').waitFor();
    },
  },
  {
    name: 'contact-errors',
    open: async (scene) => {
      await scene.page.goto(addressOf('/contact', scene), { waitUntil: 'networkidle' });
      await scene.page.locator('.contact-form button[type=submit]').click();
      await scene.page.locator('[aria-invalid=true]').first().waitFor();
    },
  },
  {
    name: 'contact-sent',
    open: async (scene) => {
      const { page, look } = scene;
      await page.goto(addressOf('/contact', scene), { waitUntil: 'networkidle' });
      await page.locator('[name=name]').fill('Noor El-Amin');
      await page.locator('[name=email]').fill(`noor.${look.theme}.${look.width}@tessera.example`);
      await page.locator('[name=message]').fill('A company in Porto, before March.');
      await page.locator('.contact-form button[type=submit]').click();
      await page.locator('.contact-form__sent').waitFor();
    },
  },
  ...bookingStates,
  ...paymentStates,
];
