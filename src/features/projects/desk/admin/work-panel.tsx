import { useState } from 'react';
import { useLanguage, useTexts } from '#i18n/language-context.tsx';
import { useQuery } from '#query/use-query.tsx';
import { Panel, PanelBody } from '#ui/admin/layout/panel.tsx';
import { Button } from '#ui/controls/button.tsx';
import { Link } from '#ui/controls/link.tsx';
import { useNavigation } from '#ui/controls/navigation-context.ts';
import { workOfQuery } from '../../projects.queries.ts';
import type { WorkAttention } from '../../projects.schema.ts';
import { titleIn } from '../../projects.ts';
import { Ball, formatLineInstant } from './ball.tsx';
import { BeginDialog } from './begin-dialog.tsx';
import { workTexts } from './work-panel.texts.ts';
import '#ui/admin/layout/rows.css';

type HrefOf = { hrefOf: (id: string) => string };

type TodayWorkProps = HrefOf & { work: WorkAttention; wordsHref: (id: string) => string };

/** What clients said about us, to look at and publish, or to take off the site. */
function ClientWords({ work: { words }, wordsHref }: Omit<TodayWorkProps, 'hrefOf'>) {
  const t = useTexts(workTexts);
  const { language } = useLanguage();
  if (words.length === 0) return null;
  return (
    <Panel title={t('words')} count={words.length}>
      <ul className="rows rows--2">
        {words.map(({ recordId, client, at, isTaken }) => (
          <li key={recordId}>
            <div>
              <b>
                <Link to={wordsHref(recordId)}>{client}</Link>
              </b>
              <small>
                {t(isTaken ? 'wordsTaken' : 'wordsGiven', {
                  day: formatLineInstant(at, language),
                })}
              </small>
            </div>
          </li>
        ))}
      </ul>
    </Panel>
  );
}

/** What is late in the work for clients, ours first, and what they said; nothing where nothing is. */
export function TodayWork({ work, hrefOf, wordsHref }: TodayWorkProps) {
  return (
    <>
      <LateWork work={work} hrefOf={hrefOf} />
      <ClientWords work={work} wordsHref={wordsHref} />
    </>
  );
}

function LateWork({ work, hrefOf }: HrefOf & { work: WorkAttention }) {
  const t = useTexts(workTexts);
  const { language } = useLanguage();
  if (work.first.length === 0) return null;
  return (
    <Panel title={t('late')} count={work.first.length}>
      <ul className="rows rows--2">
        {work.first.map((entry) => {
          const { id, client, side, since, reminders, lateDays } = entry;
          const day = formatLineInstant(since, language);
          const said = [
            t(side === 'client' ? 'withClient' : 'withUs', { client, day }),
            lateDays === 0
              ? ''
              : lateDays === 1
                ? t('lateOne')
                : t('lateDays', { count: lateDays }),
            reminders === 0
              ? ''
              : reminders === 1
                ? t('remindedOne')
                : t('reminded', { count: reminders }),
          ];
          return (
            <li key={`${id} ${side} ${entry.title}`}>
              <div>
                <b>
                  <Link to={hrefOf(id)}>{titleIn(entry, language)}</Link>
                </b>
                <small>
                  {titleIn({ title: entry.work, titlePt: entry.workPt }, language)}, {client}
                </small>
                <small>{said.filter(Boolean).join(', ')}</small>
              </div>
            </li>
          );
        })}
      </ul>
    </Panel>
  );
}

type Client = { id: string; email: string; name: string; company: string; language: 'en' | 'pt' };

/** The work of one person, and how more is begun. */
export function WorkOfPerson({ person, hrefOf }: HrefOf & { person: Client }) {
  const t = useTexts(workTexts);
  const { language } = useLanguage();
  const { navigate } = useNavigation();
  const { data } = useQuery(workOfQuery(person.id));
  const [isBeginning, setIsBeginning] = useState(false);
  const { email, name, company, language: theirs } = person;
  return (
    <Panel
      title={t('work')}
      count={data?.total ?? 0}
      action={
        <Button variant="soft" size="sm" onClick={() => setIsBeginning(true)}>
          {t('begin')}
        </Button>
      }
    >
      {data?.total === 0 ? <PanelBody>{t('none')}</PanelBody> : null}
      <ul className="rows rows--2">
        {data?.projects.map((project) => (
          <li key={project.id}>
            <div>
              <b>
                <Link to={hrefOf(project.id)}>{titleIn(project, language)}</Link>
              </b>
              <small>
                <Ball held={{ ...project, waiting: project.isWaiting ? project.now : null }} />
              </small>
            </div>
          </li>
        ))}
      </ul>
      {isBeginning ? (
        <BeginDialog
          known={{ email, name, company, language: theirs }}
          onClose={() => setIsBeginning(false)}
          onBegun={(id) => navigate(hrefOf(id))}
        />
      ) : null}
    </Panel>
  );
}
