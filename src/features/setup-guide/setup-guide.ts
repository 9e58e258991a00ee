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

/** What suits: a package, or a quote of its own (null), and the service that comes with it. */
export type Fit = {
  packageId: string | null;
  serviceId: 'strategy' | 'ecommerce' | 'marketing';
};

const serviceOf = { no: 'strategy', planned: 'ecommerce', running: 'marketing' } as const;

/** Who only looks around, or works alone, begins with a plan; a branch needs a quote of its own. */
export function fitOf({ form, shop, when }: Answers): Fit {
  const serviceId = serviceOf[shop];
  if (when === 'looking' || form === 'sole') return { packageId: 'blueprint', serviceId };
  return { packageId: form === 'branch' ? null : 'company-setup', serviceId };
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
