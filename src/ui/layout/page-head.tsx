import type { ReactNode } from 'react';

/** The header of an inner page: its heading on the left, one sentence on the right. */
export function PageHead({ title, lead }: { title: ReactNode; lead?: ReactNode }) {
  return (
    <header className="page-head">
      <div className="wrap">
        <h1>{title}</h1>
        {lead ? <p>{lead}</p> : null}
      </div>
    </header>
  );
}
