import { definePath } from '#core/page-path.ts';

export const samplesPath = definePath('/admin/content/samples');
