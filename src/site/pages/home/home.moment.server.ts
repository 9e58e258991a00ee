import { homeQuery } from '#features/home/home.ts';
import { skyMoment } from '#ui/art/door/sky-moment.server.ts';
import { parseEndDate } from '#ui/feedback/countdown-time.ts';
import type { MomentOf } from '../../define-page.ts';
import { offerMark } from './moment-marks.ts';

/** The sky over Lisbon, and whether the offer of the hero has ended. */
export const moment: MomentOf = (now, read) => {
  const { marks, until } = skyMoment(now);
  const end = parseEndDate(read(homeQuery())?.offerEnd);
  const hasEnded = end !== null && now >= end;
  return {
    marks: hasEnded ? { ...marks, [offerMark]: 'ended' } : marks,
    until: end === null || hasEnded ? until : Math.min(until, end),
  };
};
