import { layoutTexts } from '#site/layout/layout.texts.ts';
import { addressOf, type Subject } from '../subject.ts';
import { bookingStates } from './booking-states.ts';
import { clientStates } from './client-states.ts';
import { contactStates } from './contact-states.ts';
import { contentStates } from './content-states.ts';
import { failureStates } from './failure-states.ts';
import { manageStates } from './manage-states.ts';
import { newsletterStates } from './newsletter-states.ts';
import { paymentStates } from './payment-states.ts';
import { plainStates } from './plain-states.ts';
import { printStates } from './print-states.ts';
import { signInStates } from './sign-in-states.ts';

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
  ...contentStates,
  ...contactStates,
  ...bookingStates,
  ...manageStates,
  ...paymentStates,
  ...clientStates,
  ...newsletterStates,
  ...signInStates,
  ...plainStates,
  ...printStates,
  ...failureStates,
];
