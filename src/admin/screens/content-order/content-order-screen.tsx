import { listsTexts } from '#features/content/lists/admin/lists.texts.ts';
import { OrderList } from '#features/content/lists/admin/order-list.tsx';
import { useTexts } from '#i18n/language-context.tsx';
import type { contentOrderPath } from '#paths.ts';
import { PageHeading } from '#ui/admin/layout/page-heading.tsx';
import type { ScreenProps } from '../../define-screen.ts';
import { ContentCrumb } from '../content/content-crumb.tsx';
import { screen } from './content-order.screen.ts';

export function Screen({ params: { kind } }: ScreenProps<typeof contentOrderPath>) {
  const t = useTexts(screen.title);
  const l = useTexts(listsTexts);
  return (
    <>
      <PageHeading title={t('title')} above={<ContentCrumb />} lead={l('orderLead')} />
      <OrderList kind={kind} />
    </>
  );
}
