import type { Field } from '#features/content/content.ts';

const line = <const Name extends string>(name: Name, most = 300) =>
  ({ name, type: 'line', most, twin: true }) as const satisfies Field;
const list = <const Name extends string>(name: Name, most: number) =>
  ({ name, type: 'list', most }) as const satisfies Field;
const text = <const Name extends string>(name: Name, most = 1_000) =>
  ({ name, type: 'text', most, twin: true }) as const satisfies Field;

/** What the owner says on the home page. An empty field is the word that the site began with. */
export const homeFields = [
  line('title'),
  text('tagline'),
  line('explore', 100),
  line('book', 100),
  { name: 'offerShown', type: 'flag' },
  line('offer'),
  { name: 'offerEnd', type: 'instant' },
  line('why'),
  text('whyLead'),
  line('reason1'),
  text('reason1Text'),
  line('filingCaption'),
  { name: 'filingChecked', type: 'day' },
  line('filing1', 60),
  list('filing1Days', 5),
  line('filing1Source'),
  line('filing2', 60),
  list('filing2Days', 5),
  line('filing2Source'),
  line('filing3', 60),
  list('filing3Days', 5),
  line('filing3Source'),
  line('filing4', 60),
  list('filing4Days', 5),
  line('filing4Source'),
  line('reason2'),
  text('reason2Text'),
  line('reason3'),
  text('reason3Text'),
  line('costsCaption'),
  list('costs', 10),
  line('stepsTitle'),
  text('stepsLead'),
  line('stepsNeed'),
  list('clientDays', 2),
  list('stateDays', 2),
  line('clientTurn', 100),
  line('ourTurn', 100),
  line('stateTurn', 100),
  line('step1'),
  text('step1Text'),
  line('step1Days', 60),
  line('step2'),
  text('step2Text'),
  line('step2Days', 60),
  line('step3'),
  text('step3Text'),
  line('step3Days', 60),
  line('step4'),
  text('step4Text'),
  line('step4Days', 60),
] as const satisfies readonly Field[];
