import { apiRequest } from '#core/api-request.ts';
import type { Language } from '#i18n/language.ts';

/** A long list takes longer than a usual call. */
const timeout = 60_000;

/** Returns the file at an address. */
export async function fetchFile(url: string): Promise<Blob> {
  return (await apiRequest(url, { method: 'GET', timeout })).blob();
}

/** Gives the person a file that a call returned. */
export function saveFile(blob: Blob, name: string): void {
  const url = URL.createObjectURL(blob);
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  URL.revokeObjectURL(url);
}

/** A workbook, or CSV. */
export type TableFormat = 'xlsx' | 'csv';

/**
 * Returns the address of a list as a file. CSV is written for the Excel that opens it by a double
 * click: the Portuguese one where the office or the browser is in Portuguese.
 */
export function tableUrl(url: string, format: TableFormat, language: Language): string {
  const isPortuguese = language === 'pt' || /^pt\b/i.test(navigator.language);
  const query = new URLSearchParams({ format, excel: isPortuguese ? 'pt' : 'en' });
  return `${url}${url.includes('?') ? '&' : '?'}${query}`;
}
