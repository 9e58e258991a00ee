import { addressOf, type Scene, type Subject } from './subject.ts';

const order = '/checkout?packageId=company-setup&packageName=Company%20Setup&packagePrice=1450';

async function openCheckout(scene: Scene): Promise<void> {
  await scene.page.goto(addressOf(order, scene), { waitUntil: 'networkidle' });
  await scene.page.locator('.pay__form').waitFor();
}

async function pay({ page }: Scene, number: string): Promise<void> {
  await page.locator('[autocomplete=email]').first().fill('noor@tessera.example');
  await page.locator('[autocomplete=cc-number]').fill(number);
  await page.locator('[autocomplete=cc-exp]').fill('12/34');
  await page.locator('[autocomplete=cc-csc]').fill('123');
  await page.locator('.pay__form button[type=submit]').click();
}

export const paymentStates: Subject[] = [
  { name: 'checkout-order', open: openCheckout },
  {
    name: 'checkout-declined',
    open: async (scene) => {
      await openCheckout(scene);
      await pay(scene, '4000000000000002');
      await scene.page.locator('.failure').waitFor();
    },
  },
  {
    name: 'checkout-paid',
    open: async (scene) => {
      await openCheckout(scene);
      await pay(scene, '4242424242424242');
      await scene.page.waitForURL(/\/payment-success/);
      await scene.page.waitForLoadState('networkidle');
    },
  },
];
