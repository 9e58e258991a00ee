import type { BorderName } from './borders.ts';
import type { FigureName } from './figures.ts';
import type { ScenePaletteName } from './scene-palettes.ts';
import type { VaoOptions } from './vao.ts';

/** What a known picture shows. `painel` is one framed picture, `avulsa` one figure to a tile. */
export type SceneDescription = {
  kind: 'painel' | 'avulsa';
  figures: readonly FigureName[];
  palette: ScenePaletteName;
  border?: BorderName;
};

function painel(
  palette: ScenePaletteName,
  border: BorderName,
  ...figures: FigureName[]
): SceneDescription {
  return { kind: 'painel', figures, palette, border };
}

function avulsa(palette: ScenePaletteName, ...figures: FigureName[]): SceneDescription {
  return { kind: 'avulsa', figures, palette };
}

/** By the name of the picture; a name that is not here gets figures picked by its letters. */
export const sceneTable: ReadonlyMap<string, SceneDescription> = new Map([
  ['case-halden', painel('cobalt', 'onda', 'armchair', 'chair', 'lamp', 'stool', 'table')],
  ['case-kestrel', painel('night', 'dente', 'kestrel', 'bars', 'passport', 'clock', 'contract')],
  ['case-oliva', painel('green', 'petala', 'olive', 'oil', 'parcel', 'oil', 'bread')],
  ['case-mare', painel('sky', 'corda', 'house', 'bed', 'key', 'boat', 'book')],
  ['case-tinto', painel('ochre', 'arcada', 'scissors', 'pencil', 'badge', 'chair', 'spool')],
  [
    'case-brightside',
    painel('white', 'arcada', 'tooth', 'telephone', 'folder', 'padlock', 'ledger'),
  ],
  ['post-three-numbers', avulsa('white', 'badge', 'one', 'two', 'three')],
  ['post-unipessoal-or-branch', avulsa('green', 'branch', 'house', 'contract')],
  ['post-iva-oss', avulsa('sky', 'parcel', 'invoice', 'coin', 'card')],
  ['post-public-holidays', avulsa('ochre', 'calendar', 'umbrella', 'boat', 'bread')],
  ['post-lisbon-or-porto', avulsa('cobalt', 'tram', 'bridge', 'boat')],
  ['post-gdpr-ten-people', avulsa('night', 'padlock', 'folder', 'ledger', 'key')],
  ['post-bank-account', avulsa('ochre', 'bank', 'stamp', 'coin', 'passport')],
  ['post-certified-invoices', avulsa('cobalt', 'invoice', 'ledger', 'coin')],
  ['post-consent-and-numbers', avulsa('green', 'bars', 'padlock', 'lens')],
  ['post-two-languages', avulsa('sky', 'bubbles', 'lens', 'book')],
  ['post-hiring-first', avulsa('white', 'chair', 'badge', 'envelope', 'contract')],
  ['post-warehouse-lease', avulsa('cobalt', 'warehouse', 'key', 'contract', 'lorry')],
  ['post-friday-report', avulsa('night', 'report', 'bars', 'clock')],
  ['post-mb-way-multibanco', avulsa('sky', 'phone', 'card', 'coin')],
]);

/** Pictures for arched openings. */
export const vaoTable: ReadonlyMap<string, VaoOptions> = new Map<string, VaoOptions>([
  ['svc-ecommerce', { figures: ['parcel', 'phone', 'card'], palette: 'cobalt' }],
  ['svc-marketing', { figures: ['lighthouse', 'megaphone', 'lens'], palette: 'ochre' }],
  ['svc-strategy', { figures: ['rose', 'ledger', 'key'], palette: 'night' }],
  ['vao-envelope', { figures: ['envelope'], palette: 'cobalt' }],
  ['vao-slot', { figures: ['slot', 'report', 'clock'], palette: 'night' }],
  ['vao-leave', { figures: ['boat'], palette: 'sky' }],
  ['vao-left', { figures: ['door'], palette: 'white' }],
  ['vao-expired', { figures: ['clock', 'padlock'], palette: 'ochre' }],
]);
