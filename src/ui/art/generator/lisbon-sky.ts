/** The hours of Lisbon's light that the door of the home page opens on. */
export const skyNames = ['dawn', 'day', 'dusk', 'lamp'] as const;
export type SkyName = (typeof skyNames)[number];

type Light = {
  bank: string;
  houses: string;
  river: string;
  glint: string;
  windows: string;
  stone: string;
  shade: string;
  lamp: string;
  glow: number;
};

/** The colours of what the light falls on. */
export const lights: Record<SkyName, Light> = {
  dawn: {
    bank: '#a98bb3',
    houses: '#7c6aa6',
    river: '#c9a9c0',
    glint: '#fde3bd',
    windows: 'none',
    stone: '#f6e4d3',
    shade: '#dcc0ac',
    lamp: '#dbe4fb',
    glow: 0,
  },
  day: {
    bank: '#7f9bd6',
    houses: '#5f7fc6',
    river: '#8fb0ee',
    glint: '#f7f8f5',
    windows: 'none',
    stone: '#efe9de',
    shade: '#d9cfbf',
    lamp: '#dbe4fb',
    glow: 0,
  },
  dusk: {
    bank: '#6b3f6e',
    houses: '#43305f',
    river: '#c46a4f',
    glint: '#f6cf8d',
    windows: '#f6cf8d',
    stone: '#f0d5b8',
    shade: '#cfa988',
    lamp: '#ffe2a0',
    glow: 0.55,
  },
  lamp: {
    bank: '#16245e',
    houses: '#0d1844',
    river: '#1b2f7c',
    glint: '#5f7fd0',
    windows: '#f3c15f',
    stone: '#d6c8b0',
    shade: '#a08f78',
    lamp: '#ffe2a0',
    glow: 1,
  },
};

const heavens: Record<SkyName, string> = {
  dawn: `<circle cx="232" cy="420" r="340" fill="#8fa3d8"/><circle cx="232" cy="420" r="250" fill="#b9a9d3"/><circle cx="232" cy="420" r="180" fill="#e3b3bd"/><circle cx="232" cy="420" r="120" fill="#f5c9a5"/><circle cx="232" cy="420" r="76" fill="#fbe0b4"/><circle cx="232" cy="420" r="38" fill="#e9875f"/>`,
  day: `<circle cx="345" cy="222" r="420" fill="#86a8ec"/><circle cx="345" cy="222" r="210" fill="#a3bef2"/><circle cx="345" cy="222" r="140" fill="#bdd1f6"/><circle cx="345" cy="222" r="86" fill="#d9e5fa"/><circle cx="345" cy="222" r="42" fill="#f6cf8d"/><circle cx="345" cy="222" r="32" fill="#eab24a"/><path d="M180 300a20 20 0 0 1 38-8 16 16 0 0 1 26 8zM268 356a15 15 0 0 1 28-6 12 12 0 0 1 20 6z" fill="#f7f8f5"/>`,
  dusk: `<circle cx="362" cy="424" r="360" fill="#2c3f93"/><circle cx="362" cy="424" r="270" fill="#6b4a93"/><circle cx="362" cy="424" r="196" fill="#b0567a"/><circle cx="362" cy="424" r="132" fill="#dc6a4a"/><circle cx="362" cy="424" r="84" fill="#f09a55"/><circle cx="362" cy="424" r="46" fill="#f8d48a"/>`,
  lamp: `<path fill="#0d1844" d="M160 110H440V460H160z"/><circle cx="366" cy="214" r="190" fill="#13225c"/><circle cx="366" cy="214" r="110" fill="#1b2e76"/><path d="M215 205l1.4 3.6 3.6 1.4-3.6 1.4-1.4 3.6-1.4-3.6-3.6-1.4 3.6-1.4zM262 160l1.4 3.6 3.6 1.4-3.6 1.4-1.4 3.6-1.4-3.6-3.6-1.4 3.6-1.4zM330 145l1.4 3.6 3.6 1.4-3.6 1.4-1.4 3.6-1.4-3.6-3.6-1.4 3.6-1.4zM246 257l1.4 3.6 3.6 1.4-3.6 1.4-1.4 3.6-1.4-3.6-3.6-1.4 3.6-1.4zM392 295l1.4 3.6 3.6 1.4-3.6 1.4-1.4 3.6-1.4-3.6-3.6-1.4 3.6-1.4zM300 227l1.4 3.6 3.6 1.4-3.6 1.4-1.4 3.6-1.4-3.6-3.6-1.4 3.6-1.4zM206 317l1.4 3.6 3.6 1.4-3.6 1.4-1.4 3.6-1.4-3.6-3.6-1.4 3.6-1.4zM352 335l1.4 3.6 3.6 1.4-3.6 1.4-1.4 3.6-1.4-3.6-3.6-1.4 3.6-1.4z" fill="#f7f8f5"/><circle cx="366" cy="214" r="34" fill="#f2ead6"/><circle cx="352" cy="206" r="30" fill="#1b2e76"/>`,
};

const bank = 'M160 446V424q40-30 84-16 30-26 70-8 40-18 68 4 30-10 58 8v34z';
const houses =
  'M178 444V418l9-6 9 6v26zM198 444V410l7-6 7 6v34zM214 444V422l10-6 10 6v22zM238 444V414l8-6 8 6v30zM256 444V424l11-6 11 6v20zM318 444V420l8-6 8 6v24zM336 444V412l10-6 10 6v32zM358 444V424l7-6 7 6v20zM374 444V408l9-6 9 6v36zM394 444V418l11-6 11 6v26zM418 444V412l7-6 7 6v32zM160 442h280v6H160z';
const windows =
  'M182 425h3v4h-3zM189 431h3v4h-3zM202 417h3v4h-3zM205 423h3v4h-3zM218 429h3v4h-3zM227 435h3v4h-3zM242 421h3v4h-3zM247 427h3v4h-3zM260 431h3v4h-3zM271 437h3v4h-3zM322 427h3v4h-3zM327 433h3v4h-3zM340 419h3v4h-3zM349 425h3v4h-3zM362 431h3v4h-3zM365 437h3v4h-3zM378 415h3v4h-3zM385 421h3v4h-3zM398 425h3v4h-3zM409 431h3v4h-3zM422 419h3v4h-3zM425 425h3v4h-3z';
const glints = 'M196 464h44M300 470h70M214 484h26M262 482h64M356 492h46M190 502h58M290 508h40';

/** The part of the door's 600 by 650 units that the opening shows. */
const opening = 'viewBox="176 132 248 458"';

/** Returns the view from the door over the river: sky, other bank and water, without the ferry. */
export function lisbonSky(name: SkyName): string {
  const light = lights[name];
  return `<svg xmlns="http://www.w3.org/2000/svg" ${opening}>${heavens[name]}<path d="${bank}" fill="${light.bank}"/><path d="${houses}" fill="${light.houses}"/><path d="${windows}" fill="${light.windows}"/><path d="M160 448h280v150H160z" fill="${light.river}"/><path d="${glints}" fill="none" stroke="${light.glint}" stroke-width="4"/></svg>`;
}

/** Returns the ferry that crosses the river. */
export function ferry(): string {
  return '<svg xmlns="http://www.w3.org/2000/svg" viewBox="206 436 74 46"><path fill="#c8552f" d="M206 468h74l-8 14h-58zM238 436h8v12h-8z"/><path fill="#f7f8f5" d="M218 456h46v12h-46zM226 448h26v8h-26z"/><path fill="#17318a" d="M222 460h5v4h-5zM231 460h5v4h-5zM240 460h5v4h-5zM249 460h5v4h-5z"/></svg>';
}
