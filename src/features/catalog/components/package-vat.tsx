import { moneyOfPrice } from '#core/money.ts';
import { companyQuery } from '#features/company/company.queries.ts';
import { rateOf, splitPrice } from '#features/vat/vat.ts';
import { formatMoney } from '#i18n/format-money.ts';
import { useLanguage, useTexts } from '#i18n/language-context.tsx';
import { useQuery } from '#query/use-query.tsx';
import { catalogTexts } from '../catalog.texts.ts';

/** Whether a price includes VAT, and how it is split for a consumer on the mainland. */
export function PackageVat({ price }: { price: string }) {
  const { language } = useLanguage();
  const t = useTexts(catalogTexts);
  const { data: company } = useQuery(companyQuery());
  if (!company) return null;
  const { vatInPrices: prices } = company;
  const day = new Date().toISOString().slice(0, 10);
  const rate = rateOf('mainland', day);
  const full = moneyOfPrice(price);
  const lines = splitPrice(full.cents, { prices, rate, day });
  const money = (cents: number) => formatMoney({ ...full, cents }, language);
  return (
    <small className="plan__vat">
      <span>{t(prices === 'included' ? 'vatIncluded' : 'vatAdded')}</span>
      <span>{t('vatSplit', { net: money(lines.netCents), vat: money(lines.vatCents), rate })}</span>
    </small>
  );
}
