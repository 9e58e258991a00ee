import type { ReactNode } from 'react';
import { Unbroken } from '#i18n/unbroken.tsx';

/** The header of an inner page: its heading on the left, one sentence on the right. */
export function PageHead({ title, lead }: { title: ReactNode; lead?: ReactNode }) {
  return (
    <header className="page-head">
      <div className="wrap">
        <h1>
          <Unbroken>{title}</Unbroken>
        </h1>
        {lead ? (
          <p>
            <Unbroken>{lead}</Unbroken>
          </p>
        ) : null}
      </div>
    </header>
  );
}
