import { clientPortalPath } from '#paths.ts';
import { definePage } from '../../define-page.ts';

export const page = definePage({
  name: 'client-portal',
  path: clientPortalPath,
  load: () => import('./client-portal-screen.tsx'),
  personal: true,
});
