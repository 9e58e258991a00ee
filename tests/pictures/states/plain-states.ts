import { addressOf, type Scene, type Subject } from '../subject.ts';
import { bookByCall, holdByCall, page as managePage } from './manage-states.ts';

/** Presses a button that the server answers by another document. */
async function press({ page }: Scene, selector: string): Promise<void> {
  await page.locator(selector).first().click();
  await page.waitForLoadState('networkidle');
}

async function openForm(scene: Scene, path: string, form: string): Promise<void> {
  await scene.page.goto(addressOf(path, scene), { waitUntil: 'networkidle' });
  await scene.page.locator(form).first().waitFor();
}

const emailOf = ({ look }: Scene) =>
  `plain.${look.language}.${look.theme}.${look.width}@tessera.example`;

async function startBooking(scene: Scene): Promise<void> {
  await openForm(scene, '/book-consultation', 'main form');
  await press(scene, 'main form button[type=submit]');
}

async function book(scene: Scene): Promise<void> {
  const { page } = scene;
  await startBooking(scene);
  await page.locator('main [name=name]').fill('Noor El-Amin');
  await page.locator('main .step--first .slot').nth(4).click();
  await page.waitForLoadState('networkidle');
  await page.locator('main [type=radio]').first().check();
  await page.locator('main [name=email]').fill(emailOf(scene));
  await page.locator('main [name=company]').fill('Tessera');
  await page.locator('main [name=phone]').fill('+971 50 000 0000');
  await press(scene, '.ticket button[type=submit]');
}

/** Opens a booking by its link, and presses what is named one after the other. */
function managed(make: typeof bookByCall, ...steps: string[]) {
  return async (scene: Scene): Promise<void> => {
    const { manageUrl } = await make(scene);
    await scene.page.goto(manageUrl, { waitUntil: 'networkidle' });
    for (const step of steps) await press(scene, `main button[name=step][value=${step}]`);
  };
}

async function writeMessage(scene: Scene): Promise<void> {
  await openForm(scene, '/contact', '.contact-form');
  await scene.page.locator('main [name=name]').fill('Noor El-Amin');
  await press(scene, '.contact-form button[type=submit]');
}

const form = '#newsletter form';

const bookings: Subject[] = [
  { name: 'plain-booking', open: startBooking },
  {
    name: 'plain-booking-errors',
    open: async (scene) => {
      await startBooking(scene);
      await press(scene, '.ticket button[type=submit]');
    },
  },
  { name: 'plain-booked', open: book },
  { name: 'plain-manage-asks', page: managePage, open: managed(bookByCall) },
  { name: 'plain-manage', page: managePage, open: managed(bookByCall, 'open') },
  { name: 'plain-move', page: managePage, open: managed(bookByCall, 'open', 'move') },
  { name: 'plain-cancel', page: managePage, open: managed(bookByCall, 'open', 'cancel') },
  {
    name: 'plain-cancelled',
    page: managePage,
    open: managed(bookByCall, 'open', 'cancel', 'cancel'),
  },
  { name: 'plain-held', page: managePage, open: managed(holdByCall, 'open') },
  {
    name: 'plain-held-confirmed',
    page: managePage,
    open: managed(holdByCall, 'open', 'confirm'),
  },
];

const others: Subject[] = [
  { name: 'plain-home', open: (scene) => openForm(scene, '/', form) },
  {
    name: 'plain-home-quotes',
    open: async (scene) => {
      await openForm(scene, '/', form);
      await press(scene, '.quotes__more button');
    },
  },
  { name: 'plain-contact-errors', open: writeMessage },
  {
    name: 'plain-contact-sent',
    open: async (scene) => {
      await writeMessage(scene);
      await scene.page.locator('main [name=email]').fill(emailOf(scene));
      await scene.page.locator('main [name=message]').fill('A company in Porto, before March.');
      await press(scene, 'main form button[type=submit]');
    },
  },
  {
    name: 'plain-newsletter-errors',
    open: async (scene) => {
      await openForm(scene, '/', form);
      await press(scene, `${form} button[type=submit]`);
    },
  },
  {
    name: 'plain-newsletter-sent',
    open: async (scene) => {
      await openForm(scene, '/', form);
      await scene.page.locator(`${form} [name=email]`).fill(emailOf(scene));
      await press(scene, `${form} button[type=submit]`);
    },
  },
  {
    name: 'plain-checkout',
    open: async (scene) => {
      await openForm(scene, '/', '.plan');
      await press(scene, '.plan button');
    },
  },
];

/** What each press is answered by in a browser without scripts. */
export const plainStates: Subject[] = [...bookings, ...others].map((state) => ({
  ...state,
  withoutScripts: true,
}));
