import { refuse } from '../refuse.ts';
import { addressOf, type Scene, type Subject } from '../subject.ts';

async function send(scene: Scene): Promise<void> {
  const { page, look } = scene;
  await page.goto(addressOf('/contact', scene), { waitUntil: 'networkidle' });
  await page.locator('[name=name]').fill('Noor El-Amin');
  await page.locator('[name=email]').fill(`noor.${look.theme}.${look.width}@tessera.example`);
  await page.locator('[name=message]').fill('A company in Porto, before March.');
  await page.locator('.contact-form button[type=submit]').click();
}

export const contactStates: Subject[] = [
  {
    name: 'contact-errors',
    open: async (scene) => {
      await scene.page.goto(addressOf('/contact', scene), { waitUntil: 'networkidle' });
      await scene.page.locator('.contact-form button[type=submit]').click();
      await scene.page.locator('[aria-invalid=true]').first().waitFor();
    },
  },
  {
    name: 'contact-refused',
    open: async (scene) => {
      await scene.page.route('**/api/contact', refuse(429, 'too_many_requests'));
      await send(scene);
      await scene.page.locator('.failure').waitFor();
    },
  },
  {
    name: 'contact-unconnected',
    open: async (scene) => {
      await scene.page.route('**/api/contact', (route) => route.abort());
      await send(scene);
      await scene.page.locator('.failure').waitFor();
    },
  },
  {
    name: 'contact-sent',
    open: async (scene) => {
      await send(scene);
      await scene.page.locator('.contact-form .sent').waitFor();
    },
  },
];
