const plain = /^(\d{1,7})(?:[.,](\d{1,2}))?$/;
const grouped = [
  /^(\d{1,3}(?:\.\d{3})+)(?:,(\d{1,2}))?$/,
  /^(\d{1,3}(?:,\d{3})+)(?:\.(\d{1,2}))?$/,
];

/**
 * Returns the cents of an amount as people type it, with a comma or a point before two decimals at
 * most: `500`, `1 450,50`, `€1,450.50`. Null for anything else, and for nothing.
 */
export function parseAmount(text: string): number | null {
  const digits = text.replace(/[\s\u00a0€$£]/g, '');
  const match = [plain, ...grouped].map((form) => form.exec(digits)).find(Boolean);
  if (!match) return null;
  const [, whole = '', decimals = ''] = match;
  const cents = Number(whole.replace(/[.,]/g, '')) * 100 + Number(decimals.padEnd(2, '0'));
  return cents > 0 ? cents : null;
}
