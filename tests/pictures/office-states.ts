import { firstOf, openOffice } from './office-pages.ts';
import type { Subject } from './subject.ts';

/** States of the other screens of the back office. Selectors are the same in each language. */
export const officeStates: Subject[] = [
  {
    name: '/admin-more',
    open: async (scene) => {
      await openOffice(scene, '/admin');
      const more = scene.page.locator('.tabbar button').last();
      if (await more.isVisible()) await more.click();
    },
  },
  {
    name: '/admin-new',
    open: async (scene) => {
      await openOffice(scene, '/admin');
      await scene.page.locator('.day .row button').click();
      await scene.page.locator('.new-menu').waitFor();
    },
  },
  {
    name: '/admin/orders-refund',
    open: async (scene) => {
      const id = await firstOf(scene, 'orders?filter=paid', 'orders', 'reference');
      await openOffice(scene, `/admin/orders/${id}`);
      await scene.page.locator('.btn--redline').first().click();
      await scene.page.getByRole('dialog').waitFor();
    },
  },
];
