import { describe, expect, it } from 'vitest';
import type { ServicePackage } from '#features/catalog/catalog.ts';
import {
  type Answers,
  areAll,
  estimate,
  fitOf,
  longestOf,
  paceOf,
  questionNames,
  questions,
  readAnswers,
  type SetupCost,
  setupCostIds,
} from './setup-guide.ts';

const founder: Answers = { form: 'one', home: 'elsewhere', shop: 'planned', when: 'soon' };

const costs: SetupCost[] = setupCostIds.map((id, index) => ({
  id,
  title: id,
  titlePt: id,
  source: '',
  sourcePt: '',
  sourceDate: '2024-04',
  costFrom: index,
  costTo: 2 * index,
  daysFrom: 1,
  daysTo: 3,
}));

function every(): Answers[] {
  return questionNames.reduce<Partial<Answers>[]>(
    (sofar, name) =>
      sofar.flatMap((one) => questions[name].map((answer) => ({ ...one, [name]: answer }))),
    [{}],
  ) as Answers[];
}

describe('the answers in an address', () => {
  it('are read one by one, and what is no answer is missing', () => {
    expect(readAnswers('?form=one&home=elsewhere&shop=planned&when=soon&form=sole')).toEqual(
      founder,
    );
    expect(readAnswers('?form=two&home=eu')).toEqual({ home: 'eu' });
    expect(areAll(readAnswers('?form=one&home=eu&shop=no'))).toBe(false);
  });
});

describe('what suits', () => {
  const pack = (id: string, fits?: ServicePackage['fits']): ServicePackage => ({
    id,
    name: id,
    description: '',
    price: '€1.00',
    interval: 'one-time',
    features: [],
    popular: false,
    ...(fits && { fits }),
  });
  const own = [
    pack('shop'),
    pack('alone', ['sole', 'one']),
    pack('both', ['one', 'partners']),
    pack('plan', ['looking']),
  ];

  it.each<[Partial<Answers>, string[], string]>([
    [{}, ['alone', 'both'], 'ecommerce'],
    [{ form: 'partners', shop: 'no' }, ['both'], 'strategy'],
    [{ form: 'branch', shop: 'running' }, [], 'marketing'],
    [{ form: 'sole' }, ['alone'], 'ecommerce'],
    [{ form: 'branch', when: 'looking' }, ['plan'], 'ecommerce'],
  ])('%o: %s with %s', (changed, ids, serviceId) => {
    const fit = fitOf({ ...founder, ...changed }, own);
    expect([fit.packages.map(({ id }) => id), fit.serviceId]).toEqual([ids, serviceId]);
  });

  it('is for the form where nothing is for looking around, and nothing where no package says so', () => {
    const looking: Answers = { ...founder, when: 'looking' };
    expect(fitOf(looking, own.slice(0, 3)).packages.map(({ id }) => id)).toEqual(['alone', 'both']);
    expect(fitOf(founder, [pack('shop')]).packages).toEqual([]);
  });
});

describe('the time', () => {
  it.each<[Answers['when'], number, number, string | null]>([
    ['soon', 2, 21, 'enough'],
    ['soon', 8, 32, 'tight'],
    ['soon', 32, 8, 'tight'],
    ['soon', 22, 40, 'short'],
    ['later', 22, 40, 'enough'],
    ['later', 22, 126, 'tight'],
    ['later', 126, 200, 'short'],
    ['looking', 22, 40, null],
  ])('%s, with steps of %i to %i working days: %s', (when, daysFrom, daysTo, pace) => {
    expect(paceOf({ ...founder, when }, { daysFrom, daysTo })).toBe(pace);
  });

  it('is longest for the step that can take longest, if any takes a day', () => {
    const slow = costs.map((step) => (step.id === 'bank' ? { ...step, daysTo: 20 } : step));
    expect(longestOf(estimate(founder, slow))?.id).toBe('bank');
    const none = costs.map((step) => ({ ...step, daysTo: 0 }));
    expect(longestOf(estimate(founder, none))).toBeNull();
  });
});

describe('the estimate', () => {
  const idsOf = (answers: Partial<Answers>) =>
    estimate({ ...founder, ...answers }, costs).steps.map(({ id }) => id);

  it('has the steps that the answers need', () => {
    expect(idsOf({})).toEqual(['nif', 'company', 'capital', 'owners', 'bank', 'certificate']);
    expect(idsOf({ home: 'portugal', form: 'branch' })).toEqual([
      'branch',
      'owners',
      'bank',
      'certificate',
    ]);
    expect(idsOf({ home: 'eu', form: 'sole' })).toEqual(['nif', 'sole']);
  });

  it('adds costs and working days up', () => {
    const { costFrom, costTo, daysFrom, daysTo } = estimate({ ...founder, form: 'sole' }, costs);
    expect([costFrom, costTo, daysFrom, daysTo]).toEqual([4, 8, 2, 6]);
  });

  it('names something for every combination of answers', () => {
    for (const answers of every()) expect(estimate(answers, costs).steps).not.toEqual([]);
    expect(every()).toHaveLength(108);
  });
});
