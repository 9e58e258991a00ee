/** Returns the address of an author's tile, or undefined for a name without letters of a to z. */
export function authorTile(name: string): string | undefined {
  const id = name
    .normalize('NFKD')
    .replace(/\p{Mark}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, 80)
    .replace(/^-|-$/g, '');
  return id ? `/art/avatar-${id}.svg` : undefined;
}
