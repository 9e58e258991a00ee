/** Returns whole cents of what somebody typed as euros: `1450`, `1,450.00`, `1.450,00`; null if it is none. */
export function toCents(text: string): number | null {
  const clean = text.replace(/[€\s]/g, '');
  const [, whole = '', cents = ''] = /^(\d[\d.,]*?)(?:[.,](\d{1,2}))?$/.exec(clean) ?? [];
  if (whole === '') return null;
  return Number(whole.replace(/[.,]/g, '')) * 100 + Number(cents.padEnd(2, '0'));
}

/** Returns cents as somebody types them: `1450` or `1450.50`. */
export function fromCents(cents: number | null): string {
  if (cents === null) return '';
  return cents % 100 === 0 ? String(cents / 100) : (cents / 100).toFixed(2);
}
