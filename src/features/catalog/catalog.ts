import type * as z from 'zod/mini';
import { formatPricePt, moneyOfPrice } from '#core/money.ts';
import type { Language } from '#i18n/language.ts';
import type { servicePackageSchema } from './catalog.schema.ts';

/** The answers of the guide for founders that a package can be for: what is set up, or only looking around. */
export const guideAnswers = ['one', 'partners', 'branch', 'sole', 'looking'] as const;
export type GuideAnswer = (typeof guideAnswers)[number];

export type ServicePackage = z.infer<typeof servicePackageSchema>;

export function isOneTime({ interval }: Pick<ServicePackage, 'interval'>): boolean {
  return interval === 'one-time';
}

/** Formats a price of the API for a language: `€1,450.00` or `1450,00 €`. */
export function displayPrice(price: string, language: Language): string {
  if (language === 'en') return price;
  return formatPricePt(moneyOfPrice(price));
}
