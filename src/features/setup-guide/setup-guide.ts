import type { GuideAnswer, ServicePackage } from '#features/catalog/catalog.ts';

/** The four questions, with the answers that each takes. */
export const questions = {
  form: ['one', 'partners', 'branch', 'sole'],
  home: ['portugal', 'eu', 'elsewhere'],
  shop: ['no', 'planned', 'running'],
  when: ['soon', 'later', 'looking'],
} as const;

export type Question = keyof typeof questions;
export type Answers = { [Name in Question]: (typeof questions)[Name][number] };

export const questionNames = Object.keys(questions) as Question[];

/** Returns the answers in an address that are answers; the others are missing. */
export function readAnswers(search: string): Partial<Answers> {
  const params = new URLSearchParams(search);
  const given = questionNames.flatMap((name) => {
    const answer = params.get(name) ?? '';
    return (questions[name] as readonly string[]).includes(answer) ? [[name, answer]] : [];
  });
  return Object.fromEntries(given);
}

export function areAll(answers: Partial<Answers>): answers is Answers {
  return questionNames.every((name) => answers[name] !== undefined);
}

/** What suits: packages in the owner's order, none where a quote is needed, and the service that comes with them. */
export type Fit = {
  packages: ServicePackage[];
  serviceId: 'strategy' | 'ecommerce' | 'marketing';
};

const serviceOf = { no: 'strategy', planned: 'ecommerce', running: 'marketing' } as const;

/** Who only looks around gets what is for that, and where nothing is, what is for the form. */
export function fitOf({ form, shop, when }: Answers, packages: readonly ServicePackage[]): Fit {
  const isFor = (answer: GuideAnswer) => packages.filter(({ fits }) => fits?.includes(answer));
  const toLookAround = when === 'looking' ? isFor('looking') : [];
  return {
    packages: toLookAround.length > 0 ? toLookAround : isFor(form),
    serviceId: serviceOf[shop],
  };
}

/** A step of setting up: what the authorities ask for it, and how long it takes. */
export type SetupCost = {
  id: string;
  title: string;
  titlePt: string;
  /** Whole euros. */
  costFrom: number;
  costTo: number;
  /** Working days. */
  daysFrom: number;
  daysTo: number;
  source: string;
  sourcePt: string;
  /** A day or a month: as of when the source says so. */
  sourceDate: string;
};

const registered = new Set<Answers['form']>(['one', 'partners', 'branch']);

/** When each step is needed, by the id of its cost. */
const isNeeded: Readonly<Record<string, (answers: Answers) => boolean>> = {
  nif: ({ home }) => home !== 'portugal',
  company: ({ form }) => form === 'one' || form === 'partners',
  capital: ({ form }) => form === 'one' || form === 'partners',
  branch: ({ form }) => form === 'branch',
  sole: ({ form }) => form === 'sole',
  owners: ({ form }) => registered.has(form),
  bank: ({ form }) => registered.has(form),
  certificate: ({ form }) => registered.has(form),
};

export const setupCostIds = Object.keys(isNeeded);

export type Estimate = {
  steps: SetupCost[];
  costFrom: number;
  costTo: number;
  daysFrom: number;
  daysTo: number;
};

/** Returns the steps that these answers need, one after another, and what they come to. */
export function estimate(answers: Answers, costs: readonly SetupCost[]): Estimate {
  const steps = costs.filter(({ id }) => isNeeded[id]?.(answers));
  const sum = (value: (step: SetupCost) => number) =>
    steps.reduce((total, step) => total + value(step), 0);
  return {
    steps,
    costFrom: sum(({ costFrom }) => costFrom),
    costTo: sum(({ costTo }) => costTo),
    daysFrom: sum(({ daysFrom }) => daysFrom),
    daysTo: sum(({ daysTo }) => daysTo),
  };
}

/** How long until a founder wants to start, in working days. */
export const workingDaysUntil = { soon: 21, later: 125 } as const;

/** Whether the steps are done in time: surely, if nothing is late, or not. Null for who only looks around. */
export function paceOf(
  { when }: Answers,
  { daysFrom, daysTo }: Pick<Estimate, 'daysFrom' | 'daysTo'>,
): 'enough' | 'tight' | 'short' | null {
  if (when === 'looking') return null;
  const until = workingDaysUntil[when];
  if (Math.max(daysFrom, daysTo) <= until) return 'enough';
  return Math.min(daysFrom, daysTo) <= until ? 'tight' : 'short';
}

/** Returns the step that can take longest, or null where none takes a day. */
export function longestOf({ steps }: Estimate): SetupCost | null {
  const [longest] = steps.toSorted((one, other) => other.daysTo - one.daysTo);
  return longest && longest.daysTo > 0 ? longest : null;
}
