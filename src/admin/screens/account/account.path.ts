import { definePath } from '#core/page-path.ts';

export const accountPath = definePath('/admin/account');
