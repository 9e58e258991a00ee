import { useTexts } from '#i18n/language-context.tsx';
import { FailureNote } from '#ui/admin/calls/failure-note.tsx';
import { BulkBar } from '#ui/admin/list/bulk-bar.tsx';
import type { ChosenRows } from '#ui/admin/list/use-chosen-rows.ts';
import { SaveTable, useSaveTable } from '#ui/admin/save-table.tsx';
import { Button } from '#ui/controls/button.tsx';
import { invoiceDataUrl } from '../../invoices/invoices-calls.ts';
import type { OrderView } from '../order-list.ts';
import { ordersCsvUrl } from '../orders.queries.ts';
import { chosenTexts } from './chosen-orders.texts.ts';
import { ordersTexts } from './orders-admin.texts.ts';

type ChosenOrdersProps = { chosen: ChosenRows; view: OrderView };

/** What can be done with several orders: none of it moves money. Nothing while none is chosen. */
export function ChosenOrders({ chosen, view }: ChosenOrdersProps) {
  const t = useTexts(chosenTexts);
  const ordersText = useTexts(ordersTexts);
  const { busy, failure, save } = useSaveTable();
  const count = chosen.chosen.length;
  if (count === 0) return null;
  const orders = { url: ordersCsvUrl(view, chosen.chosen), name: 'orders-chosen' };
  const forInvoices = {
    url: invoiceDataUrl('csv', { references: chosen.chosen }),
    name: 'invoice-data-chosen',
  };
  return (
    <>
      <FailureNote failure={failure} />
      <BulkBar
        label={count === 1 ? t('chosen_one') : t('chosen_many', { count })}
        noneLabel={t('chooseNone')}
        onNone={chosen.clear}
      >
        <Button busy={busy} onClick={() => save(forInvoices, 'csv')}>
          {ordersText('forInvoices')}
        </Button>
        <SaveTable busy={busy} onSave={(format) => save(orders, format)}>
          {t('exportChosen')}
        </SaveTable>
      </BulkBar>
    </>
  );
}
