import { becomeOwner } from '../harness/become-owner.ts';
import type { RunningServer } from '../harness/running-server.ts';
import { addOfficeRows } from './office-rows.ts';
import type { Scene, Subject } from './subject.ts';

type Cookie = { name: string; value: string };

const owners = new WeakMap<RunningServer, Promise<Cookie>>();

/** Makes the rows and the owner of a server once; returns her session. */
function ownerOf(server: RunningServer): Promise<Cookie> {
  const known = owners.get(server);
  if (known) return known;
  const made = addOfficeRows(server).then(() =>
    becomeOwner(server, { name: 'Rita Falcão', email: 'rita@pictures.example' }),
  );
  owners.set(server, made);
  return made;
}

const screens = [
  '/admin',
  '/admin/inbox',
  '/admin/inbox/saved-answers',
  '/admin/inbox/blocked-senders',
  '/admin/calendar',
  '/admin/calendar/book',
  '/admin/calendar/hours',
  '/admin/people',
  '/admin/orders',
  '/admin/log',
  '/admin/content',
  '/admin/content/posts/order',
  '/admin/content/packages/order',
  '/admin/content/redirects',
  '/admin/content/samples',
  '/admin/content/translations',
  '/admin/content/transfer',
  '/admin/files',
  '/admin/subscribers',
  '/admin/settings',
  '/admin/settings/company',
  '/admin/settings/mail',
  '/admin/account',
  '/admin/nowhere',
];

/** Records, each by the call that lists them and the property that is in its address. */
const records = [
  { list: 'conversations', rows: 'conversations', id: 'id', at: '/admin/inbox' },
  { list: 'bookings?state=all', rows: 'bookings', id: 'id', at: '/admin/calendar/bookings' },
  { list: 'orders?filter=paid', rows: 'orders', id: 'reference', at: '/admin/orders' },
  { list: 'people', rows: 'people', id: 'id', at: '/admin/people' },
  { list: 'subscribers', rows: 'subscribers', id: 'id', at: '/admin/subscribers' },
  { list: 'content/posts', rows: 'records', id: 'id', at: '/admin/content/posts' },
];

async function open({ page, server }: Scene, pathOf: () => Promise<string>): Promise<void> {
  await page.context().addCookies([{ ...(await ownerOf(server)), url: server.origin }]);
  await page.goto(server.origin + (await pathOf()), { waitUntil: 'load' });
  await page.locator('main h1').first().waitFor();
  await page.waitForLoadState('networkidle');
}

/** Every screen of the back office, as an owner sees it after a few visitors. */
export const officeSubjects: Subject[] = [
  ...screens.map((path) => ({
    name: path,
    open: (scene: Scene) => open(scene, async () => path),
  })),
  ...records.map(({ list, rows, id, at }) => ({
    name: `${at}/:${id}`,
    open: (scene: Scene) =>
      open(scene, async () => {
        const response = await scene.page.request.get(`${scene.server.origin}/api/admin/${list}`);
        const found = (await response.json()) as Record<string, Record<string, string>[]>;
        return `${at}/${found[rows]?.[0]?.[id]}`;
      }),
  })),
];
