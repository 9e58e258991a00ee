import { becomeOwner } from '../harness/become-owner.ts';
import type { RunningServer } from '../harness/running-server.ts';
import { addOfficeRows } from './office-rows.ts';
import type { Scene } from './subject.ts';

type Cookie = { name: string; value: string };

const owners = new WeakMap<RunningServer, Promise<Cookie>>();

/** Makes the rows and the owner of a server once; returns her session. */
export function ownerOf(server: RunningServer): Promise<Cookie> {
  const known = owners.get(server);
  if (known) return known;
  const made = addOfficeRows(server).then(() =>
    becomeOwner(server, { name: 'Rita Falcão', email: 'rita@pictures.example' }),
  );
  owners.set(server, made);
  return made;
}

/** Signs the owner in, with the back office in the look's language. */
export async function signInOwner({ page, server, look }: Scene): Promise<void> {
  await page.context().addCookies([{ ...(await ownerOf(server)), url: server.origin }]);
  // A preview in a frame has no storage.
  await page.addInitScript((chosen) => {
    if (window === window.top) localStorage.setItem('admin-language', chosen);
  }, look.language);
}

/** Opens a screen of the back office as the owner, when it has loaded. */
export async function openOffice(scene: Scene, path: string): Promise<void> {
  const { page, server } = scene;
  await signInOwner(scene);
  await page.goto(server.origin + path, { waitUntil: 'load' });
  await page.locator('main h1').first().waitFor();
  await page.waitForLoadState('networkidle');
}

type Answer = Record<string, Record<string, string>[]>;

/** A property of the first record that a call of the back office lists. */
export async function firstOf(
  scene: Scene,
  list: string,
  rows: string,
  property = 'id',
): Promise<string> {
  await signInOwner(scene);
  const { page, server } = scene;
  const response = await page.request.get(`${server.origin}/api/admin/${list}`);
  const value = ((await response.json()) as Answer)[rows]?.[0]?.[property];
  if (value === undefined) throw new Error(`${list} lists nothing`);
  return value;
}
