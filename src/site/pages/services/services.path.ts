import { definePath } from '#core/page-path.ts';

export const servicesPath = definePath('/services');
