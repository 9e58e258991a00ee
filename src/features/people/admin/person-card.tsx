import { type ReactNode, useState } from 'react';
import { HttpError } from '#core/http-error.ts';
import { useLanguage, useTexts } from '#i18n/language-context.tsx';
import { PageHeading } from '#ui/admin/layout/page-heading.tsx';
import { LoadFailure, LoadingRows } from '#ui/admin/list/list-states.tsx';
import { usePages } from '#ui/admin/list/use-pages.ts';
import { Note } from '#ui/admin/note.tsx';
import { buttonClass } from '#ui/controls/button.tsx';
import { Link } from '#ui/controls/link.tsx';
import { useAddressSearch } from '#ui/controls/use-address-search.ts';
import { IconMail, IconPhone } from '#ui/icons/frame-icons.tsx';
import { IconChevronLeft } from '#ui/icons/icons.tsx';
import { Differences } from '../details/admin/differences.tsx';
import { MergePanel } from '../merge/admin/merge-panel.tsx';
import { Merges } from '../merge/admin/merges.tsx';
import { peoplePageSize, personQuery } from '../people.queries.ts';
import type { Erasure, PersonView } from '../people.schema.ts';
import { nameOf, writeHref } from '../people.ts';
import type { EntryHref } from '../timeline/admin/timeline.tsx';
import { TimelinePanel } from '../timeline/admin/timeline-panel.tsx';
import { filterOf } from '../timeline/timeline.ts';
import { DataPanel } from './data-panel.tsx';
import { KeptPapers } from './kept-papers.tsx';
import { keptSentence } from './kept-sentence.ts';
import { LinksPanel } from './links-panel.tsx';
import { NoteForm } from './note-form.tsx';
import { peopleTexts } from './people-admin.texts.ts';
import { PersonFacts, telephoneHref } from './person-facts.tsx';
import { StandingBadge } from './standing-badge.tsx';
import { Waiting } from './waiting.tsx';
import '#ui/admin/layout/columns.css';

/** What the signed-in person's role allows; the server decides it again with each call. */
type Allowed = { change: boolean; erase: boolean };

function Reach({
  id,
  email,
  phone,
  bookHref,
  mayWrite,
}: PersonView & { bookHref: string | null; mayWrite: boolean }) {
  const t = useTexts(peopleTexts);
  return (
    <>
      {mayWrite && email ? (
        <Link className={buttonClass({})} to={writeHref({ personId: id, email })}>
          <IconMail />
          {t('write')}
        </Link>
      ) : null}
      {phone ? (
        <a className={buttonClass({ variant: 'soft' })} href={telephoneHref(phone)}>
          <IconPhone />
          {t('call')}
        </a>
      ) : null}
      {bookHref ? (
        <Link className={buttonClass({ variant: 'soft' })} to={bookHref}>
          {t('bookFor')}
        </Link>
      ) : null}
    </>
  );
}

/** Where they stand, and how they are reached. */
function Lead({ person }: { person: PersonView }) {
  const t = useTexts(peopleTexts);
  const { name, company, email, phone, state, paysLate } = person;
  return (
    <>
      {name || company ? email || phone : t('noName')}{' '}
      {state ? <StandingBadge state={state} paysLate={paysLate} /> : null}
    </>
  );
}

/** Says that a person was erased, and what stays, or who their rows belong to now. */
function Ended({
  person,
  href,
  erasure,
}: {
  person: PersonView;
  href: string;
  erasure: Erasure | null;
}) {
  const t = useTexts(peopleTexts);
  const { language } = useLanguage();
  const kept = erasure?.kept ?? [];
  if (person.erasedAt)
    return (
      <Note tone="info" title={t('erased')} isAlert={erasure !== null}>
        {kept.length > 0
          ? kept.map((one) => keptSentence(one, t, language)).join(' ')
          : t('erasedText')}
      </Note>
    );
  return (
    <Note
      tone="info"
      title={t('merged')}
      action={
        <Link className={buttonClass({ variant: 'soft' })} to={href}>
          {t('mergedLink')}
        </Link>
      }
    />
  );
}

type PersonCardProps = {
  id: string;
  allowed: Allowed;
  listHref: string;
  hrefOf: (id: string) => string;
  /** Where a consultation is booked for the person. */
  bookHref: string;
  /** Where what happened is shown. */
  entryHref: EntryHref;
  /** What is being worked on for them. */
  renderWork: (person: PersonView) => ReactNode;
};

/** One person: how to reach them, what happened, and what may be done with their data. */
export function PersonCard({
  id,
  allowed,
  listHref,
  hrefOf,
  bookHref,
  entryHref,
  renderWork,
}: PersonCardProps) {
  const t = useTexts(peopleTexts);
  const [search, changeSearch] = useAddressSearch();
  const filter = filterOf(new URLSearchParams(search).get('filter'));
  const list = usePages((page) => personQuery(id, page, filter));
  const { pages, error, refetch } = list;
  const [erasure, setErasure] = useState<Erasure | null>(null);
  const person = pages[0];
  const back: ReactNode = (
    <Link className="crumb" to={listHref}>
      <IconChevronLeft />
      {t('back')}
    </Link>
  );

  if (error instanceof HttpError && error.status === 404)
    return (
      <>
        <PageHeading above={back} title={t('gone')} />
        <p>{t('goneText')}</p>
      </>
    );
  if (!person)
    return (
      <>
        <PageHeading above={back} title={t('back')} />
        {error ? <LoadFailure error={error} onRetry={refetch} /> : <LoadingRows />}
      </>
    );

  const isActive = !person.erasedAt && !person.mergedInto;
  return (
    <>
      <PageHeading
        above={back}
        title={nameOf(person)}
        lead={<Lead person={person} />}
        actions={
          isActive ? (
            <Reach
              {...person}
              mayWrite={allowed.change}
              bookHref={allowed.change ? bookHref : null}
            />
          ) : undefined
        }
      />
      {isActive ? null : (
        <Ended person={person} href={hrefOf(person.mergedInto ?? '')} erasure={erasure} />
      )}
      {isActive ? (
        <Differences
          personId={id}
          known={person}
          differences={person.differences}
          mayChange={allowed.change}
          hrefOf={entryHref}
          personHref={hrefOf}
          onChanged={refetch}
        />
      ) : null}
      {isActive ? <Waiting person={person} hrefOf={entryHref} /> : null}
      {allowed.change && isActive ? <Merges merges={person.merges} onChanged={refetch} /> : null}
      <div className="cols2 cols2--side">
        <div className="lane">
          {allowed.change && isActive ? <NoteForm personId={id} onChanged={refetch} /> : null}
          <TimelinePanel
            list={list}
            filter={filter}
            onFilter={(next) => changeSearch(next === null ? '' : `?filter=${next}`, 'replace')}
            pageSize={peoplePageSize}
            hrefOf={entryHref}
          />
        </div>
        <div className="lane">
          {person.erasedAt ? null : (
            <PersonFacts
              person={person}
              mayChange={allowed.change && isActive}
              onChanged={refetch}
            />
          )}
          {allowed.change && isActive ? renderWork(person) : null}
          {allowed.change && isActive ? <MergePanel person={person} onChanged={refetch} /> : null}
          {allowed.change && isActive ? <LinksPanel person={person} onChanged={refetch} /> : null}
          {allowed.erase ? <KeptPapers person={person} /> : null}
          {allowed.erase && isActive ? (
            <DataPanel
              person={person}
              onErased={(done) => {
                setErasure(done);
                void refetch();
              }}
            />
          ) : null}
        </div>
      </div>
    </>
  );
}
