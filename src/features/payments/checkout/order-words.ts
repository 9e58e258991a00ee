import { centsOf, formatPrice, formatPricePt } from '#core/money.ts';
import type { ServicePackage } from '#features/catalog/catalog.ts';
import type { Language } from '#i18n/language.ts';
import { type LocalizedText, localize } from '#i18n/localized.tsx';
import type { CurrentOrder } from './checkout.ts';

/** An amount in euros as `language` shows it, with two decimals: `€1,450.00` or `1450,00 €`. */
export function euros(amount: number, language: Language): string {
  const money = { cents: centsOf(amount), currency: 'EUR' };
  return language === 'pt' ? formatPricePt(money) : formatPrice(money);
}

/** The package of an order, when the catalogue has it. */
export function packageOf(
  order: CurrentOrder,
  packages: readonly ServicePackage[] | undefined,
): ServicePackage | null {
  return packages?.find(({ id }) => id === order.id) ?? null;
}

/** The name of the order: in the language shown where it is the catalogue's name, else as it came. */
export function orderName(
  order: CurrentOrder,
  offered: ServicePackage | null,
  language: Language,
): LocalizedText {
  const known = offered && [offered.name, offered.namePt].includes(order.name);
  return known ? localize(language, offered.name, offered.namePt) : { text: order.name };
}

const drawable = /^[a-z0-9-]{1,80}$/;

/** Address of the picture of an order, drawn from its id. */
export function orderPicture(id: string): string {
  return `/art/order-${drawable.test(id) ? id : 'package'}.svg`;
}
