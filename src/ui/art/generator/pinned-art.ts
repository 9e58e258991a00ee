import type { AzulejoOptions } from './azulejo.ts';

/** Fixed options for known names, so that their drawings never change; other names derive theirs. */
export const pinnedArt: ReadonlyMap<string, AzulejoOptions> = new Map<string, AzulejoOptions>([
  ['book', { layout: 'moderno', palette: 'sky', kind: 'arcos', width: 1000, height: 400 }],
  ['cta', { layout: 'porta', palette: 'cobalt', motifName: 'quadrifolio' }],
  ['news', { layout: 'moderno', palette: 'night', kind: 'arcos' }],
  ['svc-ecommerce', { layout: 'friso', palette: 'sky', kind: 'arcos', width: 800, height: 1000 }],
  [
    'svc-marketing',
    { layout: 'moderno', palette: 'ochre', kind: 'velas', width: 800, height: 1000 },
  ],
  ['svc-strategy', { layout: 'medalhao', palette: 'night', width: 800, height: 1000 }],
  ['order-setup', { palette: 'cobalt', kind: 'velas' }],
  ['case-brightside', { layout: 'friso', palette: 'sky' }],
  ['case-halden', { layout: 'janelas', palette: 'ochre', motifName: 'enxaquetado' }],
  ['case-kestrel', { layout: 'moderno', palette: 'cobalt', kind: 'misto' }],
  ['case-mare', { layout: 'escada', palette: 'roof' }],
  ['case-oliva', { layout: 'medalhao', palette: 'green' }],
  ['case-tinto', { layout: 'porta', palette: 'night', motifName: 'estrela' }],
  ['post-bank-account', { layout: 'porta', palette: 'ochre', motifName: 'enxaquetado' }],
  ['post-gdpr-ten-people', { layout: 'moderno', palette: 'green', kind: 'arcos' }],
  ['post-hiring-first', { layout: 'friso', palette: 'night' }],
  ['post-iva-oss', { layout: 'moderno', palette: 'ochre', kind: 'velas' }],
  ['post-lisbon-or-porto', { layout: 'escada', palette: 'ochre' }],
  ['post-three-numbers', { layout: 'friso', palette: 'cobalt' }],
  ['post-two-languages', { layout: 'medalhao', palette: 'night' }],
  ['post-unipessoal-or-branch', { layout: 'janelas', palette: 'sky' }],
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
