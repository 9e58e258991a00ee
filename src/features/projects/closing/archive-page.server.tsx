import { Fragment, type ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { companyZone, formatDay, readClock } from '#core/zoned-time.ts';
import type { Company } from '#features/company/company.ts';
import { htmlLangOf, localeOf } from '#i18n/language.ts';
import { type TextParams, translate } from '#i18n/texts.ts';
import { formatComment } from '../format-decision.ts';
import { titleIn } from '../projects.ts';
import { archiveTexts } from './archive.texts.ts';
import type { Archive } from './collect-archive.server.ts';

type Say = (key: keyof typeof archiveTexts.en, params?: TextParams) => string;
type Shown = {
  archive: Archive;
  company: Pick<Company, 'brand' | 'phone' | 'email'>;
  say: Say;
  day: (day: string) => string;
  moment: (at: string) => string;
};

/** Everything that the page looks like: it opens from a folder, without a network. */
const style = `:root{color-scheme:light dark;--ink:#0e1430;--soft:#4a5070;--paper:#f7f6f2;--card:#fff;--line:#d5d4cb;--link:#1f3fb5}
@media(prefers-color-scheme:dark){:root{--ink:#eceef6;--soft:#b3b8cc;--paper:#0b1020;--card:#141a30;--line:#333b5c;--link:#9db4ff}}
*{box-sizing:border-box}
body{margin:0;background:var(--paper);color:var(--ink);font:1rem/1.55 system-ui,sans-serif}
main{max-width:46rem;margin:0 auto;padding:2rem 1rem 4rem}
h1{font-size:1.8rem;line-height:1.2;margin:0 0 .5rem}
h2{font-size:1.2rem;margin:0 0 .75rem}
h3{font-size:1rem;margin:0}
section{background:var(--card);border:1px solid var(--line);border-radius:.5rem;padding:1.25rem;margin-top:1rem}
ul,ol{margin:0;padding-left:1.25rem}
.plain{list-style:none;padding:0}
li+li{margin-top:.75rem}
p{margin:.25rem 0}
small,.soft{color:var(--soft);font-size:.9rem}
a{color:var(--link);display:inline-block;padding:.15rem 0;overflow-wrap:anywhere}
code{font:.85rem/1.4 ui-monospace,monospace;overflow-wrap:anywhere}
blockquote{margin:.25rem 0;padding-left:.75rem;border-left:3px solid var(--line)}
dl{margin:1rem 0 0}dt{color:var(--soft);font-size:.9rem}dd{margin:0 0 .5rem}`;

/** The address of a file beside the page, with what its name has of special signs encoded. */
const hrefOf = (path: string) => path.split('/').map(encodeURIComponent).join('/');

function Lines({ text }: { text: string }) {
  return text.split('\n').map((line, at) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: lines never move.
    <Fragment key={at}>
      {at > 0 && <br />}
      {line}
    </Fragment>
  ));
}

function Part({ id, title, children }: { id: string; title: string; children: ReactNode }) {
  return (
    <section aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      {children}
    </section>
  );
}

function Steps({ archive: { steps, project }, say, moment }: Shown) {
  const done = steps.filter(({ doneAt }) => doneAt !== null);
  if (done.length === 0) return null;
  return (
    <Part id="steps" title={say('steps')}>
      <ol>
        {done.map((step) => (
          <li key={step.id}>
            {titleIn(step, project.language)}{' '}
            <small>
              {[
                step.side === 'client' ? say('step_client') : '',
                say('step_done', { day: moment(step.doneAt ?? '') }),
              ]
                .filter(Boolean)
                .join(', ')}
            </small>
          </li>
        ))}
      </ol>
    </Part>
  );
}

function PaperLink({ name, path, say }: { name: string; path: string | null; say: Say }) {
  if (path !== null) return <a href={hrefOf(path)}>{name}</a>;
  return (
    <>
      {name} <small>({say('removed')})</small>
    </>
  );
}

/** What stands above the comment of a decision that is no words of the client's. */
const labelOf: Partial<Record<string, 'files' | 'time'>> = { 'handed-in': 'files', chosen: 'time' };

