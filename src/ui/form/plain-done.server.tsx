import type { ReactNode } from 'react';
import { PageHead } from '../layout/page-head.tsx';
import { PlainAnswer } from './plain-form.server.tsx';

type PlainDoneProps = { title: string; lead: string; children: ReactNode };

/** The page after a form was sent without scripts: what happened, what follows, and where to go on. */
export function PlainDone({ title, lead, children }: PlainDoneProps) {
  return (
    <>
      <PlainAnswer className="plain__head">
        <PageHead title={title} lead={lead} />
      </PlainAnswer>
      <div className="wrap plain">{children}</div>
    </>
  );
}
