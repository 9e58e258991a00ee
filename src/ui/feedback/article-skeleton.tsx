import type { ReactNode } from 'react';
import { Skeleton } from './skeleton.tsx';
import '../art/art-frame.css';
import '../layout/article-head.css';

/** An article while it loads: its way back, and where title, facts and picture will stand. */
export function ArticleSkeleton({ back, label }: { back: ReactNode; label: string }) {
  return (
    <div className="wrap page-state">
      <p className="back">{back}</p>
      <div role="status" aria-label={label}>
        <div className="lede">
          <div className="stack">
            <Skeleton shape="title" />
            <Skeleton shape="short-title" />
          </div>
          <Skeleton shape="meta" />
        </div>
        <div className="skel ar-wide" aria-hidden="true" />
      </div>
    </div>
  );
}