function Decisions({ archive, say, moment }: Shown) {
  const { decisions, requests, papers, project } = archive;
  if (decisions.length === 0) return null;
  return (
    <Part id="decisions" title={say('decisions')}>
      <ul className="plain">
        {decisions.map((decision) => {
          const request = requests.find(({ id }) => id === decision.requestId);
          const paper = papers.find(({ fileId }) => fileId === decision.fileId);
          return (
            <li key={decision.id}>
              <h3>{request ? titleIn(request, project.language) : ''}</h3>
              <p>
                <b>{say(`choice_${decision.choice}`)}</b> <small>{moment(decision.at)}</small>
              </p>
              {decision.comment === '' ? null : (
                <>
                  <p className="soft">{say(labelOf[decision.choice] ?? 'said')}</p>
                  <blockquote>
                    <Lines text={formatComment(decision, project.language)} />
                  </blockquote>
                </>
              )}
              {decision.consent === '' ? null : (
                <>
                  <p className="soft">{say('consented')}</p>
                  <blockquote lang={htmlLangOf[decision.language]}>
                    <Lines text={decision.consent} />
                  </blockquote>
                </>
              )}
              <p className="soft">{say('shown')}</p>
              <blockquote lang={htmlLangOf[decision.language]}>
                <Lines text={decision.words} />
              </blockquote>
              {paper ? (
                <p>
                  {say('about')}: <PaperLink name={paper.name} path={paper.path} say={say} />{' '}
                  <small>{say('version', { number: paper.number })}</small>
                </p>
              ) : null}
              {decision.sha256 === null ? null : (
                <p>
                  {say('sum')}: <code>{decision.sha256}</code>
                </p>
              )}
            </li>
          );
        })}
      </ul>
    </Part>
  );
}

function Papers({ archive: { papers }, say, moment }: Shown) {
  if (papers.length === 0) return null;
  return (
    <Part id="papers" title={say('papers')}>
      <ul>
        {papers.map(({ fileId, name, path, side, number, at }) => {
          const notes = [
            say(side === 'client' ? 'theirs' : 'ours'),
            number > 1 ? say('version', { number }) : '',
            moment(at),
          ];
          return (
            <li key={fileId}>
              <PaperLink name={name} path={path} say={say} />{' '}
              <small>{notes.filter(Boolean).join(', ')}</small>
            </li>
          );
        })}
      </ul>
    </Part>
  );
}

function Invoices({ archive: { invoices }, say }: Shown) {
  if (invoices.length === 0) return null;
  return (
    <Part id="invoices" title={say('invoices')}>
      <ul>
        {invoices.map(({ path, kind, number }) => (
          <li key={path}>
            <a href={hrefOf(path)}>{say(kind === 'credit-note' ? kind : 'invoice', { number })}</a>
          </li>
        ))}
      </ul>
    </Part>
  );
}

function Talk({ archive: { talk, project }, company, say, moment }: Shown) {
  if (talk.length === 0) return null;
  return (
    <Part id="talk" title={say('talk')}>
      <ul className="plain">
        {talk.map(({ id, direction, author, at, body, language }) => (
          <li key={id}>
            <p>
              <b>
                {direction === 'in' ? project.name || project.email : (author ?? company.brand)}
              </b>{' '}
              <small>{moment(at)}</small>
            </p>
            <blockquote lang={language === project.language ? undefined : htmlLangOf[language]}>
              <Lines text={body} />
            </blockquote>
          </li>
        ))}
      </ul>
    </Part>
  );
}

/**
 * Returns the page of a ZIP with finished work, in its client's language: no script, no network, and
 * links to the files beside it alone.
 */
export function archivePage(archive: Archive, company: Shown['company']): string {
  const { project, closedDay } = archive;
  const { language } = project;
  // What was bought in the evening begins on the next working day, and may be done before it.
  const begunDay = project.startDay < closedDay ? project.startDay : closedDay;
  const day = (one: string) => formatDay(one, localeOf[language]);
  const shown: Shown = {
    archive,
    company,
    say: (key, params = {}) => translate(archiveTexts, language, key, params),
    day,
    moment(at) {
      const clock = readClock(at, companyZone);
      return `${day(clock.day)}, ${clock.time}`;
    },
  };
  const { say } = shown;
  const title = titleIn(project, language);
  const page = (
    <html lang={htmlLangOf[language]}>
      <head>
        <meta charSet="utf-8" />
        <meta
          httpEquiv="Content-Security-Policy"
          content="default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'"
        />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>{`${title} — ${company.brand}`}</title>
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: a constant of this file. */}
        <style dangerouslySetInnerHTML={{ __html: style }} />
      </head>
      <body>
        <main>
          <h1>{title}</h1>
          <p>{say('lead', { day: day(closedDay) })}</p>
          <dl>
            <dt>{say('client')}</dt>
            <dd>{[project.name, project.company, project.email].filter(Boolean).join(', ')}</dd>
            <dt>{say('by')}</dt>
            <dd>{[company.brand, company.phone, company.email].filter(Boolean).join(', ')}</dd>
          </dl>
          <p className="soft">{say('from', { from: day(begunDay), to: day(closedDay) })}</p>
          <Steps {...shown} />
          <Decisions {...shown} />
          <Papers {...shown} />
          <Invoices {...shown} />
          <Talk {...shown} />
        </main>
      </body>
    </html>
  );
  return `<!doctype html>\n${renderToStaticMarkup(page)}\n`;
}
