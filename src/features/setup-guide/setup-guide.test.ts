import { describe, expect, it } from 'vitest';
import {
  type Answers,
  areAll,
  estimate,
  fitOf,
  questionNames,
  questions,
  readAnswers,
  type SetupCost,
  setupCostIds,
} from './setup-guide.ts';

const founder: Answers = { form: 'one', home: 'elsewhere', shop: 'planned', when: 'soon' };

const costs: SetupCost[] = setupCostIds.map((id, index) => ({
  id,
  ...{ title: id, titlePt: id, source: '', sourcePt: '', sourceDate: '2024-04' },
  ...{ costFrom: index, costTo: 2 * index, daysFrom: 1, daysTo: 3 },
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
  it.each<[Partial<Answers>, string | null, string]>([
    [{}, 'company-setup', 'ecommerce'],
    [{ form: 'partners', shop: 'no' }, 'company-setup', 'strategy'],
    [{ form: 'branch', shop: 'running' }, null, 'marketing'],
    [{ form: 'sole' }, 'blueprint', 'ecommerce'],
    [{ form: 'branch', when: 'looking' }, 'blueprint', 'ecommerce'],
  ])('%o: %s with %s', (changed, packageId, serviceId) => {
    expect(fitOf({ ...founder, ...changed })).toEqual({ packageId, serviceId });
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
