import { formatPrice } from '#core/money.ts';
import type { OrderTable } from '../payments.tables.ts';

type VatColumns = Pick<
  OrderTable,
  'netCents' | 'vatCents' | 'vatRate' | 'vatTreatment' | 'vatEvidence' | 'currency'
>;

/** Returns what the check of a VAT number said (`valid`, `unknown` …), or null if none was made. */
export function vatNumberState({ vatEvidence }: Pick<OrderTable, 'vatEvidence'>): string | null {
  return vatEvidence === null ? null : (JSON.parse(vatEvidence) as { state: string }).state;
}

/** Returns the cells of an order's list: net, VAT, rate in percent, rule, and the number's check. */
export function vatCells(order: VatColumns): (string | number | null)[] {
  const { netCents, vatCents, vatRate, vatTreatment, currency } = order;
  const price = (cents: number | null) =>
    cents === null ? null : formatPrice({ cents, currency });
  return [price(netCents), price(vatCents), vatRate, vatTreatment, vatNumberState(order)];
}
