import { definePath } from '#core/page-path.ts';

/** The page that shows a draft as it will be, for staff; `?lang=pt` is the Portuguese. */
export const previewPath = definePath('/admin/preview/:kind/:id');

/** The same for whoever has the link. */
export const previewLinkPath = definePath('/preview/:token');
