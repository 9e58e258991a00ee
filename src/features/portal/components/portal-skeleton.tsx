import { Skeleton } from '#ui/feedback/skeleton.tsx';
import './client-portal.css';
import './portal-sidebar.css';
import '../projects/components/project-list.css';
import './portal-skeleton.css';

const cards = ['first', 'second', 'third', 'fourth'];

/** The skeleton of the portal, in the same columns, until the session is known. */
export function PortalSkeleton({ label }: { label: string }) {
  return (
    <div role="status" aria-label={label} className="portal-skeleton">
      <div className="portal-skeleton__ribbon" />
      <div className="portal" aria-hidden="true">
        <div className="portal-side">
          <div className="portal-side__in">
            <div className="portal-skeleton__person">
              <Skeleton shape="avatar" />
              <Skeleton shape="title" />
            </div>
            <div>
              <Skeleton shape="button" />
            </div>
            <Skeleton shape="button" />
          </div>
        </div>
        <div className="portal-list">
          <Skeleton shape="meta" />
          <div className="portal-skeleton__cards">
            {cards.map((card) => (
              <div className="portal-project" key={card}>
                <Skeleton shape="short-title" />
                <Skeleton />
                <Skeleton shape="meta" />
              </div>
            ))}
          </div>
        </div>
        <div className="portal-main">
          <Skeleton shape="meta" />
          <Skeleton shape="title" />
          <Skeleton />
          <Skeleton shape="button" />
        </div>
      </div>
    </div>
  );
}
