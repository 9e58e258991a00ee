import { definePath } from '#core/page-path.ts';

export const contentTransferPath = definePath('/admin/content/import');
