import { firstOwnerPath } from '../../harness/first-owner-path.ts';
import { refuse } from '../refuse.ts';
import { addressOf, type Scene, type Subject } from '../subject.ts';

const link = `/sign-in/${'x'.repeat(43)}`;

async function open(scene: Scene, path: string): Promise<void> {
  await scene.page.goto(addressOf(path, scene), { waitUntil: 'networkidle' });
  await scene.page.locator('h1').waitFor();
}

async function ask(scene: Scene): Promise<void> {
  await open(scene, '/sign-in');
  await scene.page.locator('[name=email]').fill('rita@pictures.example');
  await scene.page.locator('form button[type=submit]').click();
  await scene.page.locator('.code-form').waitFor();
}

/** Opens a link that the server answers so. */
async function openLink(scene: Scene, needsCode: boolean): Promise<void> {
  await scene.page.route(`**/api${link}`, (route) =>
    route.fulfill({ json: { email: 'r…@pictures.example', needsCode } }),
  );
  await open(scene, link);
}

async function becomeFirst(scene: Scene): Promise<void> {
  await open(scene, firstOwnerPath(scene.server));
  await scene.page.locator('[name=name]').fill('Rita Falcão');
  await scene.page.locator('[name=email]').fill('rita@pictures.example');
}

/** The pages for signing in, which no page of the site map is. */
export const signInStates: Subject[] = [
  { name: '/sign-in', open: (scene) => open(scene, '/sign-in') },
  {
    name: 'sign-in-errors',
    open: async (scene) => {
      await open(scene, '/sign-in');
      await scene.page.locator('form button[type=submit]').click();
      await scene.page.locator('[aria-invalid=true]').waitFor();
    },
  },
  {
    name: 'sign-in-limited',
    open: async (scene) => {
      await scene.page.route('**/api/sign-in', refuse(429, 'too_many_requests'));
      await open(scene, '/sign-in');
      await scene.page.locator('[name=email]').fill('rita@pictures.example');
      await scene.page.locator('form button[type=submit]').click();
      await scene.page.locator('.failure').waitFor();
    },
  },
  { name: 'sign-in-code', open: ask },
  {
    name: 'sign-in-code-refused',
    open: async (scene) => {
      await ask(scene);
      await scene.page.locator('.code-form input').fill('000000');
      await scene.page.locator('.code-form button[type=submit]').click();
      await scene.page.locator('[aria-invalid=true], .failure').first().waitFor();
    },
  },
  {
    name: 'sign-in-code-over',
    open: async (scene) => {
      await scene.page.clock.install();
      await ask(scene);
      await scene.page.clock.fastForward('16:00');
      await scene.page.locator('.note--warn').waitFor();
    },
  },
  {
    name: 'sign-in-plain',
    withoutScripts: true,
    open: async (scene) => {
      await scene.page.goto(addressOf('/sign-in', scene), { waitUntil: 'networkidle' });
    },
  },
  { name: 'sign-in-link', open: (scene) => openLink(scene, false) },
  { name: 'sign-in-link-elsewhere', open: (scene) => openLink(scene, true) },
  { name: 'sign-in-link-gone', open: (scene) => open(scene, link) },
  { name: 'first-owner', open: (scene) => open(scene, firstOwnerPath(scene.server)) },
  {
    name: 'first-owner-passkey',
    open: async (scene) => {
      // The page answers as it does after the press; the link stays good for the other pictures.
      await scene.page.route('**/api/sign-in/first', (route) =>
        route.fulfill({ json: { name: 'Rita Falcão', hasPasskey: false } }),
      );
      await becomeFirst(scene);
      await scene.page.locator('form button[type=submit]').click();
      await scene.page.locator('form').waitFor({ state: 'detached' });
    },
  },
];
