import { definePath } from '#core/page-path.ts';

export const translationsPath = definePath('/admin/content/translations');
