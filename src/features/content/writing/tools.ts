/** The tools of the bar, in their order. */
export const tools = [
  'bold',
  'italic',
  'strike',
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

/** The keys that are pressed with Ctrl or ⌘, `Shift+` before those with Shift. */
export const toolKeys: Readonly<Record<string, Tool>> = {
  B: 'bold',
  I: 'italic',
  K: 'link',
  'Shift+X': 'strike',
};
