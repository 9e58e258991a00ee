/** Returns what a page's address says of a text: `abrir-empresa` of "Abrir empresa!". */
export function slugOf(text: string): string {
  return text
    .normalize('NFD')
    .toLowerCase()
    .replace(/\p{M}/gu, '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
}
