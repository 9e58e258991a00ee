import { definePath } from '#core/page-path.ts';

export const redirectsPath = definePath('/admin/content/redirects');
