import { useLanguage, useTexts } from '#i18n/language-context.tsx';
import { Initials } from '#ui/admin/initials.tsx';
import { formatNear } from '#ui/admin/moment.ts';
import { Cell, type Column, DataTable, TableRow } from '#ui/admin/table/data-table.tsx';
import { Link } from '#ui/controls/link.tsx';
import { IconClock } from '#ui/icons/icons.tsx';
import type { PeoplePage } from '../people.schema.ts';
import { nameOf } from '../people.ts';
import { peopleListTexts } from './people-list.texts.ts';
import { StandingBadge } from './standing-badge.tsx';
import './people-table.css';
import '#ui/admin/age.css';

type Person = PeoplePage['people'][number];

/** Who spoke last, or how long somebody has been waiting. */
function LastWord({ person, now }: { person: Person; now: number }) {
  const t = useTexts(peopleListTexts);
  const { language } = useLanguage();
  const { waitsSince, lastWord } = person;
  if (waitsSince)
    return (
      <span className="age age--warn">
        <IconClock />
        {t('waits', { when: formatNear(waitsSince, now, language) })}
      </span>
    );
  if (!lastWord) return null;
  return <>{t(`by_${lastWord.by}`, { when: formatNear(lastWord.at, now, language) })}</>;
}

function PersonRow({ person, href, now }: { person: Person; href: string; now: number }) {
  const t = useTexts(peopleListTexts);
  const { language } = useLanguage();
  const name = nameOf(person);
  const isNamed = person.name !== '' || person.company !== '';
  const company = person.name === '' ? '' : person.company;
  return (
    <TableRow>
      <Cell>
        <span className="who">
          <Initials name={name} />
          <span>
            <Link to={href}>{name}</Link>
            <small>{isNamed ? person.email || person.phone : t('noName')}</small>
          </span>
        </span>
      </Cell>
      <Cell>
        <span className="tbl__state">
          <StandingBadge state={person.state} paysLate={person.paysLate} />
        </span>
      </Cell>
      <Cell className={company === '' ? 'people__company tbl__hide' : 'people__company tbl__wide'}>
        {company}
      </Cell>
      <Cell className="tbl__plain tbl__hide people__language">
        {t(`language_${person.language}`)}
      </Cell>
      <Cell className="tbl__wide">
        <LastWord person={person} now={now} />
      </Cell>
      <Cell className={person.next ? 'tbl__wide' : 'tbl__hide'}>
        {person.next ? t('nextCall', { when: formatNear(person.next.at, now, language) }) : null}
      </Cell>
    </TableRow>
  );
}

type PeopleTableProps = {
  title: string;
  people: readonly Person[];
  now: number;
  hrefOf: (id: string) => string;
};

/** The phone book: on a phone each row is a small grid. */
export function PeopleTable({ title, people, now, hrefOf }: PeopleTableProps) {
  const t = useTexts(peopleListTexts);
  const columns: Column<never>[] = [
    { id: 'who', label: t('who') },
    { id: 'state', label: t('state') },
    { id: 'company', label: t('company'), className: 'people__company' },
    { id: 'language', label: t('language'), className: 'people__language' },
    { id: 'lastWord', label: t('lastWord') },
    { id: 'next', label: t('next') },
  ];
  return (
    <DataTable label={title} columns={columns}>
      {people.map((person) => (
        <PersonRow key={person.id} person={person} href={hrefOf(person.id)} now={now} />
      ))}
    </DataTable>
  );
}
