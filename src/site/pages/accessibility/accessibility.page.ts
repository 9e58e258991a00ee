import { definePage } from '../../define-page.ts';
import { accessibilityPath } from './accessibility.path.ts';

export const page = definePage({
  name: 'accessibility',
  path: accessibilityPath,
  load: () => import('./accessibility-screen.tsx'),
});
