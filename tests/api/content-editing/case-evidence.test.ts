import { expect } from 'vitest';
import { caseStudyKind } from '#features/case-studies/case-studies.content.server.ts';
import { openEditor } from '../../factories/content/content-editor.ts';
import { becomeOwner, test as it, type StaffSite } from '../../factories/staff-site.ts';

const study = {
  ...caseStudyKind.empty,
  title: 'A shop',
  titlePt: 'Uma loja',
  industry: 'Retail',
  industryPt: 'Retalho',
  client: 'Halden',
  challenge: 'C',
  challengePt: 'C',
  solution: 'S',
  solutionPt: 'S',
  results: 'R',
  resultsPt: 'R',
  imageUrl: '/art/tax.svg',
};
const figure = {
  id: 'f1',
  label: 'to the first invoice',
  labelPt: 'até à primeira fatura',
  value: '46 days',
  before: '120',
  after: '46',
  date: '2026-10',
  source: 'Invoices',
  isApproved: true,
};
const steps = [
  { id: 's1', text: 'Signed', textPt: 'Assinado', date: '2026-08-14' },
  { id: 's2', text: 'Open', textPt: 'Aberto', date: '2026-10' },
];
const quote = {
  quote: 'It opened.',
  quotePt: 'Abriu.',
  quoteName: 'Ingrid',
  quoteRole: 'Director',
};

async function textOf(site: StaffSite, path: string): Promise<string> {
  return (await site.app.request(site.origin + path)).text();
}

it('has figures, steps and a quote that its page and the API show', async ({ site }) => {
  const { create, publish, withdraw, republish } = openEditor(
    await becomeOwner(site),
    'case-studies',
  );
  const hidden = { ...figure, id: 'f2', value: 'never shown', isApproved: false };
  const empty = { id: 'f3', label: ' ', value: '' };
  const figures = [figure, hidden, { ...figure, ...empty, labelPt: '', before: '', after: '' }];
  figures[2] = { ...figures[2], date: '', source: '' } as (typeof figures)[0];
  const draft = (await create({ ...study, ...quote, figures, steps })).body;
  expect(draft.missing).toEqual([]);
  const live = (await publish(draft)).body;
  expect(live.live?.figures).toMatchObject([figure, hidden]);
  const shown = JSON.parse(await textOf(site, `/api/case-studies/${live.id}`));
  const { id: _, isApproved: __, ...shownFigure } = figure;
  expect(shown).toMatchObject({
    figures: [shownFigure],
    steps: [
      { date: '2026-08-14', text: 'Signed', textPt: 'Assinado' },
      { date: '2026-10', text: 'Open', textPt: 'Aberto' },
    ],
    quote: { text: 'It opened.', textPt: 'Abriu.', name: 'Ingrid', role: 'Director' },
  });
  const page = await textOf(site, `/pt/case-studies/${live.id}`);
  for (const word of [
    'até à primeira fatura',
    '14 de agosto de 2026',
    'outubro\u00a0de\u00a02026',
    'Abriu.',
  ])
    expect(page).toContain(word);
  expect(page).not.toContain('never shown');

  const bare = (await republish(live, { figures: [], steps: [], quote: '', quotePt: '' })).body;
  const without = JSON.parse(await textOf(site, `/api/case-studies/${live.id}`));
  for (const field of ['figures', 'steps', 'quote']) expect(without).not.toHaveProperty(field);
  await withdraw(bare);
});

it('names what a row lacks and which of its Portuguese is stale, wherever the row moves', async ({
  site,
  later,
}) => {
  const { create, save, restore, publish } = openEditor(await becomeOwner(site), 'case-studies');
  const draft = (await create({ ...study, figures: [figure], steps })).body;
  expect(draft.twins).toEqual([]);
  later({ minutes: 20 });
  const [first, second] = steps;
  const changed = [{ ...first, text: 'Lease signed' }, second, { id: 's3', text: 'Late' }];
  const saved = (
    await save(draft, {
      ...draft.draft,
      figures: [{ ...figure, value: '', labelPt: '' }],
      steps: changed.map((step) => ({ textPt: '', date: '', ...step })).reverse(),
    })
  ).body;
  expect(saved.missing).toEqual(['figures.0.value', 'steps.0.date']);
  expect(saved.twins).toEqual([
    { field: 'figures.0.labelPt', finding: 'missing' },
    { field: 'steps.0.textPt', finding: 'missing' },
    { field: 'steps.2.textPt', finding: 'stale' },
  ]);
  const refused = await publish(saved);
  expect([refused.status, refused.body.errors]).toMatchObject([
    422,
    [{ field: 'figures.0.value', code: 'required' }, { field: 'steps.0.date' }],
  ]);
  const restored = (await restore(saved, 1)).body;
  expect([restored.draft.steps, restored.missing]).toMatchObject([steps, []]);
});

it('refuses rows that are none, and gives an id to one that came without', async ({ site }) => {
  const { create } = openEditor(await becomeOwner(site), 'case-studies');
  const many = Array.from({ length: 7 }, (_, place) => ({ ...figure, id: `f${place}` }));
  const wrong = await create({
    ...study,
    figures: many,
    steps: [{ ...steps[0], date: '14 August' }],
  });
  expect([wrong.status, wrong.body.errors]).toMatchObject([
    422,
    [
      { field: 'figures', code: 'too_many' },
      { field: 'steps.0.date', code: 'invalid_date' },
    ],
  ]);
  const { id: _, ...anonymous } = figure;
  const made = (await create({ ...study, figures: [anonymous, anonymous] })).body;
  const ids = (made.draft.figures as { id: string }[]).map(({ id }) => id);
  expect([new Set(ids).size, ids.every((id) => id !== '')]).toEqual([2, true]);
});
