import { useEffect, useRef } from 'react';
import { useTexts } from '#i18n/language-context.tsx';
import { Link } from '#ui/controls/link.tsx';
import { contentTexts } from '../../admin/content-admin.texts.ts';
import { contentListTexts } from './content-list.texts.ts';
import './kind-links.css';

export type KindName =
  | 'posts'
  | 'case-studies'
  | 'packages'
  | 'offers'
  | 'testimonials'
  | 'questions'
  | 'tags'
  | 'people'
  | 'home'
  | 'page-words'
  | 'services'
  | 'setup-costs'
  | 'legal'
  | 'company';

export type KindGroup = {
  name: 'site' | 'blog' | 'shop' | 'words';
  kinds: readonly [KindName, ...KindName[]];
};

export type KindLinksProps = {
  kind: KindName;
  /** The kinds by what they are for. */
  groups: readonly KindGroup[];
  /** The address of the list of a kind, or of its only record. */
  listHref: (kind: KindName) => string;
};

/** The groups of content, and the kinds of the one that is open. */
export function KindLinks({ kind, groups, listHref }: KindLinksProps) {
  const t = useTexts(contentTexts);
  const c = useTexts(contentListTexts);
  const kindLinks = useRef<HTMLUListElement>(null);
  useEffect(() => {
    const current = kindLinks.current?.querySelector('[aria-current]');
    current?.scrollIntoView({ inline: 'center', block: 'nearest', behavior: 'instant' });
  }, []);
  const shown = groups.find(({ kinds }) => kinds.includes(kind));
  return (
    <nav className="content-kinds" aria-label={c('kinds')}>
      <ul className="content-groups">
        {groups.map((group) => (
          <li key={group.name}>
            <Link to={listHref(group.kinds[0])} aria-current={group === shown ? 'true' : undefined}>
              {c(`group_${group.name}`)}
            </Link>
          </li>
        ))}
      </ul>
      <ul ref={kindLinks} className="content-group">
        {shown?.kinds.map((name) => (
          <li key={name}>
            <Link to={listHref(name)} aria-current={name === kind ? 'page' : undefined}>
              {t(name)}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
