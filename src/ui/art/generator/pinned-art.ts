import type { AzulejoOptions } from './azulejo.ts';

/** Fixed options for known names, so that their drawings never change; other names derive theirs. */
export const pinnedArt: ReadonlyMap<string, AzulejoOptions> = new Map<string, AzulejoOptions>([
  ['book', { layout: 'moderno', palette: 'sky', kind: 'arcos', width: 1000, height: 400 }],
  ['news', { layout: 'moderno', palette: 'night', kind: 'arcos' }],
]);

/** Fixed seeds for the tiles of known people; for anyone else the id is the seed. */
export const avatarSeeds: ReadonlyMap<string, string> = new Map<string, string>([
  ['beatriz-antunes', 'beatriz-714'],
  ['ingrid-solheim', 'ingrid-30'],
  ['marcus-oyelaran', 'marcus-30'],
  ['noor-el-amin', 'noor-142520'],
  ['rita-falcao', 'rita-637'],
  ['tiago-meireles', 'tiago-4519'],
]);
