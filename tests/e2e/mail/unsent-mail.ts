import type { Locator, Page } from '@playwright/test';

export const unsentWords = {
  '': {
    note: 'this site sends no email yet',
    subscribe: ['Email', 'Subscribe', 'We have written to'],
  },
  '/pt': {
    note: 'este site ainda não envia e-mails',
    subscribe: ['E-mail', 'Subscrever', 'Escrevemos para'],
  },
} as const;

export type Prefix = keyof typeof unsentWords;
export const prefixes = Object.keys(unsentWords) as Prefix[];

/** Subscribes a new address on the home page; returns what is shown then. */
export async function subscribe(page: Page, prefix: Prefix): Promise<Locator> {
  const [email, button] = unsentWords[prefix].subscribe;
  await page.goto(prefix || '/');
  const section = page.getByRole('region', { name: /newsletter/i });
  await section.getByLabel(email).fill(`${Date.now()}@tessera.example`);
  await section.getByRole('button', { name: button }).click();
  return section;
}
