import { useTexts } from '#i18n/language-context.tsx';
import { FailureNote } from '#ui/admin/calls/failure-note.tsx';
import { useStaffAction } from '#ui/admin/calls/use-staff-action.ts';
import { BulkBar } from '#ui/admin/list/bulk-bar.tsx';
import type { ChosenRows } from '#ui/admin/list/use-chosen-rows.ts';
import { fetchFile, saveFile } from '#ui/admin/save-file.ts';
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
  const { busy, failure, run } = useStaffAction();
  const count = chosen.chosen.length;
  if (count === 0) return null;
  const download = () =>
    run(
      () => fetchFile(ordersCsvUrl(view, chosen.chosen)),
      (file) => saveFile(file, 'orders-chosen.csv'),
    );
  return (
    <>
      <FailureNote failure={failure} />
      <BulkBar
        label={count === 1 ? t('chosen_one') : t('chosen_many', { count })}
        noneLabel={t('chooseNone')}
        onNone={chosen.clear}
      >
        <Button
          busy={busy}
          onClick={() =>
            void run(
              () => fetchFile(invoiceDataUrl('csv', { references: chosen.chosen })),
              (file) => saveFile(file, 'invoice-data-chosen.csv'),
            )
          }
        >
          {ordersText('forInvoices')}
        </Button>
        <Button busy={busy} onClick={() => void download()}>
          {t('exportChosen')}
        </Button>
      </BulkBar>
    </>
  );
}
