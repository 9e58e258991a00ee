import { formatCents } from '#core/money.ts';
import { ownerTime } from './owner-clock.ts';
import type { OwnerCell } from './owner-command.ts';

/** Whether a cell holds a number that a spreadsheet may add up. */
export function isNumeric(cell: OwnerCell): boolean {
  return typeof cell === 'number' || (typeof cell === 'object' && cell !== null && 'cents' in cell);
}

/** The text of a cell; numbers with a decimal point, instants as `2026-11-21 10:00` of Lisbon. */
export function cellText(cell: OwnerCell): string {
  if (cell === null) return '';
  if (typeof cell !== 'object') return String(cell);
  return 'cents' in cell ? formatCents(cell.cents) : `${ownerTime(cell.at)}`;
}
