import { amountOfPrice } from '#core/money.ts';
import type { Language } from '#i18n/language.ts';
import { localize } from '#i18n/localized.tsx';
import type { ServicePackage } from './catalog.ts';

/** Returns the parameters by which the address of the checkout carries the order of a package. */
export function orderFields(
  { id, name, namePt, price }: ServicePackage,
  language: Language,
): { packageId: string; packageName: string; packagePrice: string } {
  return {
    packageId: id,
    packageName: localize(language, name, namePt).text,
    packagePrice: String(amountOfPrice(price)),
  };
}
