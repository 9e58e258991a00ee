/** The tools of the bar, in their order. */
export const tools = [
  'bold',
  'italic',
  'heading',
  'link',
  'bullets',
  'numbers',
  'quote',
  'picture',
  'table',
  'note',
] as const;
export type Tool = (typeof tools)[number];

/** The keys that are pressed with Ctrl or ⌘. */
export const toolKeys: Readonly<Record<string, Tool>> = { b: 'bold', i: 'italic', k: 'link' };
