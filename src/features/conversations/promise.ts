import { type OfficeTime, usualOffice, workingTimeBetween } from '#core/working-time.ts';

const alarmMilliseconds = 4 * 3_600_000;

/** Returns whether at most four working hours are left until the promised answer. */
export function isAlarmDue(
  now: string,
  answerBy: string,
  office: OfficeTime = usualOffice,
): boolean {
  return workingTimeBetween(now, answerBy, office) <= alarmMilliseconds;
}
