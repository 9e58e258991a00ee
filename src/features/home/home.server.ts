import * as z from 'zod/mini';
import type { Clock } from '#core/clock.ts';
import { refuse } from '#core/result.ts';
import { dayAfter, type Opening } from '#core/working-time.ts';
import { companyZone, readClock, zonedInstant } from '#core/zoned-time.ts';
import { type ContentValues, emptyValues, twinName } from '#features/content/content.ts';
import { defineKind } from '#features/content/kinds/define-kind.server.ts';
import { fillFromSeed, seededRecords } from '#features/content/kinds/seeded-records.server.ts';
import type { TwinTexts } from '#i18n/twin-texts.ts';
import type { Queryable } from '#platform/database/database.server.ts';
import { areFilingDays, nextFiling } from './filing-days.ts';
import {
  filingDayLists,
  type Home,
  type HomeStepName,
  type HomeSteps,
  homeFields,
  homeStepNames,
} from './home.ts';
import { homeSeed } from './home-seed.server.ts';
import { officeHours } from './office-hours.ts';
import { areTakenDays } from './working-days.ts';

const flags = homeFields.flatMap(({ name, type }) => (type === 'flag' ? [name] : []));
/** The fields that decide what is shown, and are not shown themselves. */
type HomeFlag = (typeof flags)[number];

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
  openings: z.array(
    z.strictObject({
      from: z.iso.datetime({ precision: 3 }),
      to: z.iso.datetime({ precision: 3 }),
    }),
  ),
}) as unknown as z.ZodMiniType<Home>;

/** Response of `GET /api/home/steps`. */
export const homeStepsSchema = z.strictObject({
  ...Object.fromEntries(
    homeStepNames.flatMap((name) => [name, `${name}Pt`]).map((name) => [name, z.string()]),
  ),
  clientDays: z.array(z.number()),
  stateDays: z.array(z.number()),
}) as unknown as z.ZodMiniType<HomeSteps>;

const records = seededRecords('home', { home: homeSeed });

const mostCosts = 52;

/** Whether a list can be drawn: two amounts at least, above zero. */
function areCosts(costs: ContentValues[string] | undefined): boolean {
  if (!Array.isArray(costs)) return true;
  const isAmount = (text: unknown) =>
    typeof text === 'string' && /^\d{1,6}(\.\d{1,2})?$/.test(text) && Number(text) > 0;
  return costs.length >= 2 && costs.length <= mostCosts && costs.every(isAmount);
}

function listIn(value: ContentValues[string] | undefined): string[] {
  return Array.isArray(value) ? value.map(String) : [];
}

function takenDays(clientDays: readonly string[], stateDays: readonly string[]) {
  return { clientDays: clientDays.map(Number), stateDays: stateDays.map(Number) };
}

/** What the owner says on the home page: one record. */
export const homeKind = defineKind({
  name: 'home',
  fields: homeFields,
  titleField: 'title',
  sampleParts: [
    { flag: 'offerShown', title: 'offer', says: ['offer', 'offerPt', 'offerEnd'] },
    {
      flag: 'costsShown',
      title: 'costsCaption',
      says: ['costsCaption', 'costsCaptionPt', 'costs'],
    },
  ],
  ...records.ofKind,
  async write(trx, record) {
    const { costs, clientDays, stateDays, ...others } = fillFromSeed(homeSeed, record.values);
    if (!areCosts(costs)) return refuse({ field: 'costs', code: 'invalid_numbers' });
    const wrong = filingDayLists.find((name) => !areFilingDays(listIn(others[name])));
    if (wrong) return refuse({ field: wrong, code: 'invalid_days' });
    if (!areTakenDays(takenDays(listIn(clientDays), listIn(stateDays))))
      return refuse({ field: 'clientDays', code: 'invalid_turns' });
    return records.ofKind.write(trx, record);
  },
});

type Numbers = 'costs' | 'clientDays' | 'stateDays';
type HomeValues = Omit<Home, Numbers | 'nextFiling' | 'officeHours' | 'openings'> &
  Record<Numbers, string[]> &
  Record<HomeFlag, boolean>;

/**
 * Returns what home says; the filing that comes next is that of the clock's day in Lisbon. `openings` are
 * those of the booking rules, which lie above this feature.
 */
export async function readHome(db: Queryable, clock: Clock, openings: Opening[]): Promise<Home> {
  const values = (await records.readAll(db)).get('home') as HomeValues;
  const { costs, clientDays, stateDays, offerShown, costsShown, ...others } = values;
  const { filing1Shown, filing2Shown, filing3Shown, filing4Shown, ...texts } = others;
  const days = {
    filing1Days: filing1Shown ? texts.filing1Days : [],
    filing2Days: filing2Shown ? texts.filing2Days : [],
    filing3Days: filing3Shown ? texts.filing3Days : [],
    filing4Days: filing4Shown ? texts.filing4Days : [],
  };
  const today = readClock(clock(), companyZone).day;
  const next = nextFiling(Object.values(days).flat(), today);
  return {
    ...texts,
    ...days,
    ...(!offerShown && { offer: '', offerPt: '', offerEnd: '' }),
    ...(!costsShown && { costsCaption: '', costsCaptionPt: '' }),
    ...takenDays(clientDays, stateDays),
    costs: costsShown ? costs.map(Number) : [],
    officeHours: officeHours(today),
    openings,
    nextFiling: next && {
      day: next.day,
      until: zonedInstant(dayAfter(next.due), '00:00', companyZone),
    },
  };
}

/** Returns the days and the four steps of the work in both languages. */
export async function readHomeSteps(db: Queryable): Promise<HomeSteps> {
  const values = (await records.readAll(db)).get('home') as HomeValues;
  const names = homeStepNames.flatMap((name) => [name, twinName(name)] as const);
  const texts = Object.fromEntries(names.map((name) => [name, values[name as keyof HomeValues]]));
  return {
    ...(texts as TwinTexts<HomeStepName>),
    ...takenDays(values.clientDays, values.stateDays),
  };
}
