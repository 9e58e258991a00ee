import type { CompanyField } from '../company.input.ts';

/** Returns the value of a field as it is typed: a list in lines. */
export function writeFieldText(value: string | readonly string[]): string {
  return typeof value === 'string' ? value : value.join('\n');
}

/** Returns the value that was typed. */
export function readFieldText(field: CompanyField, text: string): string | string[] {
  if (field !== 'socialLinks') return text;
  return text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');
}
