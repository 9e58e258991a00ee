import { definePath } from '#core/page-path.ts';

export const settingsGroupPath = definePath('/admin/settings/:group');
