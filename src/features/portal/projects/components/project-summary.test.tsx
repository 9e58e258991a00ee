import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { LanguageProvider } from '#i18n/language-context.tsx';
import type { Project } from '../../portal.ts';
import { ProjectSummary } from './project-summary.tsx';

const project: Project = {
  id: 'a',
  name: 'Company setup',
  namePt: 'Constituição da empresa',
  status: 'in-progress',
  progress: 62,
  startDate: '2026-10-12',
  endDate: '2026-12-18',
  description: '',
  descriptionPt: '',
  manager: { name: 'Rita Falcão', email: 'rita@entrada.example' },
};

it.each([
  ['en', ['Progress', 'Manager', 'Timeline'], '12 October to 18 December 2026'],
  ['pt', ['Progresso', 'Responsável', 'Calendarização'], '12 de outubro a 18 de dezembro de 2026'],
] as const)('the summary shows progress, manager and timeline: %s', (language, terms, period) => {
  const markup = renderToStaticMarkup(
    <LanguageProvider start={language}>
      <ProjectSummary project={project} />
    </LanguageProvider>,
  );
  expect([...markup.matchAll(/<dt>(.*?)<\/dt>/g)].map(([, term]) => term)).toEqual(terms);
  for (const text of ['62%', 'value="62"', 'Rita Falcão', 'rita@entrada.example'])
    expect(markup).toContain(text);
  expect(markup.replaceAll('\u00a0', ' ')).toContain(period);
});
