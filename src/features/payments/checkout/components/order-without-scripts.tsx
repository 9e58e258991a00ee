import { moneyOfPrice } from '#core/money.ts';
import type { ServicePackage } from '#features/catalog/catalog.ts';
import { servicePackagesQuery } from '#features/catalog/catalog.ts';
import { type Company, telHref } from '#features/company/company.ts';
import { findOffer, runningOffersQuery } from '#features/offers/offers.ts';
import { rateOf, splitPrice } from '#features/vat/vat.ts';
import { useLanguage, useTexts } from '#i18n/language-context.tsx';
import { localize } from '#i18n/localized.tsx';
import { useQuery } from '#query/use-query.tsx';
import { buttonClass } from '#ui/controls/button.tsx';
import { useNavigation } from '#ui/controls/navigation-context.ts';
import type { AskedPayment } from '../../requests/requests.ts';
import { orderWithoutScriptsTexts } from '../order-without-scripts.texts.ts';
import { OrderLines, OrderOffer } from './order-lines.tsx';
import { PartNote } from './order-summary.tsx';

/** Returns the package that the address of the checkout asks for, as the catalogue has it. */
function useWantedPackage(): ServicePackage | undefined {
  const { search } = useNavigation().address;
  const { data: packages } = useQuery(servicePackagesQuery());
  const id = new URLSearchParams(search).get('packageId');
  return packages?.find((pack) => pack.id === id);
}

/** The bill of a package for a consumer on the mainland, whose price the catalogue says. */
function WantedBill({ wanted, company }: { wanted: ServicePackage; company: Company }) {
  const { data: offers } = useQuery(runningOffersQuery());
  const { cents, currency } = moneyOfPrice(findOffer(offers, wanted.id)?.price ?? wanted.price);
  const day = new Date().toISOString().slice(0, 10);
  const rate = rateOf('mainland', day);
  const lines = splitPrice(cents, { prices: company.vatInPrices, rate, day });
  const bill = { net: lines.netCents / 100, vat: lines.vatCents / 100, vatRate: rate };
  return (
    <>
      <OrderLines
        order={{ id: wanted.id, name: wanted.name, price: lines.totalCents / 100 }}
        intent={{ ...bill, currency, vatTreatment: 'mainland' }}
        packages={[wanted]}
      />
      <OrderOffer packageId={wanted.id} />
    </>
  );
}

type WithoutScriptsProps = {
  company: Company | undefined;
  /** What staff asked for, in place of a package. */
  asked?: AskedPayment | undefined;
};

/** What the checkout says without scripts: it cannot charge, so the package is ordered by mail or phone. */
export function OrderWithoutScripts({ company, asked }: WithoutScriptsProps) {
  const t = useTexts(orderWithoutScriptsTexts);
  const { language } = useLanguage();
  const wanted = useWantedPackage();
  const own = wanted && localize(language, wanted.name, wanted.namePt).text;
  const name = own === undefined ? t('anyPackage') : t('named', { name: own });
  const subject = encodeURIComponent(
    asked
      ? t('askedSubject', { reference: asked.reference })
      : t('subject', { name: own ?? t('anyPackage') }),
  );
  return (
    <div className="stack">
      <p>{t('need')}</p>
      <p>{asked ? t(asked.transfer ? 'askedTransfer' : 'askedInstead') : t('instead', { name })}</p>
      {asked ? (
        <OrderLines
          order={{
            id: '',
            name: localize(language, asked.title, asked.titlePt || null).text,
            price: asked.amount,
          }}
          intent={{ ...asked, vatTreatment: 'mainland' }}
          packages={undefined}
        />
      ) : null}
      {asked?.part ? <PartNote part={asked.part} /> : null}
      {wanted && company ? <WantedBill wanted={wanted} company={company} /> : null}
      {company ? (
        <p className="plain__send">
          <a className={buttonClass()} href={`mailto:${company.email}?subject=${subject}`}>
            {t(asked ? 'askedByMail' : 'byMail')}
          </a>
          <a
            className={buttonClass({ variant: 'line' })}
            href={telHref(company.phone)}
            translate="no"
          >
            {company.phone}
          </a>
        </p>
      ) : null}
    </div>
  );
}
