import { definePage } from '../../define-page.ts';
import { clientPortalPath } from './client-portal.path.ts';

export const page = definePage({
  name: 'client-portal',
  path: clientPortalPath,
  load: () => import('./client-portal-screen.tsx'),
  personal: true,
});
