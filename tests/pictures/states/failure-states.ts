import { runInDatabase } from '../database.ts';
import { addressOf, type Subject } from '../subject.ts';

/** Pages in place of the one that was asked for. */
export const failureStates: Subject[] = [
  {
    name: 'manage-failed',
    page: '/manage-booking/:token',
    open: async (scene) => {
      runInDatabase(scene.server, 'alter table bookings rename to bookings_away');
      try {
        const path = `/manage-booking/${'x'.repeat(43)}`;
        const response = await scene.page.goto(addressOf(path, scene));
        if (response?.status() !== 500) throw new Error(`${response?.status()} instead of 500`);
      } finally {
        runInDatabase(scene.server, 'alter table bookings_away rename to bookings');
      }
    },
  },
  {
    name: 'offline',
    open: async (scene) => {
      const { page } = scene;
      await page.goto(addressOf('/contact', scene), { waitUntil: 'networkidle' });
      await page.waitForFunction(async () => {
        const { active } = await navigator.serviceWorker.ready;
        return active?.state === 'activated';
      });
      await page.context().setOffline(true);
      await page.reload();
    },
  },
];
