import { isAlarmDue } from '../promise.ts';

/** How long until a promised answer: milliseconds, negative when it is late, and how pressing it is. */
export type TimeLeft = { left: number; tone: 'late' | 'warn' | 'calm' };

export function timeLeft(answerBy: string, now: number): TimeLeft {
  const left = Date.parse(answerBy) - now;
  if (left < 0) return { left, tone: 'late' };
  return { left, tone: isAlarmDue(new Date(now).toISOString(), answerBy) ? 'warn' : 'calm' };
}
