import { bodyFor, freeSlots, postBooking, type Slot } from '../../faults/book.ts';
import { waitForMail } from '../../harness/mailbox.ts';
import { runInDatabase } from '../database.ts';
import { addressOf, type Scene, type Subject } from '../subject.ts';
import { chooseSlot, firstFreeSlot } from './booking-states.ts';

export const page = '/manage-booking/:token';

type Made = { id: string; manageUrl: string };

async function post({ server, look }: Scene, slot: Slot): Promise<Made & { email: string }> {
  const body = { ...bodyFor(slot), locale: look.language };
  const response = await postBooking(server.origin, body);
  return { ...((await response.json()) as Made), email: body.email };
}

/** Books by a call, and returns the id and where the booking is managed. */
export async function bookByCall(scene: Scene): Promise<Made> {
  return post(scene, await firstFreeSlot(scene));
}

/** Books by a call while slots are held, and returns the mailed link, which alone confirms. */
export async function holdByCall(scene: Scene): Promise<Made> {
  const { server } = scene;
  runInDatabase(server, 'update booking_rules set hold_minutes = 30');
  try {
    const { id, email } = await post(scene, await firstFreeSlot(scene));
    const mail = await waitForMail(server.mailDir, ({ to }) => to?.[0]?.address === email);
    const [manageUrl = ''] = /https?:\/\/\S+\/manage-booking\/[\w-]+/.exec(mail.text ?? '') ?? [];
    return { id, manageUrl };
  } finally {
    runInDatabase(server, 'update booking_rules set hold_minutes = null');
  }
}

async function openManaged(scene: Scene, { manageUrl }: { manageUrl: string }): Promise<void> {
  await scene.page.goto(manageUrl, { waitUntil: 'networkidle' });
  await scene.page.locator('.managed .ticket').waitFor();
}

async function chooseNewTime(scene: Scene): Promise<void> {
  await openManaged(scene, await bookByCall(scene));
  await scene.page.locator('.managed .ways button').first().click();
  const [, slot] = await freeSlots(scene.server.origin);
  if (!slot) throw new Error('No time is free');
  await chooseSlot(scene, slot);
}

async function pressCancel(scene: Scene): Promise<void> {
  await openManaged(scene, await bookByCall(scene));
  await scene.page.locator('.managed .ways button').last().click();
  await scene.page.getByRole('dialog').waitFor();
}

const said = '.managed__said:not(:empty)';

const opened: Subject[] = [
  {
    name: 'manage-booking',
    open: async (scene) => openManaged(scene, await bookByCall(scene)),
  },
  { name: 'manage-move', open: chooseNewTime },
  {
    name: 'manage-moved',
    open: async (scene) => {
      await chooseNewTime(scene);
      await scene.page.locator('form.book__panel button[type=submit]').click();
      await scene.page.locator(said).waitFor();
    },
  },
  { name: 'manage-cancel', open: pressCancel },
  {
    name: 'manage-cancelled',
    open: async (scene) => {
      await pressCancel(scene);
      await scene.page.locator('dialog[open] .btn--bad').click();
      await scene.page.locator(said).waitFor();
    },
  },
  {
    name: 'manage-held',
    open: async (scene) => openManaged(scene, await holdByCall(scene)),
  },
  {
    name: 'manage-held-confirmed',
    open: async (scene) => {
      await openManaged(scene, await holdByCall(scene));
      await scene.page.locator('.managed__ways .btn').first().click();
      await scene.page.locator(said).waitFor();
    },
  },
  {
    name: 'manage-held-lapsed',
    open: async (scene) => {
      const held = await holdByCall(scene);
      const past = new Date(Date.now() - 1000).toISOString();
      const sql = 'update bookings set held_until = ? where id = ?';
      runInDatabase(scene.server, sql, past, held.id);
      await scene.page.goto(held.manageUrl, { waitUntil: 'networkidle' });
    },
  },
  {
    name: 'manage-unknown-link',
    open: async (scene) => {
      const path = `/manage-booking/${'x'.repeat(43)}`;
      await scene.page.goto(addressOf(path, scene), { waitUntil: 'networkidle' });
    },
  },
];

/** A booking behind its mailed link, in each state and while it is changed. */
export const manageStates: Subject[] = opened.map((state) => ({ ...state, page }));
