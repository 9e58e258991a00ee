import { describe, expect, it } from 'vitest';
import {
  formatDay,
  formatEuros,
  formatMoment,
  formatPercent,
  formatPeriodStart,
  formatSize,
  weeksBetween,
} from './portal-formats.ts';

describe('the formats of the portal', () => {
  it('formats days and instants, in Lisbon time', () => {
    expect(formatDay('2026-04-24', 'en')).toBe('24\u00a0April 2026');
    expect(formatDay('2026-04-24', 'pt')).toBe('24\u00a0de\u00a0abril de\u00a02026');
    expect(formatMoment('2026-07-14T13:30:00.000Z', 'en')).toBe('14\u00a0July 2026, 14:30');
    expect(formatMoment('2026-11-14T23:30:00.000Z', 'pt')).toBe(
      '14\u00a0de\u00a0novembro de\u00a02026, 23:30',
    );
  });

  it('leaves out the year of a period’s start if the end has the same one', () => {
    expect(formatPeriodStart('2026-10-12', '2026-12-18', 'en')).toBe('12\u00a0October');
    expect(formatPeriodStart('2026-10-12', '2026-12-18', 'pt')).toBe('12\u00a0de\u00a0outubro');
    expect(formatPeriodStart('2026-11-16', '2027-02-26', 'en')).toBe('16\u00a0November 2026');
  });

  it('counts started weeks, also across a clock change', () => {
    expect(weeksBetween('2026-10-12', '2026-12-18')).toBe(10);
    expect(weeksBetween('2026-11-16', '2026-11-22')).toBe(1);
    expect(weeksBetween('2026-11-16', '2026-11-23')).toBe(2);
    expect(weeksBetween('2026-11-16', '2026-11-16')).toBe(1);
  });

  it('formats euros and percent', () => {
    expect(formatEuros(145_000, 'en')).toBe('€1,450.00');
    expect(formatEuros(145_000, 'pt')).toBe('1450,00\u00a0€');
    expect(formatPercent(62, 'en')).toBe('62%');
    expect(formatPercent(62, 'pt')).toBe('62%');
  });

  it('formats sizes in kB and MB', () => {
    expect(formatSize(400, 'en')).toBe('1\u00a0kB');
    expect(formatSize(284_000, 'en')).toBe('284\u00a0kB');
    expect(formatSize(1_420_000, 'en')).toBe('1.4\u00a0MB');
    expect(formatSize(1_420_000, 'pt')).toBe('1,4\u00a0MB');
  });
});
