import type { Field } from '#features/content/content.ts';

const line = <const Name extends string>(name: Name, most = 300) =>
  ({ name, type: 'line', most, twin: true }) as const satisfies Field;
const text = <const Name extends string>(name: Name, most = 1_000) =>
  ({ name, type: 'text', most, twin: true }) as const satisfies Field;

/** What the owner says on the home page. An empty field is the word that the site began with. */
export const homeFields = [
  line('title'),
  text('tagline'),
  line('explore', 100),
  line('book', 100),
  line('offer'),
  { name: 'offerEnd', type: 'instant' },
  line('why'),
  text('whyLead'),
  line('reason1'),
  text('reason1Text'),
  line('reason2'),
  text('reason2Text'),
  line('reason3'),
  text('reason3Text'),
  line('costsCaption'),
  { name: 'costs', type: 'list', most: 10 },
  line('stepsTitle'),
  text('stepsLead'),
  line('step1'),
  text('step1Text'),
  line('step2'),
  text('step2Text'),
  line('step3'),
  text('step3Text'),
  line('step4'),
  text('step4Text'),
] as const satisfies readonly Field[];
