import { homeQuery } from '#features/home/home.ts';
import { parseEndDate } from '#ui/feedback/countdown-time.ts';
import type { MomentOf } from '../../define-page.ts';
import { lightInLisbon } from './lisbon-light.ts';
import { offerMark, skyMark } from './moment-marks.ts';

/** The sky over Lisbon, and whether the offer of the hero has ended. */
export const moment: MomentOf = (now, read) => {
  const { sky, until } = lightInLisbon(now);
  const end = parseEndDate(read(homeQuery())?.offerEnd);
  const hasEnded = end !== null && now >= end;
  return {
    marks: { [skyMark]: sky, ...(hasEnded ? { [offerMark]: 'ended' } : {}) },
    until: end === null || hasEnded ? until : Math.min(until, end),
  };
};
