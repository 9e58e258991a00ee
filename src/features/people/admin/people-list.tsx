import { useCallback } from 'react';
import { useTexts } from '#i18n/language-context.tsx';
import { Initials } from '#ui/admin/initials.tsx';
import { Instant } from '#ui/admin/instant.tsx';
import { PageHeading } from '#ui/admin/layout/page-heading.tsx';
import { LoadFailure, LoadingRows, ShowMore } from '#ui/admin/list/list-states.tsx';
import { SearchField } from '#ui/admin/list/search-field.tsx';
import { usePages } from '#ui/admin/list/use-pages.ts';
import { Link } from '#ui/controls/link.tsx';
import { useAddressSearch } from '#ui/controls/use-address-search.ts';
import { StatePanel } from '#ui/feedback/state-panel.tsx';
import { peopleQuery } from '../people.queries.ts';
import type { PeoplePage } from '../people.schema.ts';
import { nameOf } from '../people.ts';
import { peopleTexts } from './people-admin.texts.ts';
import '#ui/admin/layout/panel.css';
import '#ui/admin/layout/rows.css';

type Person = PeoplePage['people'][number];
type PersonHref = (id: string) => string;

function PersonRow({ person, href }: { person: Person; href: string }) {
  const t = useTexts(peopleTexts);
  const name = nameOf(person);
  const isNamed = person.name !== '' || person.company !== '';
  const rest = [
    isNamed ? person.email : t('noName'),
    person.name ? person.company : '',
    person.phone,
  ];
  return (
    <li>
      <Initials name={name} />
      <div>
        <b>
          <Link to={href}>{name}</Link>
        </b>
        <small className="cut cut--1">{rest.filter(Boolean).join(', ')}</small>
      </div>
      <small>
        <Instant at={person.createdAt} />
      </small>
    </li>
  );
}

function Nobody({ q }: { q: string }) {
  const t = useTexts(peopleTexts);
  return (
    <StatePanel kind="empty" plain headingLevel={2} title={q ? t('noneFound', { q }) : t('none')}>
      {t(q ? 'noneFoundText' : 'noneText')}
    </StatePanel>
  );
}

type PeopleListProps = { title: string; hrefOf: PersonHref };

/** Everyone who wrote, booked, subscribed or bought, searched as somebody types. */
export function PeopleList({ title, hrefOf }: PeopleListProps) {
  const t = useTexts(peopleTexts);
  const [search, changeSearch] = useAddressSearch();
  const q = new URLSearchParams(search).get('q') ?? '';
  const { pages, error, outdated, more, refetch } = usePages((page) => peopleQuery({ q, page }));
  const people = [...new Map(pages.flatMap((page) => page.people).map((one) => [one.id, one]))];
  const total = pages[0]?.total;
  const word = q === '' ? 'total' : 'found';
  const find = useCallback(
    (text: string) => changeSearch(text ? `?${new URLSearchParams({ q: text })}` : '', 'replace'),
    [changeSearch],
  );
  return (
    <>
      <PageHeading
        title={title}
        lead={
          <span role="status">
            {total === undefined ? '' : total === 1 ? t(`${word}One`) : t(word, { count: total })}
          </span>
        }
      />
      <SearchField label={t('search')} value={q} onSearch={find} />
      <div className="pan" aria-busy={outdated}>
        {error ? <LoadFailure error={error} onRetry={refetch} /> : null}
        {total === undefined && !error ? <LoadingRows /> : null}
        {total === 0 ? <Nobody q={q} /> : null}
        {people.length > 0 ? (
          <ul className="rows rows--fold">
            {people.map(([id, person]) => (
              <PersonRow key={id} person={person} href={hrefOf(id)} />
            ))}
          </ul>
        ) : null}
        {total !== undefined && people.length < total ? <ShowMore more={more} /> : null}
      </div>
    </>
  );
}
