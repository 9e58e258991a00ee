import { useState } from 'react';
import { formatSums } from '#i18n/format-money.ts';
import { useLanguage, useTexts } from '#i18n/language-context.tsx';
import { FailureNote } from '#ui/admin/calls/failure-note.tsx';
import { PageHeading } from '#ui/admin/layout/page-heading.tsx';
import { PartFailure } from '#ui/admin/list/list-states.tsx';
import { SaveTable, useSaveTable } from '#ui/admin/save-table.tsx';
import { useLoaded } from '#ui/admin/use-loaded.ts';
import { Button, buttonClass } from '#ui/controls/button.tsx';
import { Link } from '#ui/controls/link.tsx';
import { phoneWindow, useMedia } from '#ui/controls/use-media.ts';
import { IconDownload } from '#ui/icons/icons.tsx';
import { CompareButton, useComparison } from '../../reconcile/admin/use-comparison.tsx';
import type { OrderView } from '../order-list.ts';
import { ordersCsvUrl } from '../orders.queries.ts';
import type { OrdersPage } from '../orders-admin.schema.ts';
import { ordersTexts } from './orders-admin.texts.ts';

const loadInvoiceData = () =>
  import('../../invoices/admin/invoice-data-dialog.tsx').then((part) => part.InvoiceDataDialog);
const loadComparison = () =>
  import('../../reconcile/admin/comparison.tsx').then((part) => part.Comparison);

/** The state of all orders in one sentence. */
function OrdersSentence({ counts, taken }: OrdersPage) {
  const t = useTexts(ordersTexts);
  const { language } = useLanguage();
  const count = (name: string) => counts[name] ?? 0;
  const counted = (word: 'orders' | 'failed' | 'pastDue' | 'disputed', number: number) =>
    number === 1 ? t(`${word}_one`) : t(`${word}_many`, { count: number });
  const parts = [
    counted('orders', count('all')),
    t('taken', { amount: formatSums(taken.sums, language) }),
    ...(count('failed') > 0 ? [counted('failed', count('failed'))] : []),
    ...(count('disputed') > 0 ? [counted('disputed', count('disputed'))] : []),
    ...(count('past_due') > 0 ? [counted('pastDue', count('past_due'))] : []),
  ];
  return <>{`${parts.join(', ')}.`}</>;
}

export type OrdersAllowed = {
  export: boolean;
  /** To write to who bought. */
  write: boolean;
  refund: boolean;
  reconcile: boolean;
  tasks: boolean;
};

type OrdersHeadingProps = {
  title: string;
  page: OrdersPage | undefined;
  view: OrderView;
  allowed: OrdersAllowed;
  /** What clients were asked to pay. */
  askedHref: string;
  hrefOf: (reference: string) => string;
};

/** The head of the list: its state in words, the export, the comparison with the provider. */
export function OrdersHeading(props: OrdersHeadingProps) {
  const { title, page, view, allowed, askedHref, hrefOf } = props;
  const t = useTexts(ordersTexts);
  const { busy, failure, save } = useSaveTable();
  const isPhone = useMedia(phoneWindow);
  const comparison = useComparison();
  const { found, failure: notCompared } = comparison;
  const shown = useLoaded(found !== null || notCompared !== null, loadComparison);
  const [isForInvoices, setIsForInvoices] = useState(false);
  const invoiceData = useLoaded(isForInvoices, loadInvoiceData);
  const orders = { url: ordersCsvUrl(view), name: `orders-${view.filter}` };
  return (
    <>
      <PageHeading
        title={title}
        lead={page ? <OrdersSentence {...page} /> : '\u00a0'}
        actions={
          <>
            <Link className={buttonClass({ variant: 'soft' })} to={askedHref}>
              {t('asked')}
            </Link>
            {allowed.export ? (
              <Button variant="soft" onClick={() => setIsForInvoices(true)}>
                {t('forInvoices')}
              </Button>
            ) : null}
            <CompareButton comparison={comparison} isShort={isPhone} />
            {allowed.export ? (
              <SaveTable
                variant="soft"
                busy={busy}
                busyLabel={t('exporting')}
                onSave={(format) => save(orders, format)}
              >
                {isPhone ? null : <IconDownload />}
                {t('export')}
              </SaveTable>
            ) : null}
          </>
        }
      />
      <FailureNote failure={failure} />
      <PartFailure of={invoiceData} />
      {isForInvoices && invoiceData.part ? (
        <invoiceData.part onClose={() => setIsForInvoices(false)} />
      ) : null}
      <PartFailure of={shown} />
      {shown.part ? (
        <shown.part comparison={comparison} mayCorrect={allowed.reconcile} hrefOf={hrefOf} />
      ) : null}
    </>
  );
}
