import type { ReactNode } from 'react';
import { PanelBody } from '#ui/admin/layout/panel.tsx';

/** Says that a panel has nothing to show, and whether that is good. */
export function EmptyPanel({ children }: { children: ReactNode }) {
  return (
    <PanelBody className="pan__b--none">
      <p className="quiet">{children}</p>
    </PanelBody>
  );
}
