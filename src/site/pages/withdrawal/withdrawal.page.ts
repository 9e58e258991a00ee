import { definePage } from '../../define-page.ts';
import { withdrawalPath } from './withdrawal.path.ts';

export const page = definePage({
  name: 'withdrawal',
  path: withdrawalPath,
  load: () => import('./withdrawal-screen.tsx'),
  search: ['sent', 'problem'],
});
