import { moneyOfPrice } from '#core/money.ts';
import { catalogTexts } from '#features/catalog/catalog.texts.ts';
import { displayPrice, type ServicePackage } from '#features/catalog/catalog.ts';
import { PackageOffer } from '#features/catalog/components/package-offer.tsx';
import { companyQuery } from '#features/company/company.ts';
import { findOffer, runningOffersQuery } from '#features/offers/offers.ts';
import { vatRows, vatTexts } from '#features/vat/vat.texts.ts';
import type { VatTreatment } from '#features/vat/vat.ts';
import { useLanguage, useTexts } from '#i18n/language-context.tsx';
import { useQuery } from '#query/use-query.tsx';
import { checkoutTexts } from '../checkout.texts.ts';
import type { CurrentOrder } from '../checkout.ts';
import { findPackage, formatAmount, orderName } from '../format-order.ts';
import type { PaymentIntent } from '../payment-intent.ts';
import type { ChargedOrder } from '../price-correction.ts';
import '../../components/order-lines.css';

const billingTexts = {
  'one-time': 'billingOnce',
  week: 'billingWeek',
  month: 'billingMonth',
  quarter: 'billingQuarter',
  year: 'billingYear',
} as const;

function Billing({ interval }: { interval: string }) {
  const t = useTexts(checkoutTexts);
  const key = Object.entries(billingTexts).find(([period]) => period === interval)?.[1];
  return <dd lang={key ? undefined : 'en'}>{key ? t(key) : interval}</dd>;
}

function Blank() {
  return <span className="order__blank" aria-hidden="true" />;
}

/** What the lines say of a payment. */
export type Bill = Pick<PaymentIntent, 'currency' | 'net' | 'vat' | 'vatRate' | 'vatTreatment'>;

/** Net amount and VAT; blank until the server has said them, and nothing where it has none or fails. */
function VatLines({ intent, failed }: Pick<OrderLinesProps, 'intent' | 'failed'>) {
  const { language } = useLanguage();
  const t = useTexts(vatTexts);
  const unknown = failed ? '–' : <Blank />;
  if (!intent)
    return [t('net'), t('vatAlone')].map((label) => (
      <div key={label}>
        <dt>{label}</dt>
        <dd>{unknown}</dd>
      </div>
    ));
  const { net, vat, vatRate: rate, vatTreatment: treatment, currency } = intent;
  if (net === null || vat === null) return null;
  const amount = (price: number) => formatAmount({ price, currency }, language);
  const charged = { net: amount(net), vat: amount(vat), rate, treatment };
  return vatRows(charged, language).map((row) => (
    <div key={row.label}>
      <dt>{row.label}</dt>
      <dd>{row.amount}</dd>
    </div>
  ));
}

/** The treatments by which a buyer is not charged the VAT that the catalogue's prices include. */
const unlike: readonly VatTreatment[] = [
  ...(['madeira', 'azores', 'reverse_charge'] as const),
  ...(['outside_eu_company', 'outside_eu_consumer'] as const),
];

/** Returns the catalogue's price where the buyer's own VAT is not in it; otherwise null. */
function useListedPrice(
  order: CurrentOrder | null,
  offered: ServicePackage | null,
  treatment: VatTreatment | null | undefined,
): string | null {
  const { data: offers } = useQuery(runningOffersQuery());
  const { data: company } = useQuery(companyQuery());
  const { language } = useLanguage();
  if (!order || !offered || !treatment || !unlike.includes(treatment)) return null;
  if (company?.vatInPrices !== 'included') return null;
  return displayPrice(findOffer(offers, order.id)?.price ?? offered.price, language);
}

export type OrderLinesProps = {
  order: CurrentOrder | ChargedOrder | null;
  /** The payment, with its VAT; null until the server has responded. */
  intent: Bill | null;
  /** Whether the server's response is not waited for any more. */
  failed?: boolean | undefined;
  packages: readonly ServicePackage[] | undefined;
};

/** The package, how often it is charged, its net amount, VAT and total. */
export function OrderLines({ order, intent, failed, packages }: OrderLinesProps) {
  const { language } = useLanguage();
  const t = useTexts(checkoutTexts);
  const offered = order && findPackage(order, packages);
  const name = order && orderName(order, offered, language);
  const currency = intent?.currency ?? (offered && moneyOfPrice(offered.price).currency);
  const catalog = useTexts(catalogTexts);
  const listed = useListedPrice(order, offered, intent?.vatTreatment);
  const price = order ? (
    <span>{formatAmount({ price: order.price, currency }, language)}</span>
  ) : (
    <Blank />
  );
  return (
    <dl className="lines">
      <div>
        <dt lang={name?.lang}>{name ? <span>{name.text}</span> : <Blank />}</dt>
        <dd>
          {listed === null ? (
            price
          ) : (
            <>
              {listed} <small>{catalog('vatIncluded')}</small>
            </>
          )}
        </dd>
      </div>
      {!order || offered ? (
        <div>
          <dt>{t('billing')}</dt>
          {offered ? (
            <Billing interval={offered.interval} />
          ) : (
            <dd>
              <Blank />
            </dd>
          )}
        </div>
      ) : null}
      {!order || offered || intent ? <VatLines intent={intent} failed={failed} /> : null}
      <div className="lines__total">
        <dt>{t('total')}</dt>
        <dd>{price}</dd>
      </div>
    </dl>
  );
}

/** The running offer about the package of an order; nothing without one. */
export function OrderOffer({ packageId }: { packageId: string }) {
  const { data: offers } = useQuery(runningOffersQuery());
  const offer = findOffer(offers, packageId);
  return offer ? <PackageOffer offer={offer} /> : null;
}
