import { addressOf, type Subject } from '../subject.ts';
import { bookByCall } from './manage-states.ts';
import { payBy, payCard } from './payment-states.ts';

const printed: Subject[] = [
  {
    name: 'print-article',
    open: async (scene) => {
      await scene.page.goto(addressOf('/blog', scene), { waitUntil: 'networkidle' });
      const [path] = await scene.page
        .locator('main article a')
        .evaluateAll((links) => links.map((link) => (link as HTMLAnchorElement).href));
      await scene.page.goto(path ?? '', { waitUntil: 'networkidle' });
    },
  },
  {
    name: 'print-ticket',
    open: async (scene) => {
      const { manageUrl } = await bookByCall(scene);
      await scene.page.goto(manageUrl, { waitUntil: 'networkidle' });
      await scene.page.locator('.ticket').waitFor();
    },
  },
  { name: 'print-order', open: (scene) => payCard(scene) },
  { name: 'print-voucher', open: (scene) => payBy(scene, 'multibanco') },
];

export const printStates: Subject[] = printed.map((state) => ({ ...state, isPrinted: true }));
