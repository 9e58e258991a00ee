import { useEffect, useRef } from 'react';
import { Link } from '../../controls/link.tsx';
import './filter-bar.css';

export type Filter = {
  name: string;
  label: string;
  /** How many it lists; nothing is shown for undefined. */
  count: number | undefined;
  href: string;
  isCurrent: boolean;
};

/** The lists that a screen has, each with its count: links, one of them current. */
export function FilterBar({ label, filters }: { label: string; filters: readonly Filter[] }) {
  const bar = useRef<HTMLElement>(null);
  const current = filters.find(({ isCurrent }) => isCurrent)?.name;
  useEffect(() => {
    if (current === undefined) return;
    const link = bar.current?.querySelector('[aria-current]');
    link?.scrollIntoView({ inline: 'nearest', block: 'nearest' });
  }, [current]);
  return (
    <nav className="fils" aria-label={label} ref={bar}>
      {filters.map(({ name, label: text, count, href, isCurrent }) => (
        <Link key={name} className="fil" to={href} aria-current={isCurrent ? 'true' : undefined}>
          {text} {count === undefined ? null : <span className="num">{count}</span>}
        </Link>
      ))}
    </nav>
  );
}
