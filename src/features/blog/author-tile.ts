/** The drawing that stands for an author: the tile of the name, or none for a name without letters. */
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
