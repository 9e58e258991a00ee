import { companyZone, readClock } from '#core/zoned-time.ts';
import { telHref } from '#features/company/company.ts';
import { firstNameOf } from '#i18n/first-name.ts';
import { useLanguage, useTexts } from '#i18n/language-context.tsx';
import { localize } from '#i18n/localized.tsx';
import { Unbroken } from '#i18n/unbroken.tsx';
import { Button } from '#ui/controls/button.tsx';
import { IconAlert, IconCheck } from '#ui/icons/frame-icons.tsx';
import { Avatar } from '#ui/layout/avatar.tsx';
import type { ClientWork, ClientWorks } from '../client-work.ts';
import { formatShortDay } from '../format-day.ts';
import type { Relation } from '../show-relation.server.ts';
import { withUsTexts } from '../with-us.texts.ts';
import { RelationMeetings } from './relation-meetings.server.tsx';
import { RelationMoney } from './relation-money.server.tsx';
import { RelationNeeds } from './relation-needs.server.tsx';
import { RelationTalk } from './relation-talk.server.tsx';
import type { Typed } from './typed.ts';

/** What a press has done: said above everything else. */
export type Said = { kind: 'meeting' | 'message' | 'contact' } | { kind: 'failed'; text: string };

export function SaidNote({ said }: { said: Said | null }) {
  const t = useTexts(withUsTexts);
  if (said === null) return null;
  const hasFailed = said.kind === 'failed';
  return (
    <div
      className={hasFailed ? 'rel-notice rel-notice--bad' : 'rel-notice'}
      id="said"
      tabIndex={-1}
      role={hasFailed ? 'alert' : 'status'}
    >
      {hasFailed ? <IconAlert /> : <IconCheck />}
      <p>
        {said.kind === 'failed' ? (
          <>
            <b>{t('failed')}.</b> {said.text}
          </>
        ) : (
          t(`said_${said.kind}`)
        )}
      </p>
    </div>
  );
}

function Work({ work }: { work: ClientWork }) {
  const t = useTexts(withUsTexts);
  return (
    <li>
      <h3>{work.title}</h3>
      <p>
        <Unbroken>{work.state}</Unbroken>
      </p>
      {work.steps.length > 0 ? (
        <ol className="rel-steps">
          {work.steps.map(({ title, isDone, isNow }) => (
            <li key={title} className={isDone ? 'is-done' : isNow ? 'is-now' : undefined}>
              {title}
              {isDone || isNow ? (
                <span className="sr"> ({t(isDone ? 'step_done' : 'step_now')})</span>
              ) : null}
            </li>
          ))}
        </ol>
      ) : null}
      {work.links.length > 0 ? (
        <p className="rel-ways">
          {work.links.map(({ label, href }) => (
            <a key={href} className="link" href={href}>
              {label}
            </a>
          ))}
        </p>
      ) : null}
    </li>
  );
}

/** How far the work is, and of a paid order without any, who contacts the client and by when. */
function Where({ relation }: { relation: Relation }) {
  const { language } = useLanguage();
  const t = useTexts(withUsTexts);
  const { works, orders, now } = relation;
  const open = orders.filter(
    ({ status, isWithdrawn }) =>
      (status === 'paid' || status === 'partly_refunded') && !isWithdrawn,
  );
  const promises = open.map((order) => {
    const name = localize(language, order.name, order.namePt).text;
    // A promise whose time has passed is not repeated.
    if (order.contactBy === null || order.contactBy <= now)
      return { id: order.id, text: t('working', { name }) };
    const { day, time } = readClock(order.contactBy, companyZone);
    const by = { name, day: formatShortDay(day, language), time: time };
    return { id: order.id, text: t('contactBy', by) };
  });
  if (works.works.length + promises.length === 0) return null;
  return (
    <section className="card card--pad" aria-labelledby="where">
      <h2 id="where">{t('where')}</h2>
      <ul className="rel-list">
        {works.works.map((work) => (
          <Work key={work.title} work={work} />
        ))}
        {works.works.length > 0
          ? null
          : promises.map(({ id, text }) => (
              <li key={id}>
                <p>
                  <Unbroken>{text}</Unbroken>
                </p>
              </li>
            ))}
      </ul>
    </section>
  );
}

