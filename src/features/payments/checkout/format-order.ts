import { centsOf, companyCurrency } from '#core/money.ts';
import type { ServicePackage } from '#features/catalog/catalog.ts';
import { formatMoney } from '#i18n/format-money.ts';
import type { Language } from '#i18n/language.ts';
import { type LocalizedText, localize } from '#i18n/localized.tsx';
import type { CurrentOrder } from './checkout.ts';

/** The amount to pay: `currency` is null until the server or the catalogue has named it. */
type Amount = { price: number; currency?: string | null };

/** Formats an amount with two decimals: `€1,450.00` or `1450,00 €`. */
export function formatAmount({ price, currency }: Amount, language: Language): string {
  return formatMoney({ cents: centsOf(price), currency: currency ?? companyCurrency }, language);
}

/** Returns the package of an order, or null if it is not in the catalogue. */
export function findPackage(
  order: CurrentOrder,
  packages: readonly ServicePackage[] | undefined,
): ServicePackage | null {
  return packages?.find(({ id }) => id === order.id) ?? null;
}

/** Returns the order's name: translated if it is the catalogue's name, else as given. */
export function orderName(
  order: CurrentOrder,
  offered: ServicePackage | null,
  language: Language,
): LocalizedText {
  const isCatalogueName = offered && [offered.name, offered.namePt].includes(order.name);
  return isCatalogueName ? localize(language, offered.name, offered.namePt) : { text: order.name };
}
