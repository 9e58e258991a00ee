import * as z from 'zod/mini';
import { emptyValues } from '#features/content/content.ts';
import type { TwinTexts } from '#i18n/twin-texts.ts';
import { homeFields } from './home.content.ts';
import type { OfficeHours } from './office-hours.ts';

type Field = (typeof homeFields)[number];
/** A text of the home page, in both languages. */
export type HomeTextName = Extract<Field, { twin: true }>['name'];
/** A list of filing days, such as `02-20`. */
export type FilingDaysName = Extract<Field, { name: `filing${number}Days` }>['name'];
export const filingDayLists = [
  ...(['filing1Days', 'filing2Days', 'filing3Days', 'filing4Days'] as const),
] satisfies readonly FilingDaysName[];

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
  };

const flags = homeFields.flatMap(({ name, type }) => (type === 'flag' ? [name] : []));
/** The fields that decide what is shown, and are not shown themselves. */
export type HomeFlag = (typeof flags)[number];
const shownNames = Object.keys(emptyValues(homeFields)).filter(
  (name) => !flags.some((flag) => flag === name),
);

/** Response of `GET /api/home`. */
export const homeSchema = z.strictObject({
  ...Object.fromEntries(shownNames.map((name) => [name, z.string()])),
  ...Object.fromEntries(filingDayLists.map((name) => [name, z.array(z.string())])),
  costs: z.array(z.number()),
  clientDays: z.array(z.number()),
  stateDays: z.array(z.number()),
  nextFiling: z.nullable(
    z.strictObject({ day: z.string(), until: z.iso.datetime({ precision: 3 }) }),
  ),
  officeHours: z.strictObject({
    opens: z.strictObject({ saoPaulo: z.number(), newYork: z.number(), dubai: z.number() }),
    until: z.nullable(z.iso.datetime({ precision: 3 })),
  }),
}) as unknown as z.ZodMiniType<Home>;

export const homeStepNames = [
  ...(['step1', 'step1Days', 'step1Text', 'step2', 'step2Days', 'step2Text'] as const),
  ...(['step3', 'step3Days', 'step3Text', 'step4', 'step4Days', 'step4Text'] as const),
] satisfies readonly HomeTextName[];
export type HomeStepName = (typeof homeStepNames)[number];

/** Response of `GET /api/home/steps`. */
export const homeStepsSchema = z.strictObject(
  Object.fromEntries(
    homeStepNames.flatMap((name) => [name, `${name}Pt`]).map((name) => [name, z.string()]),
  ),
) as unknown as z.ZodMiniType<TwinTexts<HomeStepName>>;