function Papers({ works: { works, ownPapers } }: { works: ClientWorks }) {
  const t = useTexts(withUsTexts);
  const papers = [...works.flatMap((work) => work.papers), ...ownPapers];
  if (papers.length === 0) return null;
  return (
    <section className="card card--pad" aria-labelledby="papers">
      <h2 id="papers">{t('papers')}</h2>
      <ul className="rel-list">
        {papers.map(({ name, href, note }) => (
          <li key={href ?? `${name} ${note}`}>
            {/* What was removed is still named. */}
            {href === null ? (
              name
            ) : (
              <a className="link" href={href}>
                {name}
              </a>
            )}{' '}
            <small>{note}</small>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Who is responsible, and how to reach them. */
function Who({ relation }: { relation: Relation }) {
  const t = useTexts(withUsTexts);
  const { works, threads, company, faceOf } = relation;
  const holder = works.works.find((work) => work.holder !== null)?.holder ?? null;
  const name = holder?.name ?? threads.find(({ assignee }) => assignee !== null)?.assignee ?? null;
  const email = holder?.email ?? company.email;
  return (
    <section className="card card--pad" aria-labelledby="who">
      <h2 id="who">{t('who')}</h2>
      {name === null ? (
        <p>{t('whoTeam')}</p>
      ) : (
        <div className="rel-who">
          <Avatar name={name} face={faceOf(name).face} image={faceOf(name).avatar} />
          <p>{t('whoLead', { name })}</p>
        </div>
      )}
      <p className="rel-ways">
        <a className="link" href={telHref(company.phone)} translate="no">
          {company.phone}
        </a>
        <a className="link" href={`mailto:${email}`} translate="no">
          {email}
        </a>
      </p>
    </section>
  );
}

function EndLinks({ action }: { action: string }) {
  const t = useTexts(withUsTexts);
  return (
    <section className="rel-links" aria-labelledby="links">
      <h2 id="links">{t('links')}</h2>
      <p>{t('linksText')}</p>
      <form method="post" action={action}>
        <input type="hidden" name="do" value="end" />
        <Button type="submit" variant="line" size="sm">
          {t('end')}
        </Button>
      </form>
    </section>
  );
}

type RelationPageProps = {
  relation: Relation;
  /** The address of the page. */
  action: string;
  from: string | null;
  attempt: string;
  said: Said | null;
  typed: Typed;
};

/** Everything between a client and the company: what is needed first, the rest below or beside it. */
export function RelationPage({ relation, action, from, attempt, said, typed }: RelationPageProps) {
  const t = useTexts(withUsTexts);
  const name = firstNameOf(relation.name);
  const isOrder = relation.scope === 'order';
  return (
    <div className="wrap rel">
      <header className="rel-head">
        <h1>{name ? t('hello', { name }) : t('helloNobody')}</h1>
        <p>{t(isOrder ? 'leadOrder' : 'lead', { brand: relation.company.brand })}</p>
      </header>
      <SaidNote said={said} />
      <div className="rel-cols">
        <div className="rel-lane">
          <RelationNeeds relation={relation} action={action} typed={typed} />
          <Where relation={relation} />
          <RelationMeetings
            relation={relation}
            action={action}
            from={from}
            attempt={attempt}
            typed={typed}
          />
          <RelationTalk relation={relation} action={action} attempt={attempt} typed={typed} />
        </div>
        <div className="rel-lane">
          <RelationMoney relation={relation} action={action} />
          <Papers works={relation.works} />
          <Who relation={relation} />
          {isOrder ? null : <EndLinks action={action} />}
        </div>
      </div>
    </div>
  );
}
