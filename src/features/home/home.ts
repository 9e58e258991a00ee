import type { Opening } from '#core/working-time.ts';
import type { Field } from '#features/content/content.ts';
import type { TwinTexts } from '#i18n/twin-texts.ts';
import { queryOptions } from '#query/query-options.ts';
import type { OfficeHours } from './office-hours.ts';

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
  { name: 'filing1Shown', type: 'flag' },
  line('filing1', 60),
  list('filing1Days', 5),
  line('filing1Source'),
  { name: 'filing2Shown', type: 'flag' },
  line('filing2', 60),
  list('filing2Days', 5),
  line('filing2Source'),
  { name: 'filing3Shown', type: 'flag' },
  line('filing3', 60),
  list('filing3Days', 5),
  line('filing3Source'),
  { name: 'filing4Shown', type: 'flag' },
  line('filing4', 60),
  list('filing4Days', 5),
  line('filing4Source'),
  line('reason2'),
  text('reason2Text'),
  line('reason3'),
  text('reason3Text'),
  { name: 'costsShown', type: 'flag' },
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

type HomeField = (typeof homeFields)[number];
/** A text of the home page, in both languages. */
export type HomeTextName = Extract<HomeField, { twin: true }>['name'];
/** A list of filing days, such as `02-20`. */
export type FilingDaysName = Extract<HomeField, { name: `filing${number}Days` }>['name'];
export const filingDayLists = [
  'filing1Days',
  'filing2Days',
  'filing3Days',
  'filing4Days',
] as const satisfies readonly FilingDaysName[];

export type Home = TwinTexts<HomeTextName> &
  /** Empty for a filing that the owner has taken off the year. */
  Record<FilingDaysName, string[]> & {
    /** Empty while the owner does not show the offer, as are its words. */
    offerEnd: string;
    /** Empty while the owner does not show the chart. */
    costs: number[];
    clientDays: number[];
    stateDays: number[];
    filingChecked: string;
    /** The filing day that comes next in Lisbon, and the instant at which it no longer does. */
    nextFiling: { day: string; until: string } | null;
    /** When offices elsewhere open on Lisbon's clock, and until when; a server before it has none. */
    officeHours?: { opens: OfficeHours; until: string | null };
    /** The next times at which the phone is picked up; none if the owner's hours are not read for certain. */
    openings?: Opening[];
  };

export const homeStepNames = [
  'clientTurn',
  'ourTurn',
  'stateTurn',
  'step1',
  'step1Days',
  'step1Text',
  'step2',
  'step2Days',
  'step2Text',
  'step3',
  'step3Days',
  'step3Text',
  'step4',
  'step4Days',
  'step4Text',
] as const satisfies readonly HomeTextName[];
export type HomeStepName = (typeof homeStepNames)[number];
/** The thirty days and the four steps of the work. */
export type HomeSteps = TwinTexts<HomeStepName> & Pick<Home, 'clientDays' | 'stateDays'>;

export function homeQuery() {
  return queryOptions<Home>({ queryKey: ['/api/home'] });
}

/** The days and the four steps of the work, which the services show as well. */
export function homeStepsQuery() {
  return queryOptions<HomeSteps>({ queryKey: ['/api/home/steps'] });
}
