import { complaintsPath } from '#paths.ts';
import { definePage } from '../../define-page.ts';

export const page = definePage({
  name: 'complaints',
  path: complaintsPath,
  load: () => import('./complaints-screen.tsx'),
});
