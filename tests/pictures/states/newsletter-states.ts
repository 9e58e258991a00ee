import { waitForMail } from '../../harness/mailbox.ts';
import { runInDatabase } from '../database.ts';
import { refuse } from '../refuse.ts';
import { addressOf, type Scene, type Subject } from '../subject.ts';

const pages = {
  confirm: '/newsletter/confirm/:token',
  unsubscribe: '/newsletter/unsubscribe/:token',
};
type Kind = keyof typeof pages;

let subscribers = 0;

/** The path of the last mailed link of a kind. */
async function mailedPath(scene: Scene, email: string, kind: Kind): Promise<string> {
  const link = new RegExp(`/newsletter/${kind}/([\\w-]{43})`);
  const mail = await waitForMail(
    scene.server.mailDir,
    ({ to, text }) => to?.[0]?.address === email && link.test(text ?? ''),
  );
  return link.exec(mail.text ?? '')?.[0] ?? '';
}

async function post({ page, server }: Scene, path: string, data: object): Promise<void> {
  const response = await page.request.post(`${server.origin}/api/newsletter/${path}`, { data });
  if (!response.ok()) throw new Error(`${path}: ${response.status()}`);
}

/** Subscribes an address, and returns the path of its link. */
async function subscribe(scene: Scene, kind: Kind): Promise<string> {
  subscribers += 1;
  const email = `reader-${subscribers}@tessera.example`;
  await post(scene, 'subscribe', { email, locale: scene.look.language });
  const path = await mailedPath(scene, email, 'confirm');
  if (kind === 'confirm') return path;
  await post(scene, 'confirm', { token: path.split('/').at(-1) });
  return mailedPath(scene, email, kind);
}

function opened(kind: Kind) {
  return async (scene: Scene): Promise<void> => {
    const path = await subscribe(scene, kind);
    await scene.page.goto(addressOf(path, scene), { waitUntil: 'networkidle' });
  };
}

function pressed(kind: Kind) {
  return async (scene: Scene): Promise<void> => {
    await opened(kind)(scene);
    await scene.page.locator('.link-state__ways button').first().click();
    await scene.page.locator('h1[tabindex]').waitFor();
    await scene.page.locator('.link-state__ways button:disabled').waitFor({ state: 'detached' });
    await scene.page.waitForLoadState('networkidle');
  };
}

async function sendForm({ page }: Scene): Promise<void> {
  await page.locator('#newsletter form button[type=submit]').click();
}

async function fillIn(scene: Scene): Promise<void> {
  subscribers += 1;
  await scene.page.goto(addressOf('/', scene), { waitUntil: 'networkidle' });
  await scene.page
    .locator('#newsletter [name=email]')
    .fill(`reader-${subscribers}@tessera.example`);
}

export const newsletterStates: Subject[] = [
  { name: 'newsletter-confirm', page: pages.confirm, open: opened('confirm') },
  { name: 'newsletter-confirmed', page: pages.confirm, open: pressed('confirm') },
  {
    name: 'newsletter-expired',
    page: pages.confirm,
    open: async (scene) => {
      const path = await subscribe(scene, 'confirm');
      runInDatabase(
        scene.server,
        "delete from newsletter_subscribers where status = 'unconfirmed'",
      );
      await scene.page.goto(addressOf(path, scene), { waitUntil: 'networkidle' });
    },
  },
  { name: 'newsletter-unsubscribe', page: pages.unsubscribe, open: opened('unsubscribe') },
  { name: 'newsletter-unsubscribed', page: pages.unsubscribe, open: pressed('unsubscribe') },
  {
    name: 'newsletter-errors',
    open: async (scene) => {
      await scene.page.goto(addressOf('/', scene), { waitUntil: 'networkidle' });
      await sendForm(scene);
      await scene.page.locator('#newsletter [aria-invalid=true]').waitFor();
    },
  },
  {
    name: 'newsletter-refused',
    open: async (scene) => {
      await scene.page.route('**/api/newsletter/subscribe', refuse(429, 'too_many_requests'));
      await fillIn(scene);
      await sendForm(scene);
      await scene.page.locator('#newsletter .failure').waitFor();
    },
  },
  {
    name: 'newsletter-sent',
    open: async (scene) => {
      await fillIn(scene);
      await sendForm(scene);
      await scene.page.locator('.news .sent').waitFor();
    },
  },
];
