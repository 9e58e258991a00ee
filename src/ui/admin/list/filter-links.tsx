import { useEffect, useRef } from 'react';
import { Link } from '../../controls/link.tsx';
import './filter-links.css';

export type FilterLink = { id: string; label: string; count: number | undefined; href: string };

type FilterLinksProps = { label: string; filters: readonly FilterLink[]; current: string };

/** Filters as links, each with its count; one is the current one. */
export function FilterLinks({ label, filters, current }: FilterLinksProps) {
  const list = useRef<HTMLElement>(null);
  useEffect(() => {
    const chosen = list.current?.querySelector<HTMLElement>(`[data-filter="${current}"]`);
    if (chosen && list.current) list.current.scrollLeft = chosen.offsetLeft - chosen.offsetWidth;
  }, [current]);
  return (
    <nav className="fils" aria-label={label} ref={list}>
      {filters.map((filter) => (
        <Link
          key={filter.id}
          className="fil"
          data-filter={filter.id}
          to={filter.href}
          aria-current={filter.id === current ? 'true' : undefined}
        >
          {filter.label}
          {filter.count === undefined ? null : <span className="num">{filter.count}</span>}
        </Link>
      ))}
    </nav>
  );
}
